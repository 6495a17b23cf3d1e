import { Readable } from 'node:stream'
import type pg from 'pg'
import { BackupRejected } from '../backup/backup-rejected.ts'
import type { Manifest } from '../backup/backup-format.ts'
import { fillTable, makeTables, rejectWhereInUse } from '../backup/restore-backup.ts'
import { describeTables, rowsOfTable } from '../backup/write-backup.ts'
import { compareTables } from './compare-tables.ts'
import type { OnMoveEvent } from './move-events.ts'
import { MoveRejected } from './move-rejected.ts'

export interface DatabaseMoving {
  readonly source: pg.Client
  readonly target: pg.Client
  /** Whether existing accounts of the target may be replaced. */
  readonly replace: boolean
  readonly signal: AbortSignal
  readonly report: OnMoveEvent
}

/** Any number that is the same in every move; spells "move" in hexadecimal. */
const ADVISORY_LOCK = 0x6d_6f_76_65

/**
 * Moves all rows of all tables into another database, whose tables are recreated, in one transaction: if killed, nothing of it remains. A
 * target with the same rows is left unchanged. Rejects with `MoveRejected` if the target has other accounts, if a server is connected to
 * it, or if both are the same database; with the signal's reason.
 */
export async function moveDatabase(moving: DatabaseMoving): Promise<void> {
  const { source, target } = moving
  await lockBoth(moving)
  await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    await target.query('BEGIN')
    await fill(moving, await describeTables(source, new Date()))
    await target.query('COMMIT')
  } catch (error) {
    // A broken connection has nothing to roll back; the error that broke it is reported.
    await target.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    // Nothing was written here.
    await source.query('ROLLBACK').catch(() => {})
  }
}

/**
 * Locks both databases for a move and checks its preconditions; changes nothing. Rejects with `MoveRejected` if the target has other
 * accounts, if a server is connected to it, or if both are the same database.
 */
export async function requireMovable(moving: Pick<DatabaseMoving, 'source' | 'target' | 'replace'>): Promise<void> {
  await lockBoth(moving)
  await isThere(moving)
}

/** Until they disconnect; repeating it has no effect. */
async function lockBoth({ source, target }: Pick<DatabaseMoving, 'source' | 'target'>): Promise<void> {
  for (const client of [source, target]) if (!(await lock(client))) throw new MoveRejected('sameDatabase')
}

async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [ADVISORY_LOCK])
  return rows[0]?.locked === true
}

async function fill({ source, target, replace, signal, report }: DatabaseMoving, manifest: Manifest): Promise<void> {
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  if (await isThere({ source, target, replace })) return report({ kind: 'moved', part: 'database', total })
  await makeTables(target, manifest)
  let done = 0
  for (const { name, columns, rows } of manifest.tables) {
    signal.throwIfAborted()
    const onRows = (more: number) => report({ kind: 'progress', part: 'database', done: done + more, total })
    await fillTable(target, manifest, name, Readable.from(counted(rowsOfTable(source, name, columns), onRows)))
    done += rows
  }
  report({ kind: 'moved', part: 'database', total })
}

/** Reports the number of rows: each is a line, and line breaks within a row are escaped. */
async function* counted(rows: Readable, report: (rows: number) => void): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) seen++
    report(seen)
    yield chunk
  }
}

const LINE_FEED = 10

/** Whether the target already has the same rows; throws if it has others that may not be replaced. */
async function isThere({ source, target, replace }: Pick<DatabaseMoving, 'source' | 'target' | 'replace'>): Promise<boolean> {
  try {
    await rejectWhereInUse(target, replace)
    return false
  } catch (error) {
    if (!(error instanceof BackupRejected)) throw error
    if (error.reason !== 'notEmpty') throw new MoveRejected('targetInUse', error)
    const differing = (await compareTables(source, target)).flatMap(({ differences }) => differences)
    if (differing.length > 0) throw new MoveRejected('databaseNotEmpty', error)
    return true
  }
}
