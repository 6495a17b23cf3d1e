import type { NgramTable } from '@gezhi/semantic'
import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { bytes, shared } from './stored-model.ts'

/** The stored table of character runs in shared memory; null before anything was learned. */
export function readNgrams(prepare: PreparedStatements): NgramTable | null {
  const row = prepare('SELECT keys, counts, total FROM ngrams').get() as { keys: Uint8Array; counts: Uint8Array; total: number } | undefined
  return row === undefined
    ? null
    : { keys: new Float64Array(shared(row.keys)), counts: new Uint32Array(shared(row.counts)), total: row.total }
}

/** Replaces the stored table. Call it inside a transaction. */
export function writeNgrams(prepare: PreparedStatements, { keys, counts, total }: NgramTable): void {
  prepare('DELETE FROM ngrams').run()
  prepare('INSERT INTO ngrams VALUES (?, ?, ?)').run(bytes(keys), bytes(counts), total)
}
