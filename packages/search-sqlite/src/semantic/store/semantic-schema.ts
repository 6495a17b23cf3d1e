import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Increase it with every change of the tables below; a store of another layout is discarded, because everything in it can be recomputed.
 */
const SEMANTIC_SCHEMA = 2

/**
 * Data of semantic search in a separate file next to an index: everything here is derived from the index by a job, and an index is
 * complete without it. `termVectors`, `vectors_…` and `models` refer to the document numbers and token ids of one index, whose identity
 * is in `meta`; `lexicon`, `corpus_words`, `ngrams` and `teaching_texts` contain words and texts and outlive it.
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
CREATE TABLE corpus_words (text TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE ngrams (keys BLOB NOT NULL, counts BLOB NOT NULL, total INTEGER NOT NULL);
CREATE TABLE teaching_texts (edition TEXT NOT NULL, texts TEXT NOT NULL);
INSERT INTO meta VALUES ('schema', ${SEMANTIC_SCHEMA}), ('version', 0);
`

/** Path of the store of an index: one per folder, whichever index is live. */
export function semanticStorePath(indexPath: string): string {
  return join(dirname(indexPath), 'meaning.store')
}

/** The single writer's connection. A commit may be lost in a power failure: it can be recomputed. */
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
    db.exec('PRAGMA page_size=8192; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-16384')
    if (schemaOf(db) === SEMANTIC_SCHEMA) return db
    dropAll(db)
    db.exec(`BEGIN; ${TABLES} COMMIT`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** A reader's connection, null if there is no store of this layout, or an unreadable one: the next build recreates it. */
export function openSemanticStoreForReading(path: string): DatabaseSync | null {
  if (!existsSync(path)) return null
  const db = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  try {
    // Not mapped into memory: the pages of counts, which read all rows, would remain in that of the process.
    db.exec('PRAGMA cache_size=-8192')
    if (schemaOf(db) === SEMANTIC_SCHEMA) return db
  } catch (error) {
    if (!isUnreadable(error)) throw error
  }
  db.close()
  return null
}

/** SQLite's primary codes for a file that is damaged or not a database. */
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
