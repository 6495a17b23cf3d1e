/** Own searches that are offered while typing. */
const MAX_OFFERED = 2
/** A single character occurs in most of them. */
const SHORTEST = 2

/** Own queries that contain what is typed, those that begin with it first, otherwise in the given order; without the text itself. Pure. */
export function ownSearches(queries: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase()
  if (text.length < SHORTEST) return []
  const found = [...new Set(queries)].filter((query) => query.toLowerCase().includes(text) && query.toLowerCase() !== text)
  const begins = (query: string) => query.toLowerCase().startsWith(text)
  return [...found.filter(begins), ...found.filter((query) => !begins(query))].slice(0, MAX_OFFERED)
}
