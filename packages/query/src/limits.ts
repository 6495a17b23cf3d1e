/**
 * Limits of a query. Each is well above what professional queries contain (lists of a thousand alternatives, a hundred truncated words)
 * and low enough that the worst query within all of them takes an engine seconds, not minutes.
 */
export const QUERY_LIMITS = {
  /** Length of a query in UTF-16 units. */
  length: 10_000,
  /** Words, phrases, patterns, values and ranges. One under several value fields counts for each of them. */
  terms: 2000,
  /** Alternatives into which patterns expand: one per pattern, doubled by each `#` between Chinese characters. */
  patterns: 200,
  /** Proximity operators and FREQ: each is evaluated on the texts of the documents. */
  positions: 200,
  /** Tokens of one word or phrase: words of an alphabet, or Chinese characters. */
  phrase: 200,
  /** Wildcards in one pattern. */
  wildcards: 6,
  /** Nested brackets that affect the parse. */
  nesting: 64,
} as const
