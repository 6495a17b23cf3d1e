/**
 * What a query may ask of an engine at most. Each limit is well above what professional queries hold (lists of a thousand alternatives,
 * a hundred truncated words) and low enough that the worst query within all of them costs an engine seconds, not minutes.
 */
export const QUERY_LIMITS = {
  /** Length of a query in UTF-16 units. */
  length: 10_000,
  /** Words, phrases, patterns, values and ranges. One under several fields of values counts for each of them. */
  terms: 2000,
  /** Alternatives that patterns are looked up as: one a pattern, twice as many with each `#` between Chinese characters. */
  patterns: 200,
  /** Proximity operators and FREQ: each is decided on the texts of the documents themselves. */
  positions: 200,
  /** Tokens of one word or phrase: words of an alphabet, or characters of Chinese. */
  phrase: 200,
  /** Wildcards in one pattern. */
  wildcards: 6,
  /** Brackets within each other that say something. */
  nesting: 64,
} as const
