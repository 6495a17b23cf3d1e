import type { DatabaseSync } from 'node:sqlite'
import { statSync } from 'node:fs'
import { COLOUR_DIMENSIONS, openPictureModel, signatureWords, type PictureModel, type RowVectors } from '@gezhi/pictures'
import { throwIfCancelled } from '@gezhi/threads'
import { acceptedRecords } from './accepted-records.ts'
import { readPictureIndex } from './picture-schema.ts'
import { VIEWS, type IndexedModel } from './picture-writer.ts'
import type { IndexProgress, PictureFilters } from './search-thread-protocol.ts'

/** ms between two loads of signatures while the index is written. */
const LOAD_EVERY = 10_000

/** After so many rows a cancelled search ends. */
const CHECKED_ROWS = 1000

/** The rows of a kind in memory: signatures, and where their vectors are. */
export interface SignatureTable {
  readonly signatures: Uint32Array
  /** Ids of the rows in the file, ascending. */
  readonly ids: Int32Array
  readonly records: Int32Array
}

/** A found picture in the file. */
export interface StoredPicture {
  readonly picture: number
  readonly record: number
  readonly doc: string
  readonly name: string
  readonly content: Uint8Array
  readonly phash: Uint8Array | null
  /** The owners of a mark, and the family of a patent; null where unknown. */
  readonly owner: string | null
  readonly family: string | null
}

interface LoadedTable {
  readonly table: SignatureTable
  readonly dataVersion: number
  readonly loadedAt: number
}

/** Rows of a table that is being loaded; they are the first ones of it. */
interface LoadingTable {
  readonly table: SignatureTable
  readonly dataVersion: number
  size: number
}

/** Reads the index of pictures: signatures of a kind in memory, everything else from the file. */
export class PictureReader {
  readonly file: string
  readonly #db: DatabaseSync
  readonly #inode: number
  readonly #stored: IndexedModel
  #model: Promise<PictureModel | null> | null = null
  readonly #tables = new Map<string, LoadedTable>()
  readonly #loading = new Map<string, LoadingTable>()
  readonly #progress = new Map<string, { readonly progress: IndexProgress; readonly readAt: number }>()

  private constructor(file: string, db: DatabaseSync, stored: IndexedModel) {
    this.file = file
    this.#db = db
    this.#stored = stored
    this.#inode = inodeOf(file)
  }

  /** Null if there is no index yet. */
  static open(file: string): PictureReader | null {
    const db = readPictureIndex(file)
    const stored = db?.prepare('SELECT id, dimensions, network, mark, drawing FROM model').get() as IndexedModel | undefined
    if (db !== null && stored !== undefined) return new PictureReader(file, db, stored)
    db?.close()
    return null
  }

  /**
   * The model that described these pictures, and describes those searched for. Null if the files of a network were replaced: its pictures are
   * described again. Built-in models of another version of the program differ little; they are used until that is done. Rejects if files are gone.
   */
  model(): Promise<PictureModel | null> {
    const { id, network } = this.#stored
    this.#model ??= openPictureModel(this.#stored).then((model) => (network === null || model.id === id ? model : null))
    return this.#model
  }

  get modelId(): string {
    return this.#stored.id
  }

  /** Names of the kinds of records that were begun. */
  kinds(): string[] {
    return (this.#db.prepare('SELECT kind FROM progress ORDER BY kind').all() as { kind: string }[]).map(({ kind }) => kind)
  }

  /** Whether the file was not replaced or removed since it was opened. */
  isCurrent(): boolean {
    return inodeOf(this.file) === this.#inode
  }

  close(): void {
    this.#db.close()
  }

  /** Signatures of a kind; while pictures are being described they may be ten seconds old. Cancelled, it continues with the next call. */
  table(kind: string): SignatureTable {
    const { data_version: dataVersion } = this.#db.prepare('PRAGMA data_version').get() as { data_version: number }
    const loaded = this.#tables.get(kind)
    const isRecent = loaded !== undefined && Date.now() - loaded.loadedAt < LOAD_EVERY && this.progress(kind).building
    if (loaded !== undefined && (loaded.dataVersion === dataVersion || isRecent)) return loaded.table
    const table = this.#load(kind, dataVersion)
    this.#tables.set(kind, { table, dataVersion, loadedAt: Date.now() })
    return table
  }

  /** The rows whose records pass filters, one bit per row; null if all do. */
  accepted(kind: string, table: SignatureTable, filters: PictureFilters, visible: readonly string[] | null): Uint32Array | null {
    const records = acceptedRecords(this.#db, kind, filters, visible)
    if (records === null) return null
    const bits = new Uint32Array(Math.ceil(table.ids.length / 32))
    for (let row = 0; row < table.ids.length; row += 1) {
      if (row % CHECKED_ROWS === 0) throwIfCancelled()
      if (records.has(table.records[row]!)) bits[row >> 5]! |= 1 << (row & 31)
    }
    return bits
  }

  /** The vectors of rows by their numbers in a table. Rows removed meanwhile are zeros, which resemble nothing. */
  vectors({ ids, records }: SignatureTable, rows: Int32Array): RowVectors {
    const { dimensions } = this.#stored
    const shapes = new Int8Array(rows.length * dimensions)
    const colours = new Int8Array(rows.length * COLOUR_DIMENSIONS)
    const pictures = new Float64Array(rows.length)
    const parts = new Uint8Array(rows.length)
    const find = this.#db.prepare('SELECT picture, view, shape, colour FROM picture_row WHERE id = ?')
    rows.forEach((row, at) => {
      if (at % CHECKED_ROWS === 0) throwIfCancelled()
      const found = find.get(ids[row]!) as { picture: number; view: number; shape: Uint8Array; colour: Uint8Array } | undefined
      if (found === undefined) return
      shapes.set(found.shape, at * dimensions)
      colours.set(found.colour, at * COLOUR_DIMENSIONS)
      pictures[at] = found.picture
      parts[at] = VIEWS[found.view] === 'part' ? 1 : 0
    })
    return { shapes, colours, pictures, records: rows.map((row) => records[row]!), parts }
  }

  /** The view and the box of a row. */
  row({ ids }: SignatureTable, row: number): { view: (typeof VIEWS)[number]; box: readonly number[] } | null {
    const found = this.#db.prepare('SELECT view, box FROM picture_row WHERE id = ?').get(ids[row]!) as
      | { view: number; box: Uint8Array }
      | undefined
    return found === undefined ? null : { view: VIEWS[found.view]!, box: [...found.box] }
  }

  /** A picture with its record; null if it was removed. */
  picture(id: number): StoredPicture | null {
    const found = this.#db
      .prepare(
        `SELECT p.id AS picture, p.record, r.doc, p.name, p.content, p.phash, r.owner, r.family FROM picture p JOIN record r ON r.id = p.record WHERE p.id = ?`,
      )
      .get(id)
    return (found as unknown as StoredPicture | undefined) ?? null
  }

  /** The ids of the pictures of a record whose files exist and can be decoded. */
  names(record: number): string[] {
    const rows = this.#db.prepare(`SELECT name FROM picture WHERE record = ? AND ifnull(problem, 'PICTURE_BLANK') = 'PICTURE_BLANK'`)
    return (rows.all(record) as { name: string }[]).map(({ name }) => name)
  }

  /** The facts of a record as pairs of field and value. */
  facts(record: number): [field: string, value: string][] {
    const { country, status, type, date } = this.#db.prepare('SELECT country, status, type, date FROM record WHERE id = ?').get(record) as {
      country: string
      status: string | null
      type: string | null
      date: number | null
    }
    const codes = this.#db.prepare('SELECT code FROM record_code WHERE record = ?').all(record) as { code: string }[]
    const pairs: [string, string | null][] = [
      ['country', country],
      ['status', status],
      ['type', type],
      ['year', date === null ? null : String(date).slice(0, 4)],
      ...codes.map(({ code }): [string, string] => [code.split(' ')[0]!, topClass(code)]),
    ]
    return pairs.filter((pair): pair is [string, string] => pair[1] !== null)
  }

  /** Whether a record has one of these classes, or one below it: `vienna 27.05` and `vienna 27.05.01`. */
  hasCode(record: number, codes: readonly string[]): boolean {
    const own = this.#db.prepare('SELECT code FROM record_code WHERE record = ?').all(record) as { code: string }[]
    return own.some(({ code }) => codes.some((one) => code === one || code.startsWith(`${one}.`)))
  }

  /** At most ten seconds old. */
  progress(kind: string): IndexProgress {
    const known = this.#progress.get(kind)
    if (known !== undefined && Date.now() - known.readAt < LOAD_EVERY) return known.progress
    const progress = this.#countPictures(kind)
    this.#progress.set(kind, { progress, readAt: Date.now() })
    return progress
  }

  #countPictures(kind: string): IndexProgress {
    const row = this.#db.prepare('SELECT building, records, total FROM progress WHERE kind = ?').get(kind) as
      | { building: number; records: number; total: number }
      | undefined
    const counts = this.#db
      .prepare(`SELECT count(*) AS pictures, count(p.problem) AS skipped FROM picture p JOIN record r ON r.id = p.record WHERE r.kind = ?`)
      .get(kind) as { pictures: number; skipped: number }
    return {
      building: row?.building !== 0,
      pictures: counts.pictures - counts.skipped,
      skipped: counts.skipped,
      records: row?.records ?? 0,
      recordsTotal: row?.total ?? 0,
    }
  }

  #load(kind: string, dataVersion: number): SignatureTable {
    const words = signatureWords(this.#stored.dimensions)
    const begun = this.#loading.get(kind)
    const loading = begun?.dataVersion === dataVersion ? begun : this.#beginLoading(kind, dataVersion, words)
    this.#loading.set(kind, loading)
    const { signatures, ids, records } = loading.table
    const rows = this.#db
      .prepare(
        `SELECT w.id, p.record, w.signature FROM picture_row w JOIN picture p ON p.id = w.picture JOIN record r ON r.id = p.record
          WHERE r.kind = ? AND w.id > ? ORDER BY w.id`,
      )
      .iterate(kind, loading.size === 0 ? -1 : ids[loading.size - 1]!) as IterableIterator<{
      id: number
      record: number
      signature: Uint8Array
    }>
    for (const { id, record, signature } of rows) {
      // Rows added since they were counted are loaded next time.
      if (loading.size === ids.length) break
      ids[loading.size] = id
      records[loading.size] = record
      signatures.set(new Uint32Array(Uint8Array.from(signature).buffer), loading.size * words)
      loading.size += 1
      if (loading.size % CHECKED_ROWS === 0) throwIfCancelled()
    }
    this.#loading.delete(kind)
    return {
      signatures: signatures.subarray(0, loading.size * words),
      ids: ids.subarray(0, loading.size),
      records: records.subarray(0, loading.size),
    }
  }

  #beginLoading(kind: string, dataVersion: number, words: number): LoadingTable {
    const { count } = this.#db
      .prepare(
        `SELECT count(*) AS count FROM picture_row w JOIN picture p ON p.id = w.picture JOIN record r ON r.id = p.record WHERE r.kind = ?`,
      )
      .get(kind) as { count: number }
    const table = { signatures: new Uint32Array(count * words), ids: new Int32Array(count), records: new Int32Array(count) }
    return { table, dataVersion, size: 0 }
  }
}

/** Changes when a file is replaced by another; -1 without a file. */
function inodeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? -1
}

/** `locarno 06-01` → `06`, `vienna 27.05.01` → `27`, `nice 09` → `09`. */
function topClass(code: string): string {
  return (code.split(' ')[1] ?? '').split(/[-.]/)[0]!
}
