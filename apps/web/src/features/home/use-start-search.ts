import { ApiError } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { chosenDatabases } from '../../search-state/chosen-databases.ts'
import { EMPTY_SEARCH, toAddressParams } from '../../search-state/search-state.ts'
import { boxRequest } from './search-box/box-request.ts'
import { LONGEST_QUERY } from './search-box/query-problem.ts'
import { expandableWords, SYNONYMS, withSynonyms } from './search-box/smart-expansion.ts'
import { isPatentNumber } from './patent-number.ts'

/** ms the list is waited for before its page is opened all the same. */
const PATIENCE = 1000

/** Starts a search: the number of a patent that is here opens it, everything else opens the result list. */
export function useStartSearch(): (query: string, how?: { readonly expands: boolean }) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  const queries = useQueryClient()

  const findPatent = async (number: string): Promise<string | null> => {
    try {
      const patent = await queries.query(callQuery(language, 'patents', 'searchDetail', { publication_number: number }))
      return patent.publication_number ?? patent.id
    } catch (error) {
      // Not found, or no answer at all: the result list then says what is the matter.
      if (error instanceof ApiError || error instanceof TypeError || error instanceof DOMException) return null
      throw error
    }
  }
  const start = async (typed: string, expands: boolean) => {
    const id = isPatentNumber(typed) ? await findPatent(typed) : null
    if (id) return navigate({ to: '/searchDetail', search: { id } })
    const query = expands ? await expanded(typed) : typed
    const databases = chosenDatabases()
    const first = queries.query(callQuery(language, 'search', 'searchPatents', boxRequest(query, databases)))
    await inTime(first, PATIENCE)
    await navigate({ to: '/resultList', search: toAddressParams({ ...EMPTY_SEARCH, query, databases }) })
  }
  return (query, { expands } = { expands: false }) => void start(query, expands)
}

/** The words with their synonyms (G65); as they were where these cannot be had in time. */
async function expanded(text: string): Promise<string> {
  const words = expandableWords(text)
  if (words.length === 0) return text
  const found = await inTime(apiClient.keywords.expandKeywords({ word: words.join(','), count: SYNONYMS }), PATIENCE)
  return found === null ? text : withSynonyms(text, words, found, LONGEST_QUERY)
}

/** What is answered in time; null where it is not, or fails: whoever searches is led on, and the list says what is the matter. */
async function inTime<Answer>(answer: Promise<Answer>, time: number): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), time))
  return Promise.race([answer.catch(() => null), late])
}
