import { DatabaseSync } from 'node:sqlite'

/** Increase it when tables change: an older file is emptied and its schemes are imported again. */
const SCHEMA_VERSION = 1

const TABLES = `
  CREATE TABLE classes (
    id INTEGER PRIMARY KEY,
    scheme TEXT NOT NULL,
    key TEXT NOT NULL,
    symbol TEXT NOT NULL,
    level TEXT NOT NULL,
    dots INTEGER,
    UNIQUE (scheme, key)
  ) STRICT;
  CREATE INDEX classes_level ON classes (scheme, level, key);
  CREATE TABLE texts (
    class INTEGER NOT NULL REFERENCES classes (id),
    kind TEXT NOT NULL,
    lang TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (class, kind, lang)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sources (source TEXT PRIMARY KEY, position INTEGER NOT NULL, rejected INTEGER NOT NULL, done INTEGER NOT NULL) STRICT;
`

/** Opens the database of schemes and creates it if it is missing. Throws if the file cannot be opened or written. */
export function openSchemeDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  if (isOutdated(db)) {
    // Another process may have created and filled the tables since the check above.
    db.exec('BEGIN IMMEDIATE')
    if (isOutdated(db))
      db.exec(`DROP TABLE IF EXISTS texts; DROP TABLE IF EXISTS classes; DROP TABLE IF EXISTS sources;
        ${TABLES} PRAGMA user_version = ${SCHEMA_VERSION};`)
    db.exec('COMMIT')
  }
  return db
}

/** Opens a database of schemes that others may write, to read it. Throws if it is missing or of another version. */
export function openSchemeDatabaseToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  if (!isOutdated(db)) return db
  db.close()
  throw new Error(`${file} is of another version`)
}

function isOutdated(db: DatabaseSync): boolean {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  return version !== SCHEMA_VERSION
}
