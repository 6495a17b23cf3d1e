import type { IndexColumns } from './index-columns.ts'

/** Marks that are compared for one pass at most; those that share the most are compared. */
const MAX_CANDIDATES = 4000

/** Finds marks that share enough of a query's features. Holds eight bytes for each mark of the index. */
export class CandidateCollector {
  readonly #columns: IndexColumns
  readonly #shared: Uint32Array
  readonly #touched: Uint32Array

  constructor(columns: IndexColumns) {
    this.#columns = columns
    this.#shared = new Uint32Array(columns.statuses.length)
    this.#touched = new Uint32Array(columns.statuses.length)
  }

  /** Adds the marks of a bucket to `found`. */
  addBucket(bucket: number, found: Set<number>): void {
    const { bucketStarts, postings } = this.#columns
    const end = Math.min(bucketStarts[bucket + 1]!, bucketStarts[bucket]! + MAX_CANDIDATES)
    for (let at = bucketStarts[bucket]!; at < end; at++) found.add(postings[at]!)
  }

  /**
   * Adds to `found` the marks for which `isEnough` is true of the number of positions in which they share a bucket with the query. At
   * most 32 positions are counted.
   */
  addShared(positions: readonly (readonly number[])[], isEnough: (shared: number, mark: number) => boolean, found: Set<number>): void {
    const touched = this.#mark(positions)
    const enough: { mark: number; shared: number }[] = []
    for (let at = 0; at < touched; at++) {
      const mark = this.#touched[at]!
      const shared = bitCount(this.#shared[mark]!)
      this.#shared[mark] = 0
      if (isEnough(shared, mark)) enough.push({ mark, shared })
    }
    if (enough.length > MAX_CANDIDATES) enough.sort((a, b) => b.shared - a.shared)
    for (const { mark } of enough.slice(0, MAX_CANDIDATES)) found.add(mark)
  }

  /** Sets a bit for each position a mark shares; returns the number of marks with any. */
  #mark(positions: readonly (readonly number[])[]): number {
    const { bucketStarts, postings } = this.#columns
    let touched = 0
    for (const [position, buckets] of positions.slice(0, 32).entries()) {
      const bit = 1 << position
      for (const bucket of buckets) {
        const end = bucketStarts[bucket + 1]!
        for (let at = bucketStarts[bucket]!; at < end; at++) {
          const mark = postings[at]!
          if (this.#shared[mark] === 0) this.#touched[touched++] = mark
          this.#shared[mark]! |= bit
        }
      }
    }
    return touched
  }
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
