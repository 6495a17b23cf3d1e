/** Entries of the history in the search box (B.search-box.34). */
export const RECENT_SEARCHES = 9

/** The recent searches after one more: it stands first, once, and the oldest beyond nine are gone. The same list when nothing changes. */
export function withRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const trimmed = query.trim()
  if (trimmed === '' || searches[0] === trimmed) return searches
  return [trimmed, ...searches.filter((other) => other !== trimmed)].slice(0, RECENT_SEARCHES)
}
