import type { DatabaseSync } from 'node:sqlite'
import type { IndexLayout } from '../../storage/index-layout.ts'
import { readIdentity, readStatus } from '../../storage/index-status.ts'
import { ByteWriter } from '../../storage/varint.ts'
import { packTermVector, readTermVector } from '../term-vectors/term-vector-row.ts'
import { textTermVector } from '../term-vectors/text-term-vector.ts'
import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { TermTable } from '../terms/term-table.ts'
import { readMeta, writeMeta, type SemanticMeta } from '../store/semantic-meta.ts'
import { vectorTable } from '../store/semantic-schema.ts'
import { TermDocuments } from '../store/term-documents.ts'

const CHUNK = 2000

/** Two connections: the read-only index, and the store. */
export interface BuildFiles {
  readonly layout: IndexLayout
  readonly index: PreparedStatements
  readonly store: PreparedStatements
  readonly db: DatabaseSync
}

/** Called with the number of finished and of all documents; may throw to stop, completed work is preserved. */
export type OnDone = (done: number, total: number) => void

/**
 * Updates the term vectors of a store: creates those of new and changed documents, removes those of deleted ones together with their
 * vectors.
 */
export function updateTermVectors(files: BuildFiles, onDone: OnDone): void {
  startOver(files)
  const { store, index } = files
  const meta = readMeta(store)
  const version = versionOf(index)
  const from = (index("SELECT value FROM meta WHERE key = 'changes_from'").get() as { value: number }).value
  if (meta.indexVersion < 0 || meta.indexVersion < from) readAll(files, meta.readingVersion ?? version, meta.readTo, onDone)
  else if (meta.indexVersion < version) readChanged(files, meta.indexVersion, version, onDone)
  removeGone(files)
}

/** Number of documents whose term vectors are outdated. */
export function waitingDocuments({ index, store }: Omit<BuildFiles, 'db' | 'layout'>): number {
  const meta = readMeta(store)
  const { documents, version } = readStatusOf(index)
  if (!belongs(meta, index) || meta.indexVersion < 0) return documents
  if (meta.indexVersion >= version) return 0
  return (index('SELECT count(DISTINCT row_id) AS count FROM changes WHERE version > ?').get(meta.indexVersion) as { count: number }).count
}

/** Whether a store belongs to this index and not to a later state of it, as after restoring a backup. */
export function belongs(meta: SemanticMeta, index: PreparedStatements): boolean {
  return meta.index !== null && meta.index === readIdentity({ prepare: index }) && meta.indexVersion <= versionOf(index)
}

/** Data of another index is useless except for the lexicon. */
function startOver({ index, store, db }: BuildFiles): void {
  const meta = readMeta(store)
  if (belongs(meta, index)) return
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'vectors_%'").all() as { name: string }[]
  db.exec('BEGIN')
  for (const { name } of tables) db.exec(`DROP TABLE ${name}`)
  db.exec('DELETE FROM bags; DELETE FROM term_documents; DELETE FROM models')
  const none = { indexVersion: -1, readingVersion: null, readTo: -1, documents: 0, totalLength: 0, model: null, nextModel: null }
  writeMeta(store, { ...none, index: readIdentity({ prepare: index }), version: meta.version + 1 })
  db.exec('COMMIT')
}

function readAll(files: BuildFiles, version: number, after: number, onDone: OnDone): void {
  const { documents } = readStatusOf(files.index)
  const next = files.index(`SELECT doc_no FROM forward WHERE doc_no > ? ORDER BY doc_no LIMIT ${CHUNK}`)
  const writer = new TermVectorWriter(files)
  let done = (files.store('SELECT count(*) AS count FROM bags WHERE doc_no <= ?').get(after) as { count: number }).count
  for (let last = after; ; onDone(done, documents)) {
    const numbers = (next.all(last) as { doc_no: number }[]).map((row) => row.doc_no)
    if (numbers.length === 0) break
    last = numbers.at(-1)!
    writer.write(numbers, { readingVersion: version, readTo: last })
    done += numbers.length
  }
  writer.write([], { indexVersion: version, readingVersion: null, readTo: -1 })
}

function readChanged(files: BuildFiles, since: number, version: number, onDone: OnDone): void {
  const sql = 'SELECT DISTINCT doc_no FROM changes JOIN columns USING (row_id) WHERE version > ? ORDER BY doc_no'
  const numbers = (files.index(sql).all(since) as { doc_no: number }[]).map((row) => row.doc_no)
  const writer = new TermVectorWriter(files)
  for (let from = 0; from < numbers.length; from += CHUNK) {
    writer.write(numbers.slice(from, from + CHUNK), {})
    onDone(Math.min(numbers.length, from + CHUNK), numbers.length)
  }
  writer.write([], { indexVersion: version })
}

/** Removed documents are detected only by their number. */
function removeGone(files: BuildFiles): void {
  const { documents } = readStatusOf(files.index)
  if (readMeta(files.store).documents <= documents) return
  const there = new Set((files.index('SELECT doc_no FROM columns').all() as { doc_no: number }[]).map((row) => row.doc_no))
  const known = (files.store('SELECT doc_no FROM bags').all() as { doc_no: number }[]).map((row) => row.doc_no)
  new TermVectorWriter(files).remove(known.filter((docNo) => !there.has(docNo)))
}

function versionOf(index: PreparedStatements): number {
  return readStatusOf(index).version
}

function readStatusOf(index: PreparedStatements): { documents: number; version: number } {
  return readStatus({ prepare: index })
}

class TermVectorWriter {
  readonly #files: BuildFiles
  readonly #terms: TermTable
  readonly #counts: TermDocuments
  readonly #bytes = new ByteWriter()
  readonly #vectorTables: readonly string[]
  #documents = 0
  #length = 0

  constructor(files: BuildFiles) {
    this.#files = files
    this.#terms = new TermTable(files.index)
    this.#counts = new TermDocuments(files.store)
    const { model, nextModel } = readMeta(files.store)
    this.#vectorTables = [model, nextModel].flatMap((number) => (number === null ? [] : vectorTable(number)))
  }

  /** Recomputes the term vectors of these documents, in one transaction with the state of the store. */
  write(numbers: readonly number[], meta: Parameters<typeof writeMeta>[1]): void {
    this.#transaction(meta, () => {
      const forward = this.#files.index('SELECT data FROM forward WHERE doc_no = ?')
      for (const docNo of numbers) {
        const row = forward.get(docNo) as { data: Uint8Array } | undefined
        if (row !== undefined) this.#put(docNo, row.data)
      }
    })
  }

  remove(numbers: readonly number[]): void {
    this.#transaction({}, () => {
      for (const docNo of numbers) this.#forget(docNo, this.#stored(docNo))
    })
  }

  #put(docNo: number, row: Uint8Array): void {
    const termVector = textTermVector(this.#files.layout, this.#terms, row)
    const data = packTermVector(this.#bytes, termVector)
    const old = this.#stored(docNo)
    if (old !== null && Buffer.compare(old, data) === 0) return
    if (old !== null) this.#forget(docNo, old)
    this.#files.store('INSERT OR REPLACE INTO bags VALUES (?, ?)').run(docNo, data)
    this.#counts.count(termVector.terms, 1)
    this.#documents++
    this.#length += termVector.length
  }

  #forget(docNo: number, data: Uint8Array | null): void {
    if (data === null) return
    const { terms, length } = readTermVector(data)
    this.#counts.count(terms, -1)
    this.#documents--
    this.#length -= length
    for (const table of this.#vectorTables) this.#files.store(`DELETE FROM ${table} WHERE doc_no = ?`).run(docNo)
    this.#files.store('DELETE FROM bags WHERE doc_no = ?').run(docNo)
  }

  #stored(docNo: number): Uint8Array | null {
    return (this.#files.store('SELECT data FROM bags WHERE doc_no = ?').get(docNo) as { data: Uint8Array } | undefined)?.data ?? null
  }

  #transaction(meta: Parameters<typeof writeMeta>[1], work: () => void): void {
    const { store, db } = this.#files
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      const { version, documents, totalLength } = readMeta(store)
      const sums = { documents: documents + this.#documents, totalLength: totalLength + this.#length }
      this.#counts.flush(store)
      writeMeta(store, { version: version + 1, ...sums, ...meta })
      db.exec('COMMIT')
      this.#documents = this.#length = 0
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
}
