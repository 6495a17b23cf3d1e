import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect-database.ts'
import { isLeaseFree, type Lease, takeLease } from '../database/take-lease.ts'
import { type ClosingList, closingList } from './closing-list.ts'
import type { DataFolder } from './data-folder.ts'
import type { DataFolderRequest } from './data-folder-request.ts'
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from './lock-data-folder.ts'
import type { StartParts } from './start-parts.ts'

/** The right to write the index of an installation: one process at a time has it. */
export interface IndexTurn {
  /** Says where the process listens that has it. */
  announce(address: string): void
  /** Aborted where another process has it now. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** ms between tries to become the one that writes the index. */
const TRIED_EVERY = 1000
const NEVER = new AbortController().signal

/**
 * Tries to become the process that writes the index, null where another one is. Where it lies in the data folder its lock says who; where it lies in a cluster,
 * which processes with other data folders write too, a lease in the database does. An import that has the folder is requested to hand it over.
 */
export async function tryIndexTurn(parts: StartParts, database: Database, request: DataFolderRequest): Promise<IndexTurn | null> {
  const clustered = parts.settings.GEZHI_SEARCH_URL !== null
  // So that trying is not in the way of imports that want the folder.
  if (clustered && !(await isLeaseFree(database, await leaseOf(parts)))) {
    request.withdraw()
    return null
  }
  const lock = tryLock(parts, request)
  if (lock === null) return null
  try {
    const lease = clustered ? await takeIndexLease(parts, database) : OWN
    if (lease !== null) return turnOf(lock, lease)
  } catch (error) {
    lock.release()
    throw error
  }
  lock.release()
  return null
}

/** The same for a process that holds the lock of its data folder already, and keeps it. */
export async function takeIndexLease(parts: StartParts, database: Database): Promise<Lease | null> {
  return parts.settings.GEZHI_SEARCH_URL === null ? OWN : takeLease(database, await leaseOf(parts))
}

/** Of an index that lies in the data folder: whoever has the folder has it. */
const OWN: Lease = { lost: NEVER, release: async () => {} }

function turnOf(lock: DataFolderLock, lease: Lease): IndexTurn {
  return {
    announce: (address) => lock.announce(address),
    lost: lease.lost,
    async release() {
      await lease.release()
      lock.release()
    },
  }
}

/** The lease on the index, asked for by whoever uses this data folder on this machine. */
async function leaseOf({ settings, folder }: StartParts): Promise<{ name: string; holder: string }> {
  return { name: `index ${settings.GEZHI_SEARCH_INDEX}`, holder: `${hostname()} ${await nameOf(folder)}` }
}

/** What tells a data folder from all others: made by its first process, whole or not at all, whoever does so at the same time. */
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

export interface Mutex<Turn> {
  /** The turn, null where it is another's. */
  readonly take: () => Promise<Turn | null>
  /** Does what is to be done in it, and closes what it opened with the list when it ends; the list gives the turn back. */
  readonly work: (turn: Turn, opened: ClosingList) => Promise<void>
}

/**
 * Works whenever it is this process's turn, until the process stops. Resolves once it works, or waits; rejects where the first turn fails. Later ones that
 * fail are told in the log and left to the others, and tried for again.
 */
export async function workInTurn<Turn extends Pick<IndexTurn, 'lost' | 'release'>>(
  { say, log, opened, signal }: StartParts,
  { take, work }: Mutex<Turn>,
): Promise<void> {
  const stopping = new AbortController()
  const ended = AbortSignal.any([signal, stopping.signal])
  let own = closingList()
  const begin = async (turn: Turn) => {
    own = closingList()
    own.add(() => turn.release())
    await work(turn, own)
  }
  const first = await take()
  opened.add(() => own.closeAll())
  if (first !== null) await begin(first)
  else say('Another process writes the index; this one takes its place when it ends / 索引由另一进程写入，其结束后由本进程接替')

  const goOn = async () => {
    for (let turn = first; !ended.aborted; turn = null) {
      turn ??= await nextTurn(take, ended)
      if (turn === null) return
      try {
        if (turn !== first) await begin(turn)
        await aborted(turn.lost, ended)
        if (ended.aborted) return
        log.warn('another process writes the index now')
      } catch (error) {
        if (ended.aborted) return
        log.error({ err: error }, 'the index cannot be worked on')
      }
      // What it worked with may be away: whatever cannot be closed is left as it is.
      await own.closeAll().catch(() => {})
      // Others first; woken early only by the end, which the loop sees.
      await sleep(TRIED_EVERY, undefined, { signal: ended }).catch(() => {})
    }
  }
  const going = goOn()
  opened.add(() => {
    stopping.abort()
    return going
  })
}

/** The turn once it is this process's; null when it stops before. */
async function nextTurn<Turn>(take: () => Promise<Turn | null>, ended: AbortSignal): Promise<Turn | null> {
  while (!ended.aborted) {
    // Woken early only by the end, which the loop sees.
    await sleep(TRIED_EVERY, undefined, { ref: false, signal: ended }).catch(() => {})
    // While the database is away nobody's turn comes.
    const turn = ended.aborted ? null : await take().catch(() => null)
    if (turn !== null) return turn
  }
  return null
}

/** Resolves when one of two signals is aborted. */
async function aborted(...signals: readonly AbortSignal[]): Promise<void> {
  const any = AbortSignal.any([...signals])
  if (any.aborted) return
  await new Promise((resolve) => any.addEventListener('abort', resolve, { once: true }))
}
