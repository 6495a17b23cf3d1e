import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Increase it when tables change: an older file is emptied, and the pictures are described again. */
const SCHEMA_VERSION = 3

const TABLES = `
  CREATE TABLE model (
    id TEXT PRIMARY KEY,
    dimensions INTEGER NOT NULL,
    network TEXT,
    mark BLOB,
    drawing BLOB
  ) STRICT;
  CREATE TABLE record (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    doc TEXT NOT NULL,
    tag TEXT NOT NULL,
    date INTEGER,
    country TEXT NOT NULL,
    status TEXT,
    type TEXT,
    owner TEXT,
    family TEXT,
    UNIQUE (kind, doc)
  ) STRICT;
  CREATE TABLE record_code (record INTEGER NOT NULL, code TEXT NOT NULL, PRIMARY KEY (record, code)) STRICT, WITHOUT ROWID;
  CREATE INDEX code_record ON record_code (code, record);
  CREATE TABLE picture (
    id INTEGER PRIMARY KEY,
    record INTEGER NOT NULL,
    name TEXT NOT NULL,
    content BLOB NOT NULL,
    phash BLOB,
    problem TEXT
  ) STRICT;
  CREATE INDEX picture_record ON picture (record);
  CREATE INDEX picture_content ON picture (content);
  CREATE TABLE picture_row (
    id INTEGER PRIMARY KEY,
    picture INTEGER NOT NULL,
    view INTEGER NOT NULL,
    box BLOB NOT NULL,
    shape BLOB NOT NULL,
    colour BLOB NOT NULL,
    signature BLOB NOT NULL
  ) STRICT;
  CREATE INDEX row_picture ON picture_row (picture);
  CREATE TABLE progress (
    kind TEXT PRIMARY KEY,
    version INTEGER,
    building INTEGER NOT NULL,
    records INTEGER NOT NULL,
    total INTEGER NOT NULL
  ) STRICT;
`

/**
 * Opens the file of the index of pictures for writing and creates it if it is missing. Rows lost with the machine's power are described
 * again: the file is only derived from records. Throws if it cannot be opened.
 */
export function openPictureIndex(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    prepareTables(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function prepareTables(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000;')
  if (versionOf(db) !== SCHEMA_VERSION) {
    const tables = ['model', 'record', 'record_code', 'picture', 'picture_row', 'progress']
    db.exec(`BEGIN IMMEDIATE; ${tables.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')}
      ${TABLES} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
  }
}

/** Opens it for searches; null if there is none of this version yet. */
export function readPictureIndex(file: string): DatabaseSync | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    if (versionOf(db) === SCHEMA_VERSION) return db
    db.close()
    return null
  } catch {
    // Missing, unfinished or damaged: it is built again.
    return null
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26])

/** An index was damaged and removed: it is built again. Known by its name where it comes from a thread. */
export class DamagedIndexError extends Error {
  override readonly name = 'DamagedIndexError'
}

/** Runs work on the file of an index. A damaged one is closed and removed, and `DamagedIndexError` is thrown. */
export async function removeIfDamaged<Result>(work: () => Result | Promise<Result>, close: () => string | null): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode === undefined || !DAMAGED.has(errcode & 0xff)) throw error
    const file = close()
    for (const suffix of ['', '-wal', '-shm']) if (file !== null) rmSync(file + suffix, { force: true })
    throw new DamagedIndexError(`The damaged image index is built again: ${(error as Error).message}`, { cause: error })
  }
}

function versionOf(db: DatabaseSync): number {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  return version
}
