import { emptyBits } from '../column.ts'
import { bitCount } from '../hit-set.ts'
import type { IndexConnection } from '../index-connection.ts'
import type { Snapshot } from '../snapshot.ts'
import { PostingFormatError } from './posting-format-error.ts'
import { Postings } from './postings.ts'
import { readStructure } from './segments.ts'

/** Words compared with FTS5, and the documents they may be in: enough for several pages, few enough to take no time. */
const COMPARED = 2
const MAX_COMPARED_ROWS = 5000

/** Opens the postings of each version of one index, unless FTS5 stores them in a way that is not known: then there are none. */
export class KnownPostings {
  readonly #connection: IndexConnection
  #isKnown: boolean | null = null
  #current: { readonly snapshot: Snapshot; readonly structure: Uint8Array; readonly postings: Postings } | null = null

  constructor(connection: IndexConnection) {
    this.#connection = connection
  }

  /** The postings of a version, null if they cannot be decoded. */
  of(snapshot: Snapshot): Postings | null {
    if (this.#isKnown === false) return null
    return this.tried(() => {
      const structure = readStructure(this.#connection)
      const current = this.#current
      // A merge changes only the structure.
      if (current?.snapshot === snapshot && Buffer.compare(current.structure, structure) === 0) return current.postings
      const postings = new Postings(this.#connection, snapshot, structure)
      if (this.#isKnown === null) this.#compare(postings, snapshot)
      this.#isKnown = true
      this.#current = { snapshot, structure, postings }
      return postings
    })
  }

  /** The result of decoding postings; null, and none are decoded any more, if they are not as known. */
  tried<T>(work: () => T): T | null {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof PostingFormatError)) throw error
      this.#isKnown = false
      this.#current = null
      return null
    }
  }

  /** Forgets the postings of the last version. */
  clear(): void {
    this.#current = null
  }

  #compare(postings: Postings, { rowIds }: Snapshot): void {
    for (const word of this.#wordsToCompare()) {
      const bits = emptyBits(rowIds.length)
      postings.collect({ word, isPrefix: false, columns: null }, bits, Infinity)
      const { numbers, size } = this.#connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [`"${word}"`])
      const areEqual = size === bitCount(bits) && numbers.subarray(0, size).every((rowId) => isSet(bits, postings.runs.ordinalOf(rowId)))
      if (!areEqual) throw new PostingFormatError(`other rows of the word ${word}`)
    }
  }

  /** The most frequent of the earliest words that are not in too many documents. */
  #wordsToCompare(): string[] {
    const row = this.#connection.prepare('SELECT block, counts FROM term_counts ORDER BY block LIMIT 1').get() as
      | { block: number; counts: Uint8Array }
      | undefined
    if (row === undefined) return []
    const counts = new Uint32Array(row.counts.slice().buffer)
    const first = row.block * counts.length
    const ids = [...counts.keys()].filter((id) => counts[id]! > 0 && counts[id]! <= MAX_COMPARED_ROWS)
    const chosen = ids.sort((a, b) => counts[b]! - counts[a]!).slice(0, COMPARED)
    const find = this.#connection.prepare('SELECT term FROM vocabulary WHERE id = ?')
    return chosen.flatMap((id) => (find.get(first + id) as { term: string } | undefined)?.term ?? [])
  }
}

function isSet(bits: Uint32Array, ordinal: number): boolean {
  return ordinal >= 0 && (bits[ordinal >>> 5]! & (1 << (ordinal & 31))) !== 0
}
