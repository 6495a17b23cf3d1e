import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../database/postmaster-file.ts'
import { dataFolderRequest } from '../data-folder/data-folder-request.ts'
import { DataFolderInUse, type DataFolderLock, describeHolder, type Holder, lockDataFolder } from '../data-folder/lock-data-folder.ts'
import type { StartParts } from './start-parts.ts'

/** ms between attempts. */
const RETRY_INTERVAL = 100
/** ms that a server waits for a command to end. */
const COMMAND_LIMIT = 60_000
/** ms for a process that has just locked the folder to describe itself. */
const UNKNOWN_LIMIT = 2000

/**
 * Locks the data folder for a server. An import that holds it is requested to release it after its current batch; other commands are
 * awaited for a minute. Prints what it waits for. Throws `DataFolderInUse` at once if a server or worker has the folder, and the signal's
 * reason when it is aborted.
 */
export async function waitForDataFolder({
  folder,
  print,
  signal,
}: Pick<StartParts, 'folder' | 'print' | 'signal'>): Promise<DataFolderLock> {
  const request = dataFolderRequest(folder)
  let waitedFor: string | null = null
  let since = performance.now()
  try {
    for (;;) {
      signal.throwIfAborted()
      try {
        return lockDataFolder(folder, 'server')
      } catch (error) {
        if (!(error instanceof DataFolderInUse)) throw error
        const { en, zh } = describeHolder(error.holder)
        if (waitedFor !== en) since = performance.now()
        const limit = limitOf(error.holder)
        if (performance.now() - since >= limit) throw error
        if (waitedFor !== en && limit > UNKNOWN_LIMIT)
          print(`Waiting for ${en}, which uses the data folder… / 数据目录正被${zh}使用，正在等待…`)
        waitedFor = en
      }
      request.make()
      await sleep(RETRY_INTERVAL, undefined, { signal })
    }
  } finally {
    request.withdraw()
  }
}

/** How long a holder is awaited, ms. If the described holder has ended, another process has the lock and has not described itself yet. */
function limitOf(holder: Holder | null): number {
  if (holder === null || !isAlive(holder.pid)) return UNKNOWN_LIMIT
  if (holder.purpose === 'import') return Infinity
  return holder.purpose === 'server' || holder.purpose === 'worker' ? 0 : COMMAND_LIMIT
}
