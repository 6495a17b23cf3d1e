import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useRecentSearches } from '../../../search-state/recent/recent-searches.ts'
import { stateOf } from '../../../search-state/saved/saved-search.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { ownSearches } from './own-searches.ts'

/** Stored searches that are looked through. */
const SIZE = 50

/** Queries of the user's stored searches, for a guest of those of this browser, that contain what is typed; none for kinds without a history. */
export function useOwnSearches(kind: SearchableKind, typed: string): readonly string[] {
  const hasHistory = kind.storesHistory === true
  const isUser = useSessionUser() !== null
  const language = useLanguage()
  const ofBrowser = useRecentSearches()
  const { data = [] } = useQuery({
    ...callQuery(language, 'library', 'listRecentHistory', { size: SIZE }),
    enabled: hasHistory && isUser && typed.trim() !== '',
    staleTime: 60_000,
    retry: false,
  })
  if (!hasHistory) return []
  const plain = data.filter((search) => {
    const { mode, filters } = stateOf(kind, search)
    return mode === null && filters.length === 0
  })
  return ownSearches(isUser ? plain.map(({ searchStrategy }) => searchStrategy) : ofBrowser, typed)
}
