import type { FaultyRow } from './read-batch.ts'

/** What became of a list. */
export interface MatchedBatch {
  readonly field: 'pn' | 'APCS'
  /** Publication numbers (of what is not published its application, `listedAs`), or names. */
  readonly values: readonly string[]
  readonly errors: readonly FaultyRow[]
  readonly total: number
  /** Rows that say what an earlier one said. */
  readonly repeated: number
}
