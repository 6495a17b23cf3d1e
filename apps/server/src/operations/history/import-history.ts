import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type ImportCounts, type ImportEvent, NO_COUNTS, type RejectReason } from '@gezhi/imports'

/** State of an import; `running` until it ends, `killed` if its process disappeared before. */
export type ImportState = 'running' | 'ended' | 'stopped' | 'failed' | 'killed'

/** One started import. */
export interface ImportRun {
  /** Name of the run, also used for its reject file. */
  readonly run: string
  readonly state: ImportState
  /** Milliseconds since 1970. */
  readonly started: number
  readonly ended: number | null
  /** The given paths, absolute. */
  readonly paths: readonly string[]
  /** Files that were read, unrecognised ones included. */
  readonly files: number
  readonly counts: ImportCounts
  readonly unrecognised: number
  readonly damaged: number
  readonly pictures: number
  /** Reasons for rejected fragments, then codes whose meaning is unknown. */
  readonly reasons: readonly RejectReason[]
  readonly rejectedFile: string | null
  /** Why it failed. */
  readonly message: string | null
}

/** The history of imports of an installation: a table of a small database file, because imports work without a running server. */
export interface ImportHistory {
  /** Records the events of one import. Never throws: an unwritable history is no reason to stop. */
  follow(paths: readonly string[]): { event(event: ImportEvent): void; failed(message: string): void }
  /** Newest first; -1 for all. */
  list(limit: number, from?: number): ImportRun[]
  /** How many there are. */
  count(): number
  /** The files of one run, in the order they were read. */
  files(run: string): { readonly file: string; readonly what: string; readonly counts: ImportCounts | null }[]
  close(): void
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS runs (
    run TEXT PRIMARY KEY, state TEXT NOT NULL, started INTEGER NOT NULL, ended INTEGER, process INTEGER NOT NULL,
    paths TEXT NOT NULL, counts TEXT NOT NULL, unrecognised INTEGER NOT NULL DEFAULT 0, damaged INTEGER NOT NULL DEFAULT 0,
    pictures INTEGER NOT NULL DEFAULT 0, reasons TEXT NOT NULL DEFAULT '[]', rejected_file TEXT, message TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS files (
    run TEXT NOT NULL REFERENCES runs (run), file TEXT NOT NULL, what TEXT NOT NULL, counts TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS files_of_run ON files (run);
`

/** Opens the history in the folder of imports and creates it if it is missing. Several processes may read it. */
export function openImportHistory(folder: string): ImportHistory {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'history.sqlite'), { timeout: 5000 })
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${TABLES}`)
  return {
    follow: (paths) => follow(db, paths),
    list: (limit, from = 0) => list(db, limit, from),
    count: () => (db.prepare('SELECT count(*) AS total FROM runs').get() as { total: number }).total,
    files: (run) => files(db, run),
    close: () => db.close(),
  }
}

/** Whether any import was started with this folder. */
export function hasImportHistory(folder: string): boolean {
  return existsSync(join(folder, 'history.sqlite'))
}

function follow(db: DatabaseSync, paths: readonly string[]): ReturnType<ImportHistory['follow']> {
  let run: string | null = null
  let counts = NO_COUNTS
  const addFile = db.prepare('INSERT INTO files (run, file, what, counts) VALUES (?, ?, ?, ?)')
  const writeDown = (event: ImportEvent): void => {
    if (event.kind === 'started') {
      run = event.run
      const begin = db.prepare('INSERT INTO runs (run, state, started, process, paths, counts) VALUES (?, ?, ?, ?, ?, ?)')
      begin.run(run, 'running', Date.now(), process.pid, JSON.stringify(paths), JSON.stringify(NO_COUNTS))
    }
    if (run === null) return
    if (event.kind === 'progress') ({ counts } = event)
    if (event.kind === 'file') addFile.run(run, event.file, event.format, JSON.stringify(event.counts))
    if (event.kind === 'unrecognised') addFile.run(run, event.file, 'unrecognised', null)
    if (event.kind === 'damaged') addFile.run(run, event.file, `damaged: ${event.reason.en} / ${event.reason.zh}`, null)
    if (event.kind !== 'ended') return
    db.prepare(
      `UPDATE runs SET state = ?, ended = ?, counts = ?, unrecognised = ?, damaged = ?, pictures = ?, reasons = ?, rejected_file = ? WHERE run = ?`,
    ).run(
      event.cancelled ? 'stopped' : 'ended',
      Date.now(),
      JSON.stringify(event.counts),
      event.unrecognised,
      event.damaged,
      event.pictures,
      JSON.stringify([...event.reasons, ...event.unknownCodes]),
      event.rejectedFile ?? null,
      run,
    )
  }
  return {
    event: (event) => quietly(() => writeDown(event)),
    failed: (message) =>
      quietly(() => {
        const end = db.prepare("UPDATE runs SET state = 'failed', ended = ?, counts = ?, message = ? WHERE run = ?")
        if (run !== null) end.run(Date.now(), JSON.stringify(counts), message, run)
      }),
  }
}

function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // A full disk ends the import itself, which reports it.
  }
}

interface RunRow {
  readonly run: string
  readonly state: ImportState
  readonly started: number
  readonly ended: number | null
  readonly process: number
  readonly paths: string
  readonly counts: string
  readonly unrecognised: number
  readonly damaged: number
  readonly pictures: number
  readonly reasons: string
  readonly rejected_file: string | null
  readonly message: string | null
  readonly files: number
}

function list(db: DatabaseSync, limit: number, from: number): ImportRun[] {
  const rows = db
    .prepare(
      'SELECT *, (SELECT count(*) FROM files WHERE files.run = runs.run) AS files FROM runs ORDER BY started DESC, rowid DESC LIMIT ? OFFSET ?',
    )
    .all(limit, from) as unknown as RunRow[]
  return rows.map(({ process: id, rejected_file: rejectedFile, ...row }) => ({
    ...row,
    state: row.state === 'running' && !isAlive(id) ? 'killed' : row.state,
    paths: JSON.parse(row.paths) as string[],
    counts: JSON.parse(row.counts) as ImportCounts,
    reasons: JSON.parse(row.reasons) as RejectReason[],
    rejectedFile,
  }))
}

function files(db: DatabaseSync, run: string): ReturnType<ImportHistory['files']> {
  const rows = db.prepare('SELECT file, what, counts FROM files WHERE run = ? ORDER BY rowid').all(run) as {
    file: string
    what: string
    counts: string | null
  }[]
  return rows.map(({ file, what, counts }) => ({ file, what, counts: counts === null ? null : (JSON.parse(counts) as ImportCounts) }))
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
