import type { PictureModelFiles, PictureView } from '@gezhi/pictures'
import type { DatabaseSync } from 'node:sqlite'
import type { RecordInput } from './index-thread-protocol.ts'
import { openPictureIndex } from './picture-schema.ts'

/** The names of views by their numbers in the index. */
export const VIEWS: readonly PictureView['view'][] = ['whole', 'peeled', 'part']

/** A row of the index: one view of a picture. */
export interface PictureRow extends Pick<PictureView, 'view' | 'box' | 'shape' | 'colour'> {
  readonly signature: Uint32Array
}

/** A picture with its rows; none if there is nothing to compare. */
export interface DescribedPicture {
  readonly name: string
  /** Hash of its data and of what it shows. */
  readonly content: Uint8Array
  readonly phash: Uint8Array | null
  /** Why it has no rows. */
  readonly problem: string | null
  readonly rows: readonly PictureRow[]
}

/** The model of an index, stored in it: queries are described by the same. */
export interface IndexedModel extends PictureModelFiles {
  readonly id: string
  /** Numbers in its vectors of shape. */
  readonly dimensions: number
}

/** Writes the index of pictures: one record in one transaction, so that a killed process loses none and repeats at most one. */
export class PictureWriter {
  readonly #db: DatabaseSync

  constructor(file: string, { id, dimensions, network, mark, drawing }: IndexedModel) {
    this.#db = openPictureIndex(file)
    this.#db
      .prepare('INSERT OR IGNORE INTO model (id, dimensions, network, mark, drawing) VALUES (?, ?, ?, ?, ?)')
      .run(id, dimensions, network, mark, drawing)
    this.#db.exec('CREATE TEMP TABLE seen (record INTEGER PRIMARY KEY)')
  }

  close(): void {
    this.#db.close()
  }

  /** Writes a complete copy of the file to a new one. */
  copyTo(path: string): void {
    this.#db.prepare('VACUUM INTO ?').run(path)
  }

  version(kind: string): number | null {
    const row = this.#db.prepare('SELECT version FROM progress WHERE kind = ?').get(kind) as { version: number | null } | undefined
    return row?.version ?? null
  }

  begin(kind: string, total: number): void {
    this.#db.exec('DELETE FROM seen')
    this.#db
      .prepare(
        `INSERT INTO progress (kind, version, building, records, total) VALUES (?, NULL, 1, 0, ?)
          ON CONFLICT (kind) DO UPDATE SET building = 1, records = 0, total = excluded.total`,
      )
      .run(kind, total)
  }

  due(kind: string, records: readonly { readonly doc: string; readonly tag: string }[]): string[] {
    const find = this.#db.prepare('SELECT id, tag FROM record WHERE kind = ? AND doc = ?')
    const note = this.#db.prepare('INSERT OR IGNORE INTO seen (record) VALUES (?)')
    this.#db.prepare('UPDATE progress SET records = records + ? WHERE kind = ?').run(records.length, kind)
    return records.flatMap(({ doc, tag }) => {
      const known = find.get(kind, doc) as { id: number; tag: string } | undefined
      if (known?.tag !== tag) return [doc]
      note.run(known.id)
      return []
    })
  }

  /** A picture with the same content that was described before; null if there is none. */
  copyOf(name: string, content: Uint8Array): DescribedPicture | null {
    const known = this.#db.prepare('SELECT id, phash, problem FROM picture WHERE content = ? LIMIT 1').get(content) as
      | { id: number; phash: Uint8Array | null; problem: string | null }
      | undefined
    if (known === undefined) return null
    const rows = this.#db.prepare('SELECT view, box, shape, colour, signature FROM picture_row WHERE picture = ? ORDER BY id').all(known.id)
    return { name, content, phash: known.phash, problem: known.problem, rows: rows.map(storedRow) }
  }

  put({ kind, doc, tag, facts }: RecordInput, pictures: readonly DescribedPicture[]): number {
    return this.#transaction(() => {
      this.#remove('SELECT id FROM record WHERE kind = ? AND doc = ?', kind, doc)
      const { lastInsertRowid: record } = this.#db
        .prepare('INSERT INTO record (kind, doc, tag, date, country, status, type, owner, family) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(kind, doc, tag, facts.date, facts.country, facts.status, facts.type, facts.owner, facts.family)
      const code = this.#db.prepare('INSERT OR IGNORE INTO record_code (record, code) VALUES (?, ?)')
      for (const one of facts.codes) code.run(record, one)
      for (const picture of pictures) this.#putPicture(Number(record), picture)
      this.#db.prepare('INSERT OR IGNORE INTO seen (record) VALUES (?)').run(record)
      return pictures.filter(({ rows }) => rows.length > 0).length
    })
  }

  finish(kind: string, version: number): number {
    return this.#transaction(() => {
      const removed = this.#remove('SELECT id FROM record WHERE kind = ? AND id NOT IN (SELECT record FROM seen)', kind)
      this.#db.prepare('UPDATE progress SET version = ?, building = 0, total = records WHERE kind = ?').run(version, kind)
      return removed
    })
  }

  /** A full disk ends the transaction by itself: its error is thrown, not that of a second rollback. */
  #transaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #putPicture(record: number, { name, content, phash, problem, rows }: DescribedPicture): void {
    const { lastInsertRowid: picture } = this.#db
      .prepare('INSERT INTO picture (record, name, content, phash, problem) VALUES (?, ?, ?, ?, ?)')
      .run(record, name, content, phash, problem)
    const insert = this.#db.prepare('INSERT INTO picture_row (picture, view, box, shape, colour, signature) VALUES (?, ?, ?, ?, ?, ?)')
    for (const { view, box, shape, colour, signature } of rows) {
      insert.run(picture, VIEWS.indexOf(view), Uint8Array.from(box), bytesOf(shape), bytesOf(colour), bytesOf(signature))
    }
  }

  #remove(query: string, ...values: string[]): number {
    const ids = (this.#db.prepare(query).all(...values) as { id: number }[]).map(({ id }) => id)
    for (const id of ids) {
      this.#db.prepare('DELETE FROM picture_row WHERE picture IN (SELECT id FROM picture WHERE record = ?)').run(id)
      for (const table of ['picture', 'record_code']) this.#db.prepare(`DELETE FROM ${table} WHERE record = ?`).run(id)
      this.#db.prepare('DELETE FROM record WHERE id = ?').run(id)
    }
    return ids.length
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function storedRow(row: Record<string, unknown>): PictureRow {
  const { view, box, shape, colour, signature } = row as Record<string, Uint8Array> & { view: number }
  return {
    view: VIEWS[view]!,
    box: [box![0]!, box![1]!, box![2]!, box![3]!],
    shape: new Int8Array(shape!),
    colour: new Int8Array(colour!),
    signature: new Uint32Array(Uint8Array.from(signature!).buffer),
  }
}
