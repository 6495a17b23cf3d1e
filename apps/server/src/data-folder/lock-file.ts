import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A lock that this process has until it releases it or ends. */
export interface FileLock {
  release(): void
}

/** An unreferenced database is closed by the garbage collector, which releases the lock. */
const held = new Set<DatabaseSync>()

const SQLITE_BUSY = 5

/**
 * Takes a lock for this process: an open exclusive transaction of SQLite on an otherwise empty file, which is a lock of the operating
 * system and therefore ends with the process, however it dies. Null if another process has it.
 */
export function tryLockFile(path: string): FileLock | null {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    return null
  }
  held.add(database)
  return {
    release() {
      held.delete(database)
      database.close()
    },
  }
}

/** Whether another process has the lock. Checking does not take it: several may check at once. */
export function isFileLocked(path: string): boolean {
  if (!existsSync(path)) return false
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    database.prepare('SELECT 1 FROM sqlite_master').get()
    return false
  } catch (error) {
    if (!isBusy(error)) throw error
    return true
  } finally {
    database.close()
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}
