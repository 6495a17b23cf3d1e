/** Entries of the history in the search box (B.search-box.34). */
export const RECENT_SEARCHES = 9

/**
 * The recent searches after another search: it is first, without duplicates, and at most nine are kept. The same array if nothing changes.
 */
export function withRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const trimmed = query.trim()
  if (trimmed === '' || searches[0] === trimmed) return searches
  return [trimmed, ...searches.filter((other) => other !== trimmed)].slice(0, RECENT_SEARCHES)
}
