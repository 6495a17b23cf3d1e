import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Rises with every change of the stores below; a store of another layout is thrown away, for all of it can be worked out again. */
const SEMANTIC_SCHEMA = 1

/**
 * What semantic search keeps beside an index, in a file of its own: everything here is worked out of the index by a job, and an index
 * is whole without it. `termVectors`, `vectors_…` and `models` speak of the document numbers and token ids of one index, whose identity is in `meta`;
 * `lexicon` holds words and outlives it.
 */
const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE bags (doc_no INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE term_documents (block INTEGER PRIMARY KEY, counts BLOB NOT NULL);
CREATE TABLE models (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL, dimensions INTEGER NOT NULL, sample INTEGER, terms BLOB, inverse BLOB, directions BLOB
);
CREATE TABLE lexicon (source TEXT, target TEXT, origin TEXT, weight REAL NOT NULL, PRIMARY KEY (source, target, origin)) WITHOUT ROWID;
CREATE INDEX lexicon_by_target ON lexicon (target);
INSERT INTO meta VALUES ('schema', ${SEMANTIC_SCHEMA}), ('version', 0);
`

/** Where the store of an index lies: one a folder, whichever index of it is live. */
export function semanticStorePath(indexPath: string): string {
  return join(dirname(indexPath), 'meaning.store')
}

/** The only writer's connection. A commit may be lost with the power: what is lost is worked out again. */
export function openSemanticStoreForWriting(path: string): DatabaseSync {
  try {
    return openOrMake(path)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    for (const companion of ['', '-wal', '-shm']) rmSync(path + companion, { force: true })
    return openOrMake(path)
  }
}

function openOrMake(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 10_000 })
  try {
    db.exec('PRAGMA page_size=8192; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-65536')
    if (schemaOf(db) === SEMANTIC_SCHEMA) return db
    dropAll(db)
    db.exec(`BEGIN; ${TABLES} COMMIT`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** A reader's connection, null where there is no store of this layout, or one that cannot be read: the next build makes it anew. */
export function openSemanticStoreForReading(path: string): DatabaseSync | null {
  if (!existsSync(path)) return null
  const db = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  try {
    db.exec('PRAGMA cache_size=-8192; PRAGMA mmap_size=4294967296')
    if (schemaOf(db) === SEMANTIC_SCHEMA) return db
  } catch (error) {
    if (!isUnreadable(error)) throw error
  }
  db.close()
  return null
}

/** SQLite's primary codes for a file that is damaged, or none of its own. */
const UNREADABLE = [11, 26]

function isUnreadable(error: unknown): boolean {
  return UNREADABLE.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff)
}

/** The table that holds the vectors of a model. */
export function vectorTable(model: number): string {
  return `vectors_${model}`
}

function schemaOf(db: DatabaseSync): unknown {
  const exists = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get()
  if (exists === undefined) return null
  return (db.prepare("SELECT value FROM meta WHERE key = 'schema'").get() as { value: unknown } | undefined)?.value
}

function dropAll(db: DatabaseSync): void {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[]
  for (const { name } of tables) db.exec(`DROP TABLE "${name}"`)
}
