import { COUNTS_IN_BLOCK } from '../../storage/word-forms.ts'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** Number of term vectors with each term, by term id; in shared memory. */
export function readTermDocuments(prepare: PreparedStatements): Uint32Array {
  const rows = prepare('SELECT block, counts FROM term_documents ORDER BY block').all() as { block: number; counts: Uint8Array }[]
  const counts = new Uint32Array(new SharedArrayBuffer(((rows.at(-1)?.block ?? -1) + 1) * COUNTS_IN_BLOCK * 4))
  for (const row of rows) counts.set(new Uint32Array(row.counts.slice().buffer), row.block * COUNTS_IN_BLOCK)
  return counts
}

/** Counts the term vectors with each term, for the single writer. */
export class TermDocuments {
  #counts: Uint32Array
  readonly #changed = new Set<number>()

  constructor(prepare: PreparedStatements) {
    this.#counts = readTermDocuments(prepare)
  }

  get counts(): Uint32Array {
    return this.#counts
  }

  /** One more term vector (or, with -1, one less) contains these terms. */
  count(terms: Iterable<number>, change: 1 | -1): void {
    for (const term of terms) {
      if (term >= this.#counts.length) this.#grow(term)
      this.#counts[term]! += change
      this.#changed.add(Math.floor(term / COUNTS_IN_BLOCK))
    }
  }

  /** Writes what changed. Call it inside a transaction. */
  flush(prepare: PreparedStatements): void {
    const put = prepare('INSERT OR REPLACE INTO term_documents VALUES (?, ?)')
    for (const block of this.#changed) {
      const counts = this.#counts.slice(block * COUNTS_IN_BLOCK, (block + 1) * COUNTS_IN_BLOCK)
      put.run(block, new Uint8Array(counts.buffer))
    }
    this.#changed.clear()
  }

  #grow(term: number): void {
    const grown = new Uint32Array(Math.ceil((term + 1) / COUNTS_IN_BLOCK) * COUNTS_IN_BLOCK * 2)
    grown.set(this.#counts)
    this.#counts = grown
  }
}
