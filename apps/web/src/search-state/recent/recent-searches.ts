import { createStore, useStore } from '../../store/create-store.ts'
import { readStored, writeStored } from '../../storage/browser-storage.ts'
import { withRecentSearch } from './with-recent-search.ts'

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

/** The queries searched last in this browser, the newest first, at most nine. */
export function useRecentSearches(): readonly string[] {
  return useStore(searches)
}

function readSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : []
  } catch {
    return []
  }
}
