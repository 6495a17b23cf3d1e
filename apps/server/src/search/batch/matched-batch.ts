import type { InvalidRow } from './read-batch.ts'

/** A list with its matches. */
export interface MatchedBatch {
  readonly field: 'pn' | 'APCS'
  /** Publication numbers (for unpublished patents the application, `listedAs`), or names. */
  readonly values: readonly string[]
  readonly errors: readonly InvalidRow[]
  readonly total: number
  /** Number of duplicate rows. */
  readonly repeated: number
}
