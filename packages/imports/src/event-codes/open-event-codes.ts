import { DatabaseSync } from 'node:sqlite'
import { type EventCode, type EventCodeCounts, type EventCodes, decisiveCategory } from './event-codes.ts'

/** Increase it when the table changes; an older file is emptied and its lists are imported again. */
const SCHEMA_VERSION = 1

const TABLE = `
  CREATE TABLE codes (
    office TEXT NOT NULL,
    code TEXT NOT NULL,
    category TEXT,
    influence TEXT NOT NULL,
    description TEXT NOT NULL,
    original TEXT NOT NULL,
    updated TEXT NOT NULL,
    PRIMARY KEY (office, code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE state (untold INTEGER NOT NULL) STRICT;
  INSERT INTO state VALUES (0);
`

/**
 * Opens the database of event codes and creates it if it is missing; `:memory:` for a temporary one. One process at a time writes. Throws
 * if it cannot be opened.
 */
export function openEventCodes(file: string): EventCodes {
  const db = openDatabase(file)
  const find = db.prepare('SELECT * FROM codes WHERE office = ? AND code = ?')
  const put = db.prepare(`INSERT INTO codes VALUES ($office, $code, $category, $influence, $description, $original, $updated)
    ON CONFLICT DO UPDATE SET category = $category, influence = $influence, description = $description, original = $original, updated = $updated`)
  const setUnapplied = db.prepare('UPDATE state SET untold = ?')
  const getUnapplied = db.prepare('SELECT untold FROM state')
  const found = (office: string, code: string) => (find.get(office, code) as unknown as EventCode | undefined) ?? null
  const outcome = (row: EventCode): keyof EventCodeCounts => {
    const known = found(row.office, row.code)
    if (known !== null && !isLater(row, known)) return 'unchanged'
    put.run({ ...row })
    return known === null ? 'new' : 'changed'
  }
  let categories: Map<string, string> | null = null
  return {
    categoryOf(office, code) {
      categories ??= readCategories(db)
      return categories.get(`${office} ${code}`) ?? null
    },
    find: found,
    write(codes) {
      const counts = { new: 0, changed: 0, unchanged: 0 }
      db.exec('BEGIN IMMEDIATE')
      try {
        for (const row of codes) counts[outcome(row)] += 1
        if (counts.new + counts.changed > 0) setUnapplied.run(1)
        db.exec('COMMIT')
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
      categories = null
      return counts
    },
    hasUnappliedChanges: () => (getUnapplied.get() as { untold: number }).untold === 1,
    markApplied: () => void setUnapplied.run(0),
    close: () => db.close(),
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version !== SCHEMA_VERSION) {
    db.exec(
      `BEGIN IMMEDIATE; DROP TABLE IF EXISTS codes; DROP TABLE IF EXISTS state; ${TABLE} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`,
    )
  }
  return db
}

function readCategories(db: DatabaseSync): Map<string, string> {
  const rows = db.prepare('SELECT * FROM codes').all() as unknown as EventCode[]
  return new Map(
    rows.flatMap((row) => {
      const category = decisiveCategory(row)
      return category === null ? [] : [[`${row.office} ${row.code}`, category] as const]
    }),
  )
}

/** By date, then by content, so that the order in which two lists are imported does not matter. */
function isLater(a: EventCode, b: EventCode): boolean {
  const of = ({ updated, category, influence, description, original }: EventCode) =>
    JSON.stringify([updated, category ?? '', influence, description, original])
  return of(a) > of(b)
}
