/** Longest query, in UTF-16 units as the server counts them (B.search-box.24). */
export const LONGEST_QUERY = 10_000

export type QueryProblem = 'empty' | 'tooLong'

/** Why a text cannot be searched, null if it can. Errors within a query are reported by the server, with positions. */
export function queryProblem(text: string): QueryProblem | null {
  if (text.trim() === '') return 'empty'
  return text.length > LONGEST_QUERY ? 'tooLong' : null
}
