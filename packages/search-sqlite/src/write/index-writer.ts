import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { planBatch, type Change, type SourceProgress, type WriteCounts } from '@gezhi/search'
import { packForwardRow, readForwardRow } from '../storage/forward-row.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { fieldNumbers } from '../storage/stored-fields.ts'
import { packColumnEntry } from '../storage/column-row.ts'
import { lastOfDate } from '../storage/row-id.ts'
import { readStatus } from '../storage/index-status.ts'
import { unpackRecord, type RecordBlobs } from '../storage/stored-record.ts'
import { ByteWriter } from '../storage/varint.ts'
import { DictionaryWriter } from './dictionary-writer.ts'
import { storedValues, visitFields, type PreparedRecord, type StoredValues } from './prepared-record.ts'
import { ReadingsWriter } from './readings-writer.ts'
import { RowIdCounter } from './row-id-counter.ts'
import { VocabularyWriter } from './vocabulary-writer.ts'

/** Readers that are further behind than this number of changes reload everything. */
const MAX_CACHED_CHANGES = 200_000

/** Bytes of words waiting to be written. */
const MAX_STORED_WORDS = 32_000_000

/** The stored state of a record before the batch. */
interface Stored {
  readonly docNo: number
  readonly rowId: number
  readonly hash: Uint8Array
}

interface Put extends PreparedRecord {
  readonly docNo: number
  readonly rowId: number
}

/** The only writer of one index file. */
export class IndexWriter {
  readonly layout: IndexLayout
  /** What is taken from it to be read elsewhere is written before the batch ends; what is not is read then. */
  readonly readings: ReadingsWriter
  readonly #db: DatabaseSync
  readonly #isLive: boolean
  /** Numbers of the fields of the layout. */
  readonly #fields: readonly number[]
  readonly #dictionary: DictionaryWriter
  readonly #vocabulary: VocabularyWriter
  readonly #rowIds: RowIdCounter
  readonly #bytes = new ByteWriter()
  readonly #words: [rowId: number, ...columns: (Uint8Array | string)[]][] = []
  #wordsLength = 0
  /** Never assigned again, even if its document was removed in the same batch: another operation may still refer to it. */
  #lastDocNo: number
  #version = 0
  #hasChanged = false
  readonly #statements: ReturnType<typeof prepareStatements>

  /**
   * `isLive`: readers follow this index while it is written, every batch is durable. Otherwise all batches are one transaction that
   * `finish` ends, and an error of the disk ends the build.
   */
  constructor(db: DatabaseSync, layout: IndexLayout, isLive: boolean) {
    this.#db = db
    this.layout = layout
    this.#isLive = isLive
    const numbers = fieldNumbers(db, layout.fields)
    this.#fields = layout.fields.map(({ name }) => numbers.get(name)!)
    this.readings = new ReadingsWriter(db)
    const [byPinyin = ''] = layout.kind.suggestFields
    const names = numbers.get(byPinyin)
    this.#dictionary = new DictionaryWriter(db, (field, id, value) => {
      if (field === names) this.readings.add(field, id, value)
    })
    this.#vocabulary = new VocabularyWriter(db, this.readings)
    this.#rowIds = new RowIdCounter(db)
    this.#statements = prepareStatements(db, layout.columns)
    this.#lastDocNo = (db.prepare('SELECT max(doc_no) AS last FROM documents').get() as { last: number | null }).last ?? 0
  }

  /** Begins a batch. */
  begin(): void {
    if (!this.#db.isTransaction) this.#db.exec('BEGIN IMMEDIATE')
    this.#version = readStatus(this.#db).version + 1
    this.#hasChanged = false
    this.#vocabulary.begin()
  }

  /** Writes a part of the batch. Puts come before deletes; a record may occur again in a later part. */
  apply(puts: readonly PreparedRecord[], deletes: readonly string[]): WriteCounts {
    const { changes, counts } = planBatch(puts, deletes, (docId) => this.#find(docId), sameBytes)
    if (changes.length > 0) this.#apply(changes)
    return counts
  }

  /** Ends the batch, together with the position reached in a source. */
  end(progress: SourceProgress | undefined): void {
    if (this.#hasChanged) this.#statements.addMeta.run(1, 'version')
    if (progress !== undefined) this.#saveProgress(progress)
    if (!this.#isLive) return
    this.#writeWords()
    this.#vocabulary.flush()
    this.readings.flush()
    this.#trimChanges()
    this.#db.exec('COMMIT')
  }

  /** Rolls back the batch; while an index is built, the whole build. */
  takeBack(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
    this.#words.length = this.#wordsLength = 0
    this.#dictionary.forget()
    this.#vocabulary.forget()
    this.readings.forget()
  }

  /** Writes what was only counted in memory while an index was built. */
  finish(): void {
    if (!this.#db.isTransaction) this.#db.exec('BEGIN')
    this.#writeWords()
    this.#vocabulary.flush()
    this.readings.flush()
    this.#db.exec('COMMIT')
  }

  #find(docId: string): Stored | null {
    const row = this.#statements.find.get(docId) as { doc_no: number; row_id: number; hash: Uint8Array } | undefined
    return row === undefined ? null : { docNo: row.doc_no, rowId: row.row_id, hash: row.hash }
  }

  #saveProgress({ source, position, rejected, done }: SourceProgress): void {
    this.#statements.saveProgress.run(source, position, rejected ?? null, done ? 1 : 0)
  }

  #apply(changes: readonly Change<Stored, PreparedRecord>[]): void {
    this.#hasChanged = true
    // Before rows are removed: one that a record keeps would seem to be free.
    const puts = changes.flatMap(({ before, after }): Put[] =>
      after === null ? [] : [{ ...after, docNo: before?.docNo ?? ++this.#lastDocNo, rowId: this.#rowIdFor(after.address, before) }],
    )
    for (const { before } of changes) if (before !== null) this.#remove(before)
    for (const put of puts.toSorted((a, b) => a.rowId - b.rowId)) this.#put(put)
    const grown = puts.length - changes.filter((change) => change.before !== null).length
    this.#statements.addMeta.run(grown, 'documents')
  }

  #rowIdFor(address: number, before: Stored | null): number {
    const keepsRow = before !== null && before.rowId >= address && before.rowId <= lastOfDate(address)
    return keepsRow ? before.rowId : this.#rowIds.next(address)
  }

  #put(put: Put): void {
    const { docNo, rowId, docId, hash, blobs } = put
    this.#statements.putDocument.run(docNo, rowId, docId, hash, blobs.front, blobs.body)
    this.#putTexts(put)
    this.#statements.putColumns.run(rowId, docNo, this.#columnRow(put.values))
    this.#visitNumbers(put.values, (field, value) => this.#statements.putNumber.run(field, value, rowId))
    if (this.#isLive) this.#statements.logChange.run(this.#version, rowId)
  }

  #putTexts({ docNo, rowId, columns }: Put): void {
    const { textColumns } = this.layout.kind
    this.#vocabulary.beginDocument()
    const rows = columns.map(({ column, head, words }) => ({
      column,
      head,
      tokens: this.#vocabulary.idsOf(words, textColumns[column]?.asWritten),
    }))
    for (const { compounds } of columns) for (const parts of compounds) this.#vocabulary.compound(parts)
    this.#vocabulary.count(
      rows.map(({ tokens }) => tokens),
      1,
    )
    this.#storeWords(rowId, columns)
    this.#statements.putForward.run(docNo, packForwardRow(rows))
  }

  /**
   * FTS5 flushes its memory whenever a statement opens a savepoint, such as `INSERT OR REPLACE` into a table with an index: words written
   * between other inserts cost four times as much, so they wait until the others are done. It also flushes at every row id that is not
   * larger than the last, so they are written in sorted order.
   */
  #storeWords(rowId: number, columns: PreparedRecord['columns']): void {
    const words: (Uint8Array | string)[] = this.layout.columns.map(() => '')
    for (const column of columns) words[column.column] = column.words
    this.#words.push([rowId, ...words])
    this.#wordsLength += words.reduce((length, text) => length + text.length, 0)
    if (this.#wordsLength > MAX_STORED_WORDS) this.#writeWords()
  }

  #writeWords(): void {
    const rows = this.#words.splice(0).toSorted((a, b) => a[0] - b[0])
    for (const row of rows) this.#statements.putWords.run(...row)
    this.#wordsLength = 0
  }

  #removeTexts({ docNo, rowId }: Stored): void {
    if (this.#words.length > 0) this.#writeWords()
    const { data } = this.#statements.forward.get(docNo) as { data: Uint8Array }
    const columns = readForwardRow(data, this.layout.allPlaces)
    this.#vocabulary.count(
      Array.from(columns.values(), (column) => column.tokens),
      -1,
    )
    this.#statements.removeForward.run(docNo)
    this.#statements.removeWords.run(rowId)
  }

  #remove(stored: Stored): void {
    const { docNo, rowId } = stored
    const old = unpackRecord(this.#statements.record.get(docNo) as unknown as RecordBlobs)
    this.#visitNumbers(storedValues(this.layout, old), (field, value) => this.#statements.removeNumber.run(field, value, rowId))
    this.#removeTexts(stored)
    this.#statements.removeColumns.run(rowId)
    this.#statements.removeDocument.run(docNo)
    if (this.#isLive) this.#statements.logChange.run(this.#version, rowId)
  }

  #visitNumbers(values: StoredValues, visit: (field: number, value: string) => void): void {
    visitFields(values, (place, start, end) => {
      if (this.layout.fields[place]!.store !== 'numbers') return
      for (let i = start; i < end; i++) visit(this.#fields[place]!, String(values[i]))
    })
  }

  #columnRow(values: StoredValues): Uint8Array {
    visitFields(values, (place, start, end) => {
      const { store } = this.layout.fields[place]!
      if (store === 'numbers') return
      const field = this.#fields[place]!
      const found: number[] = []
      for (let i = start; i < end; i++) {
        const value = values[i]!
        found.push(store === 'numeric' ? Number(value) : this.#dictionary.id(field, String(value)))
      }
      packColumnEntry(this.#bytes, field, found)
    })
    return this.#bytes.take()
  }

  #trimChanges(): void {
    const { oldest, count } = this.#statements.changes.get() as { oldest: number | null; count: number }
    if (oldest === null || count <= MAX_CACHED_CHANGES) return
    this.#statements.dropChanges.run(oldest)
    this.#statements.setMeta.run(oldest, 'changes_from')
  }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

function prepareStatements(db: DatabaseSync, columns: readonly string[]): Record<StatementName, StatementSync> {
  const marks = ['?', ...columns.map(() => '?')].join(', ')
  return {
    find: db.prepare('SELECT doc_no, row_id, hash FROM documents WHERE doc_id = ?'),
    record: db.prepare('SELECT front, body FROM documents WHERE doc_no = ?'),
    putDocument: db.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)'),
    removeDocument: db.prepare('DELETE FROM documents WHERE doc_no = ?'),
    putWords: db.prepare(`INSERT OR REPLACE INTO words(rowid, ${columns.join(', ')}) VALUES (${marks})`),
    forward: db.prepare('SELECT data FROM forward WHERE doc_no = ?'),
    putForward: db.prepare('INSERT OR REPLACE INTO forward VALUES (?, ?)'),
    removeForward: db.prepare('DELETE FROM forward WHERE doc_no = ?'),
    removeWords: db.prepare('DELETE FROM words WHERE rowid = ?'),
    putColumns: db.prepare('INSERT OR REPLACE INTO columns VALUES (?, ?, ?)'),
    removeColumns: db.prepare('DELETE FROM columns WHERE row_id = ?'),
    putNumber: db.prepare('INSERT OR REPLACE INTO numbers VALUES (?, ?, ?)'),
    removeNumber: db.prepare('DELETE FROM numbers WHERE field = ? AND value = ? AND row_id = ?'),
    logChange: db.prepare('INSERT OR REPLACE INTO changes VALUES (?, ?)'),
    changes: db.prepare('SELECT min(version) AS oldest, count(*) AS count FROM changes'),
    dropChanges: db.prepare('DELETE FROM changes WHERE version <= ?'),
    saveProgress: db.prepare('INSERT OR REPLACE INTO sources VALUES (?, ?, ?, ?)'),
    addMeta: db.prepare('UPDATE meta SET value = value + ? WHERE key = ?'),
    setMeta: db.prepare('UPDATE meta SET value = ? WHERE key = ?'),
  }
}

type StatementName =
  | 'find'
  | 'record'
  | 'putDocument'
  | 'removeDocument'
  | 'putWords'
  | 'forward'
  | 'putForward'
  | 'removeForward'
  | 'removeWords'
  | 'putColumns'
  | 'removeColumns'
  | 'putNumber'
  | 'removeNumber'
  | 'logChange'
  | 'changes'
  | 'dropChanges'
  | 'saveProgress'
  | 'addMeta'
  | 'setMeta'
