/** Longest query, in UTF-16 units as the server counts them (B.search-box.24). */
export const LONGEST_QUERY = 10_000

export type QueryProblem = 'empty' | 'tooLong'

/** What keeps a text from being searched for, null when nothing does. What is wrong inside a query the server says, with its place. */
export function queryProblem(text: string): QueryProblem | null {
  if (text.trim() === '') return 'empty'
  return text.length > LONGEST_QUERY ? 'tooLong' : null
}
