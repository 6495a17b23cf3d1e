import type { LearnedModel } from '@gezhi/search/semantic'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** A model whose vectors are in a store. */
export interface StoredModel {
  readonly number: number
  readonly id: string
  readonly dimensions: number
  readonly sample: number | null
  /** By the term ids of the index, in shared memory; null for an external model. */
  readonly learned: LearnedModel | null
}

interface ModelRow {
  readonly number: number
  readonly id: string
  readonly dimensions: number
  readonly sample: number | null
  readonly terms: Uint8Array | null
  readonly inverse: Uint8Array | null
  readonly directions: Uint8Array | null
}

/** A model by its number. Throws if the store does not contain it. */
export function readModel(prepare: PreparedStatements, number: number): StoredModel {
  const { terms, inverse, directions, ...row } = prepare('SELECT * FROM models WHERE number = ?').get(number) as unknown as ModelRow
  const learned =
    terms === null || inverse === null || directions === null
      ? null
      : {
          dimensions: row.dimensions,
          terms: new Int32Array(shared(terms)),
          inverse: new Float32Array(shared(inverse)),
          rows: new Float32Array(shared(directions)),
        }
  return { ...row, learned }
}

/** Stores a model. Call it inside a transaction. */
export function writeModel(prepare: PreparedStatements, { number, id, dimensions, sample, learned }: StoredModel): void {
  const blobs = learned === null ? [null, null, null] : [bytes(learned.terms), bytes(learned.inverse), bytes(learned.rows)]
  prepare('INSERT OR REPLACE INTO models VALUES (?, ?, ?, ?, ?, ?, ?)').run(number, id, dimensions, sample, ...blobs)
}

/** A blob in memory that threads can share. */
export function shared(blob: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(blob.byteLength)
  new Uint8Array(buffer).set(blob)
  return buffer
}

/** A copy of an array as a blob. */
export function bytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength).slice()
}
