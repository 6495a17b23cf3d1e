import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { DataFolder } from './data-folder.ts'

/** Who uses a data folder; readable by anyone while the lock is held. */
export interface Holder {
  pid: number
  /** `server`, `worker`, `import` or `move`. */
  purpose: string
  /** ISO time. */
  since: string
  /** Where the server listens, once it does. */
  address?: string
}

export interface DataFolderLock {
  /** Adds the address to what others are told. */
  announce(address: string): void
  release(): void
}

/** Another process uses the folder. */
export class DataFolderInUse extends Error {
  readonly holder: Holder | null

  constructor(folder: DataFolder, holder: Holder | null) {
    super(
      `The data folder ${folder.root} is in use by ${describe(holder)}. Stop it first, or set another GEZHI_DATA. / ` +
        `数据目录正被使用，请先停止该进程，或设置另一个 GEZHI_DATA。`,
    )
    this.name = 'DataFolderInUse'
    this.holder = holder
  }
}

/** A database that nobody refers to is closed by the garbage collector, and with it goes the lock. */
const held = new Set<DatabaseSync>()

/**
 * Takes the folder for this process: an open exclusive transaction of SQLite on an otherwise empty file, which is a lock of the
 * operating system and so ends with the process however it dies. Throws `DataFolderInUse` when another process has it.
 */
export function lockDataFolder(folder: DataFolder, purpose: 'server' | 'worker' | 'import' | 'move'): DataFolderLock {
  const database = new DatabaseSync(folder.lock)
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new DataFolderInUse(folder, readHolder(folder))
  }
  held.add(database)
  const holder: Holder = { pid: process.pid, purpose, since: new Date().toISOString() }
  const write = () => writeFileSync(folder.holder, `${JSON.stringify(holder)}\n`)
  write()
  return {
    announce(address) {
      holder.address = address
      write()
    },
    release() {
      rmSync(folder.holder, { force: true })
      held.delete(database)
      database.close()
    },
  }
}

const SQLITE_BUSY = 5

/** What the holder of the lock last said of itself; null when it has not yet, or nobody holds it and nobody died holding it. */
export function readHolder(folder: DataFolder): Holder | null {
  try {
    return JSON.parse(readFileSync(folder.holder, 'utf8')) as Holder
  } catch {
    return null
  }
}

function describe(holder: Holder | null): string {
  if (!holder) return 'another process'
  const what = { server: 'a server', worker: 'a worker', move: 'a move' }[holder.purpose] ?? 'an import'
  return `${what} (process ${holder.pid}${holder.address ? `, ${holder.address}` : ''}, since ${holder.since})`
}
