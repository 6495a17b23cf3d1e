import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../storage/browser-storage.ts'
import { withRecentSearch } from './with-recent-search.ts'

// The visitor's own searches stay in this browser; nothing of it is sent anywhere.
const KEY = 'gezhi.recentSearches'

const listeners = new Set<() => void>()
let searches = readSearches()

// Another tab of the product searched.
addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) show(readSearches())
})

/** Puts a query in front of the recent searches. */
export function rememberSearch(query: string): void {
  const next = withRecentSearch(searches, query)
  if (next === searches) return
  writeStored(KEY, JSON.stringify(next))
  show(next)
}

/** Forgets all of them. */
export function forgetSearches(): void {
  writeStored(KEY, null)
  show([])
}

/** The queries searched last in this browser, the newest first, at most nine. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, () => searches)
}

function show(next: readonly string[]): void {
  searches = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : []
  } catch {
    return []
  }
}
