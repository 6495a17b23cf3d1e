import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect-database.ts'
import { isLeaseFree, type Lease, takeLease } from '../database/take-lease.ts'
import { type CleanupStack, cleanupStack } from '../platform/cleanup-stack.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'
import type { DataFolderRequest } from '../data-folder/data-folder-request.ts'
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from '../data-folder/lock-data-folder.ts'
import type { StartParts } from './start-parts.ts'

/** The exclusive lock for writing the index of an installation. */
export interface IndexWriteLock {
  /** Publishes the address of the process that holds it. */
  announce(address: string): void
  /** Aborted when another process has taken it. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** ms between attempts to get the write lock. */
const RETRY_INTERVAL = 1000
const NEVER = new AbortController().signal

/**
 * Tries to take the write lock; null while another process holds it. An index in the data folder is protected by the lock of the folder;
 * one in a cluster, which processes with other data folders also write, by a lease in the database. An import that holds the folder is
 * requested to release it.
 */
export async function tryIndexWriteLock(parts: StartParts, database: Database, request: DataFolderRequest): Promise<IndexWriteLock | null> {
  const clustered = parts.settings.GEZHI_SEARCH_URL !== null
  // Do not block imports that need the folder.
  if (clustered && !(await isLeaseFree(database, await leaseOf(parts)))) {
    request.withdraw()
    return null
  }
  const lock = tryLock(parts, request)
  if (lock === null) return null
  try {
    const lease = clustered ? await takeIndexLease(parts, database) : OWN
    if (lease !== null) return writeLockOf(lock, lease)
  } catch (error) {
    lock.release()
    throw error
  }
  lock.release()
  return null
}

/** The same for a process that already holds the lock of its data folder. */
export async function takeIndexLease(parts: StartParts, database: Database): Promise<Lease | null> {
  return parts.settings.GEZHI_SEARCH_URL === null ? OWN : takeLease(database, await leaseOf(parts))
}

/** For an index in the data folder, whose lock suffices. */
const OWN: Lease = { lost: NEVER, release: async () => {} }

function writeLockOf(lock: DataFolderLock, lease: Lease): IndexWriteLock {
  return {
    announce: (address) => lock.announce(address),
    lost: lease.lost,
    async release() {
      await lease.release()
      lock.release()
    },
  }
}

/** Name and holder of the lease on the index; the holder is this data folder on this machine. */
async function leaseOf({ settings, folder }: StartParts): Promise<{ name: string; holder: string }> {
  return { name: `index ${settings.GEZHI_SEARCH_INDEX}`, holder: `${hostname()} ${await nameOf(folder)}` }
}

/** Identifies a data folder: created atomically by its first process, even if several start at the same time. */
async function nameOf({ name }: DataFolder): Promise<string> {
  const made = `${name}.${process.pid}`
  await writeFile(made, randomUUID())
  try {
    await link(made, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(made)
  }
  return readFile(name, 'utf8')
}

function tryLock({ folder }: StartParts, request: DataFolderRequest): DataFolderLock | null {
  try {
    const lock = lockDataFolder(folder, 'worker')
    request.withdraw()
    return lock
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    if (error.holder?.purpose === 'import') request.make()
    else request.withdraw()
    return null
  }
}

export interface LockedWork<Lock> {
  /** Takes the lock; null while another process holds it. */
  readonly take: () => Promise<Lock | null>
  /** Works under the lock; whatever it opens is closed with the stack, which also releases the lock. */
  readonly work: (lock: Lock, opened: CleanupStack) => Promise<void>
}

/**
 * Works whenever this process holds the lock, until it stops. Resolves once it works or waits; rejects if the first attempt fails. Later
 * failures are logged, the lock is released and tried for again.
 */
export async function workWhileLocked<Lock extends Pick<IndexWriteLock, 'lost' | 'release'>>(
  { print, log, opened, signal }: StartParts,
  { take, work }: LockedWork<Lock>,
): Promise<void> {
  const stopping = new AbortController()
  const ended = AbortSignal.any([signal, stopping.signal])
  let own = cleanupStack()
  const begin = async (lock: Lock) => {
    own = cleanupStack()
    own.defer(() => lock.release())
    await work(lock, own)
  }
  const first = await take()
  opened.defer(() => own.disposeAsync())
  if (first !== null) await begin(first)
  else print('Another process writes the index; this one takes over when it ends / 索引由另一进程写入，其结束后由本进程接替')

  const workWhileLocked = async () => {
    for (let lock = first; !ended.aborted; lock = null) {
      lock ??= await nextLock(take, ended)
      if (lock === null) return
      try {
        if (lock !== first) await begin(lock)
        await aborted(lock.lost, ended)
        if (ended.aborted) return
        log.warn('another process writes the index now')
      } catch (error) {
        if (ended.aborted) return
        log.error({ err: error }, 'work on the index failed')
      }
      // Services may be unavailable; failures to close are ignored.
      await own.disposeAsync().catch(() => {})
      // Gives other processes a chance. Only a stop ends it early, which the loop checks.
      await sleep(RETRY_INTERVAL, undefined, { signal: ended }).catch(() => {})
    }
  }
  const working = workWhileLocked()
  opened.defer(() => {
    stopping.abort()
    return working
  })
}

/** Waits for the lock; null if the process stops first. */
async function nextLock<Lock>(take: () => Promise<Lock | null>, ended: AbortSignal): Promise<Lock | null> {
  while (!ended.aborted) {
    // Only a stop ends it early, which the loop checks.
    await sleep(RETRY_INTERVAL, undefined, { ref: false, signal: ended }).catch(() => {})
    // Nobody gets the lock while the database is unavailable.
    const lock = ended.aborted ? null : await take().catch(() => null)
    if (lock !== null) return lock
  }
  return null
}

/** Resolves when one of two signals is aborted. */
async function aborted(...signals: readonly AbortSignal[]): Promise<void> {
  const any = AbortSignal.any([...signals])
  if (any.aborted) return
  await new Promise((resolve) => any.addEventListener('abort', resolve, { once: true }))
}
