import { useMemo } from 'react'
import { createStore, useStore } from '../../store/create-store.ts'
import { readStored, writeStored } from '../../storage/browser-storage.ts'
import { readRecentSearches, withRecentSearch, type RecentSearch } from './with-recent-search.ts'

// The visitor's own searches stay in this browser; they are not sent anywhere.
const KEY = 'gezhi.recentSearches'

const searches = createStore(readSearches())

// Another tab of the product searched.
addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) searches.set(readSearches())
})

/** Adds a query at the top of the recent searches. */
export function rememberSearch(query: string): void {
  const next = withRecentSearch(searches.get(), query)
  if (next === searches.get()) return
  writeStored(KEY, JSON.stringify(next))
  searches.set(next)
}

/** Forgets all of them. */
export function forgetSearches(): void {
  writeStored(KEY, null)
  searches.set([])
}

/** The searches of this browser with their numbers, the newest first, at most nine. */
export function useNumberedSearches(): readonly RecentSearch[] {
  return useStore(searches)
}

/** The queries searched last in this browser, the newest first, at most nine. */
export function useRecentSearches(): readonly string[] {
  const recent = useNumberedSearches()
  return useMemo(() => recent.map(({ query }) => query), [recent])
}

function readSearches(): readonly RecentSearch[] {
  try {
    return readRecentSearches(JSON.parse(readStored(KEY) ?? '[]'))
  } catch {
    return []
  }
}
