import { ApiError, type ExpandedWord, type FoundNumber } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { apiClient } from '../../api/api-client.ts'
import { callQuery, namedCallQuery } from '../../api/call-query.ts'
import { installation } from '../../installation/installation.ts'
import { kindQuery } from '../../kinds/kind-query.ts'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { rejectsGuests } from '../../kinds/rejects-guests.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { chosenDatabases } from '../../search-state/chosen-databases.ts'
import { ALL_DATABASES } from '../../search-state/databases.ts'
import { listQuery } from '../../search-state/list-query.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { openPurchaseDialog } from '../../session/purchase-dialog.ts'
import { saveLoginRedirect } from '../../session/after-login.ts'
import { sessionUser } from '../../session/session-store.ts'
import { boxRequest } from './search-box/box-request.ts'
import { LONGEST_QUERY } from './search-box/query-problem.ts'
import { expandableWords, SYNONYMS, withSynonyms } from './search-box/smart-expansion.ts'

/** How a search is started. */
export interface Start {
  /** With the synonyms of its words (G65). */
  readonly expands?: boolean
  /** The synonyms shown to the user; null while they are loading. */
  readonly expansion?: readonly ExpandedWord[] | null
  /** The searched kind; default the first. */
  readonly kind?: SearchableKind
}

/** ms to wait for the list before its page is opened anyway. */
const MAX_WAIT = 1000

/** Starts a search: the number of an existing record opens it, everything else opens the result list. */
export function useStartSearch(): (query: string, how?: Start) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  const queries = useQueryClient()
  const router = useRouter()

  const find = async (kind: SearchableKind, number: string): Promise<string | null> => {
    try {
      if (!(await kind.language.load()).isNumber(number)) return null
      if (kind.calls.numbers !== undefined) return onlyRecord(await queries.query(kindQuery(language, kind, 'numbers', { text: number })))
      const { domain, name, parameter } = kind.calls.record
      return kind.pageId(await queries.query(namedCallQuery<object, object>(language, domain, name, { [parameter]: number })))
    } catch (error) {
      // Not found, or no response: the result list then shows the problem.
      if (error instanceof ApiError || error instanceof TypeError || error instanceof DOMException) return null
      throw error
    }
  }
  /** The rule for guests (G15); after the login the list opens. */
  const sendToLogin = async (kind: SearchableKind, query: string) => {
    const { href } = router.buildLocation({ to: kind.pages.list, search: toAddressParams(newSearch(kind, { query })) as never })
    await navigate({ to: '/login' })
    saveLoginRedirect(href)
  }
  /** Whether the limit of the box applies to the user (G15); not if that cannot be found out. */
  const lacksMembership = async () => {
    if (installation().access === 'open') return false
    const entitlements = queries.query({ ...callQuery(language, 'accounts', 'listEntitlements', {}), staleTime: 0 })
    return (await inTime(entitlements, MAX_WAIT))?.role === 'free'
  }
  const start = async (typed: string, { expands = false, expansion = null, kind = FIRST_KIND }: Start) => {
    if (rejectsGuests(kind) && sessionUser() === null) return sendToLogin(kind, typed)
    if (kind.box.membersOnly && (await lacksMembership())) {
      // What a membership opens, and where the kind is searched without one, is below the dialog.
      openPurchaseDialog()
      return navigate({ to: '/vipIndex', search: { for: kind.name } as never })
    }
    const id = /\d/.test(typed) ? await find(kind, typed) : null
    if (id) return navigate({ to: kind.pages.record, search: { id } as never })
    const query = expands ? await expanded(typed, expansion) : typed
    const databases = kind.databases ? chosenDatabases() : ALL_DATABASES
    const first = queries.query(listQuery(language, { kind, mode: null }, boxRequest(kind, query, databases)))
    await inTime(first, MAX_WAIT)
    await navigate({ to: kind.pages.list, search: toAddressParams(newSearch(kind, { query, databases })) as never })
  }
  return (query, how = {}) => void start(query, how)
}

/** The page of a number's only record; null for no or several publications. */
function onlyRecord({ numberList }: { readonly numberList: readonly FoundNumber[] }): string | null {
  const records = numberList.flatMap((number) => number.records)
  return records.length === 1 ? records[0]!.id : null
}

/** The words with their synonyms (G65); unchanged if these do not arrive in time. */
async function expanded(text: string, shown: readonly ExpandedWord[] | null): Promise<string> {
  const words = expandableWords(text)
  if (words.length === 0) return text
  const found =
    shown ?? (await inTime(apiClient.search.expandKeywords({ word: words.join(','), count: SYNONYMS, equivalent: true }), MAX_WAIT))
  return found === null ? text : withSynonyms(text, words, found, LONGEST_QUERY)
}

/** The answer if it arrives in time; null otherwise or on failure: the search proceeds, and the list displays the problem. */
async function inTime<Answer>(answer: Promise<Answer>, time: number): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), time))
  return Promise.race([answer.catch(() => null), late])
}
