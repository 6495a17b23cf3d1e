import { DatabaseSync } from 'node:sqlite'
import { shareOfMemory } from './share-of-memory.ts'

/** Increase it with every change of the stores below; an index of another layout is rebuilt from its documents. */
export const SCHEMA_VERSION = 8

/**
 * Earlier versions that readers still understand, so that their indexes answer searches while they are rebuilt. 7 (0.1.0 and 0.2.0) lacks
 * the field of offices (`OFFICE_FIELD`), without which prefixes of numbers are read from `numbers`.
 */
export const ANSWERING_SCHEMAS: ReadonlySet<number> = new Set([7])

/** Field number in `readings` if the id is that of a vocabulary token. */
export const WORDS = -1

/** FTS5 must preserve the analyzer's tokens, so every printable ASCII character is a token character; only the space separates. */
const TOKEN_SIGNS = Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCharCode(0x21 + i))
  .filter((sign) => !/[a-z0-9]/i.test(sign))
  .join('')
  .replaceAll("'", "''''")
  .replaceAll('"', '""')

/** Rows of `forward` take a kilobyte or two: smaller pages would be half empty. */
const PAGE_SIZE = 16_384

/**
 * Large data (documents, forward) is addressed by a number in the order of writing, so that it is only ever appended; data read in the
 * order of dates (words, columns) by row id.
 */
const tables = (columns: readonly string[]) => `
CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE documents (
  doc_no INTEGER PRIMARY KEY, row_id INTEGER NOT NULL, doc_id TEXT NOT NULL UNIQUE, hash BLOB NOT NULL, front BLOB NOT NULL, body BLOB
);
CREATE VIRTUAL TABLE words USING fts5(
  ${columns.join(', ')}, content='', contentless_delete=1, detail=full, tokenize="ascii tokenchars '${TOKEN_SIGNS}'"
);
CREATE TABLE forward (doc_no INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE vocabulary (id INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE);
CREATE TABLE latin_words (id INTEGER PRIMARY KEY, reversed TEXT NOT NULL, stem TEXT);
CREATE INDEX latin_words_by_reversed ON latin_words (reversed);
CREATE INDEX latin_words_by_stem ON latin_words (stem) WHERE stem IS NOT NULL;
CREATE TABLE term_counts (block INTEGER PRIMARY KEY, counts BLOB NOT NULL);
CREATE TABLE compounds (joined TEXT, parts TEXT, PRIMARY KEY (joined, parts)) WITHOUT ROWID;
CREATE TABLE fields (name TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE) WITHOUT ROWID;
CREATE TABLE columns (row_id INTEGER PRIMARY KEY, doc_no INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE dictionary (field INTEGER, value TEXT, id INTEGER NOT NULL, PRIMARY KEY (field, value)) WITHOUT ROWID;
CREATE UNIQUE INDEX dictionary_by_id ON dictionary (field, id);
CREATE TABLE readings (field INTEGER, reading TEXT, id INTEGER, PRIMARY KEY (field, reading, id)) WITHOUT ROWID;
CREATE TABLE numbers (field INTEGER, value TEXT, row_id INTEGER, PRIMARY KEY (field, value, row_id)) WITHOUT ROWID;
CREATE TABLE changes (version INTEGER, row_id INTEGER, PRIMARY KEY (version, row_id)) WITHOUT ROWID;
CREATE TABLE sources (source TEXT PRIMARY KEY, position INTEGER NOT NULL, rejected INTEGER, done INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES ('schema', ${SCHEMA_VERSION}), ('version', 0), ('documents', 0), ('changes_from', 0);
`
/** Unique identity of this index, for data stored next to it: the same in a copy, a new one after a rebuild. */
const IDENTITY = "INSERT OR IGNORE INTO meta VALUES ('identity', lower(hex(randomblob(8))))"

/** Creates an empty index with these text columns in one transaction: if killed in between, the file contains nothing of it. */
export function createIndex(path: string, columns: readonly string[]): void {
  const db = new DatabaseSync(path)
  try {
    db.exec(`PRAGMA page_size=${PAGE_SIZE};BEGIN;${tables(columns)}${IDENTITY};COMMIT`)
  } finally {
    db.close()
  }
}

/** Bytes of pages that a connection to a live index caches with enough memory. */
const PAGE_BYTES = 64 * 2 ** 20

/** The writer's connection to a live index: commits survive a power failure. */
export function openForWriting(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 10_000 })
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=8000')
  db.exec(`PRAGMA cache_size=-${Math.floor(shareOfMemory(1 / 32, PAGE_BYTES) / 1024)}`)
  db.exec(IDENTITY)
  return db
}

/** Moves the latest writes into the index file itself while nobody has it open, so that the single file can be moved. */
export function intoOneFile(path: string): void {
  const db = openForWriting(path)
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

/**
 * Bytes of pages, and of words not yet written, that a build caches with enough memory. With 256 and 64 MB it takes 230 MB more memory and
 * the same processor time.
 */
const BUILDING = { pages: 16 * 2 ** 20, words: 8 * 2 ** 20 }

/** The writer's connection to a shadow index: nothing is durable, a failure discards the file. */
export function openForBuilding(path: string): DatabaseSync {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE')
  db.exec(`PRAGMA cache_size=-${Math.floor(shareOfMemory(1 / 16, BUILDING.pages) / 1024)}`)
  const hashSize = shareOfMemory(1 / 64, BUILDING.words)
  db.exec(`INSERT INTO words(words, rank) VALUES ('hashsize', ${hashSize}), ('automerge', 0), ('crisismerge', 500)`)
  return db
}

/** Completes `openForBuilding`: all segments of words are merged into one; later writes merge as usual. */
export function finishBuilding(db: DatabaseSync): void {
  db.exec("INSERT INTO words(words, rank) VALUES ('automerge', 4), ('crisismerge', 16)")
  db.exec("INSERT INTO words(words) VALUES ('optimize')")
  db.exec('PRAGMA optimize')
}

/** A reader's connection; several work next to the writer without waiting for it. `pageBytes`: size of its page cache. */
export function openForReading(path: string, pageBytes = shareOfMemory(1 / 32, PAGE_BYTES)): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  db.exec(`PRAGMA cache_size=-${Math.floor(pageBytes / 1024)}`)
  return db
}
