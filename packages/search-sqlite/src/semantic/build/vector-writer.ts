import { foldIn, quantized, weightedTermVector } from '@gezhi/semantic'
import { rowsOf, type LearnedModel } from '@gezhi/search/semantic'
import { readTermVector } from '../term-vectors/term-vector-row.ts'
import { readMeta, writeMeta } from '../store/semantic-meta.ts'
import { vectorTable } from '../store/semantic-schema.ts'
import { readModel, writeModel, type StoredModel } from '../store/stored-model.ts'
import { packVector } from '../store/vector-row.ts'
import type { BuildFiles, OnDone } from './term-vector-writer.ts'

const CHUNK = 2000

/** A document without a vector, and the input of its vector. */
export interface VectorlessDocument {
  readonly docNo: number
  readonly packed: Uint8Array
}

/** Stores a model whose vectors are to be computed: searches continue with the previous one until `switchToNextModel`. */
export function beginModel({ store, db }: BuildFiles, model: StoredModel): void {
  db.exec('BEGIN IMMEDIATE')
  writeModel(store, model)
  db.exec(`CREATE TABLE ${vectorTable(model.number)} (doc_no INTEGER PRIMARY KEY, data BLOB NOT NULL)`)
  writeMeta(store, { nextModel: model.number })
  db.exec('COMMIT')
}

/** An unused model number. */
export function freeModelNumber({ store }: Pick<BuildFiles, 'store'>): number {
  return (store('SELECT coalesce(max(number), 0) + 1 AS number FROM models').get() as { number: number }).number
}

/** Computes the missing vectors of a learned model. */
export function foldInAll(files: BuildFiles, model: number, onDone: OnDone): void {
  const { learned } = readModel(files.store, model)
  if (learned === null) return
  const { documents } = readMeta(files.store)
  const vectorOf = toVectors(learned)
  let done = vectorCount(files, model)
  for (let last = -1; ;) {
    const next = vectorless(files, model, last, CHUNK)
    if (next.length === 0) break
    putVectors(
      files,
      model,
      next.map(({ docNo, packed }) => ({ docNo, vector: vectorOf(packed) })),
    )
    last = next.at(-1)!.docNo
    onDone((done += next.length), documents)
  }
}

/** Documents after `after` without a vector of a model, by number. */
export function vectorless({ store }: BuildFiles, model: number, after: number, limit: number): VectorlessDocument[] {
  const sql = `SELECT doc_no AS docNo, data AS packed FROM bags WHERE doc_no > ? AND doc_no NOT IN (SELECT doc_no FROM ${vectorTable(model)}) ORDER BY doc_no LIMIT ?`
  return store(sql).all(after, limit) as unknown as VectorlessDocument[]
}

/** Stores vectors of a model in one transaction. */
export function putVectors({ store, db }: BuildFiles, model: number, vectors: readonly { docNo: number; vector: Float32Array }[]): void {
  db.exec('BEGIN IMMEDIATE')
  const put = store(`INSERT OR REPLACE INTO ${vectorTable(model)} VALUES (?, ?)`)
  for (const { docNo, vector } of vectors) put.run(docNo, packVector(quantized(vector)))
  writeMeta(store, { version: readMeta(store).version + 1 })
  db.exec('COMMIT')
}

/** Number of vectors of a model. */
export function vectorCount({ store }: Pick<BuildFiles, 'store'>, model: number): number {
  return (store(`SELECT count(*) AS count FROM ${vectorTable(model)}`).get() as { count: number }).count
}

/** Replaces the previous model, which is removed, by the one whose vectors are complete. */
export function switchToNextModel({ store, db }: BuildFiles): void {
  const { model, nextModel, version } = readMeta(store)
  if (nextModel === null) return
  db.exec('BEGIN IMMEDIATE')
  if (model !== null) {
    store('DELETE FROM models WHERE number = ?').run(model)
    db.exec(`DROP TABLE ${vectorTable(model)}`)
  }
  writeMeta(store, { model: nextModel, nextModel: null, version: version + 1 })
  db.exec('COMMIT')
}

function toVectors(learned: LearnedModel): (packed: Uint8Array) => Float32Array {
  const rowOf = rowsOf(learned)
  return (packed) => foldIn(weightedTermVector(readTermVector(packed), rowOf, learned.inverse), learned)
}
