/** Entries of the history in the search box (B.search-box.34). */
export const RECENT_SEARCHES = 9

/** Numbers of earlier runs that a search keeps. */
const MAX_EARLIER = 20

/** A search of this browser. */
export interface RecentSearch {
  readonly query: string
  /** The number by which queries name it (`#12`): of its last run (G213). */
  readonly line: number
  /** Its numbers before, newest first: they still name it. */
  readonly earlier: readonly number[]
}

/**
 * The recent searches after another search: it is first, under a new number, without duplicates, and at most nine are stored. The same
 * array if nothing changes.
 */
export function withRecentSearch(searches: readonly RecentSearch[], query: string): readonly RecentSearch[] {
  const trimmed = query.trim()
  if (trimmed === '' || searches[0]?.query === trimmed) return searches
  const before = searches.find((search) => search.query === trimmed)
  const earlier = before === undefined ? [] : [before.line, ...before.earlier].slice(0, MAX_EARLIER)
  // The first has the highest number.
  const search = { query: trimmed, line: (searches[0]?.line ?? 0) + 1, earlier }
  return [search, ...searches.filter((other) => other !== before)].slice(0, RECENT_SEARCHES)
}

/** Stored searches of any version, newest first: a plain query has no number yet. Others are ignored. */
export function readRecentSearches(stored: unknown): readonly RecentSearch[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown, index): RecentSearch[] => {
    if (typeof one === 'string') return [{ query: one, line: stored.length - index, earlier: [] }]
    return isRecentSearch(one) ? [one] : []
  })
}

function isRecentSearch(one: unknown): one is RecentSearch {
  if (typeof one !== 'object' || one === null || !('query' in one && 'line' in one && 'earlier' in one)) return false
  return typeof one.query === 'string' && Number.isInteger(one.line) && Array.isArray(one.earlier) && one.earlier.every(Number.isInteger)
}
