import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { openFileStore } from '../../adapters/open-file-store.ts'
import { openEngineAsideToWrite, openEngineToWrite } from '../../adapters/open-engine.ts'
import { driverAddress } from '../../database/connect-database.ts'
import { startEmbeddedPostgres } from '../../database/embedded-postgres.ts'
import { openDatabase } from '../../database/open-database.ts'
import { postgresPlace } from '../../database/postgres-place.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Settings } from '../../settings.ts'
import { closingList, type ClosingList } from '../../startup/closing-list.ts'
import { makeDataFolder, type DataFolder } from '../../startup/data-folder.ts'
import { lockDataFolder } from '../../startup/lock-data-folder.ts'
import { BackupRefused } from '../backup/backup-refused.ts'
import { refuseWhereInUse } from '../backup/restore-backup.ts'
import { compareIndexes } from './compare-indexes.ts'
import { compareTables } from './compare-tables.ts'
import { copyFolder } from './copy-folder.ts'
import { moveDatabase } from './move-database.ts'
import type { Comparison, MovedPart, TellMove } from './move-events.ts'
import { compareFiles, moveFiles } from './move-files.ts'
import { moveIndex } from './move-index.ts'
import { MoveRefused } from './move-refused.ts'
import { moveState } from './move-state.ts'
import { indexPlace, partsToMove } from './parts-to-move.ts'

export interface InstallationMove {
  /** The present settings. */
  readonly source: Settings
  readonly target: Settings
  /** Whether what the target holds may be replaced. */
  readonly replace: boolean
  readonly signal: AbortSignal
  readonly log: Logger
  readonly tell: TellMove
}

/** One of the two installations while it is moved. */
interface Side {
  readonly settings: Settings
  readonly folder: DataFolder
}

interface Moving extends InstallationMove {
  readonly from: Side
  readonly to: Side
  readonly opened: ClosingList
}

/** Moves one part, and afterwards compares it; both sides stay open in between. */
type MovePart = (moving: Moving) => Promise<() => Promise<readonly Comparison[]>>

const MOVES: Readonly<Record<MovedPart, MovePart>> = { folder: movedFolder, files: movedFiles, database: movedDatabase, index: movedIndex }

/**
 * Moves every part for which the settings of the target name another place than the present ones, with no server running, and compares both sides
 * at the end. What is moved stays where it was too. Rejects with `MoveRefused` or `DataFolderInUse` where a part cannot be moved, and
 * with the signal's reason; the next call goes on.
 */
export async function moveInstallation(move: InstallationMove): Promise<readonly Comparison[]> {
  const { source, target, signal, tell } = move
  const parts = partsToMove(source, target)
  if (parts.length === 0) throw new MoveRefused('nothingToMove')
  const opened = closingList()
  try {
    const [from, to] = [await openSide(source, opened), await openSide(target, opened, source.GEZHI_DATA)]
    const moving: Moving = { ...move, from, to, opened }
    await refuseWhileServersRun(moving)
    tell({ kind: 'begins', parts })
    const compares = []
    for (const part of parts) {
      signal.throwIfAborted()
      compares.push(await MOVES[part](moving))
    }
    tell({ kind: 'comparing' })
    const comparisons = []
    for (const compare of compares) comparisons.push(...(await compare()))
    tell({ kind: 'compared', comparisons })
    return comparisons
  } finally {
    await opened.closeAll()
  }
}

/** Takes the data folder, unless it is that of the other side. */
async function openSide(settings: Settings, opened: ClosingList, taken?: string): Promise<Side> {
  const folder = await makeDataFolder(settings.GEZHI_DATA)
  if (settings.GEZHI_DATA !== taken) {
    const lock = lockDataFolder(folder, 'move')
    opened.add(() => lock.release())
  }
  return { settings, folder }
}

/** Web processes hold no lock, but a connection to the database. */
async function refuseWhileServersRun({ source }: Moving): Promise<void> {
  if (source.DATABASE_URL === null) return
  const client = await connected(source.DATABASE_URL)
  try {
    await refuseWhereInUse(client, true)
  } catch (error) {
    throw error instanceof BackupRefused ? new MoveRefused('sourceInUse', error) : error
  } finally {
    await client.end()
  }
}

async function movedFolder({ from, to, tell }: Moving): Promise<() => Promise<readonly Comparison[]>> {
  await copyFolder(from.folder, to.folder, tell)
  return () => Promise.resolve([])
}

async function movedFiles({ from, to, replace, signal, log, tell }: Moving): Promise<() => Promise<readonly Comparison[]>> {
  const storeOf = async ({ settings, folder }: Side): Promise<FileStore> =>
    (await openFileStore(settings, folder.files, (line) => log.warn(line))).patient(signal)
  const [source, target] = [await storeOf(from), await storeOf(to)]
  await moveFiles({ source, target, replace, signal, tell })
  return () => compareFiles(source, target)
}

async function movedDatabase(moving: Moving): Promise<() => Promise<readonly Comparison[]>> {
  const { from, to, opened, log } = moving
  const [ours, theirs] = [await whereOf(from, opened), await whereOf(to, opened)]
  const migrate = async ({ settings }: Side, where: typeof ours) => (await openDatabase(where, settings, log)).$client.end()
  await migrate(from, ours)
  const [source, target] = [await connected(ours), await connected(theirs)]
  for (const client of [source, target]) opened.add(() => client.end())
  await moveDatabase({ ...moving, source, target })
  await migrate(to, theirs)
  return () => compareTables(source, target)
}

async function movedIndex(moving: Moving): Promise<() => Promise<readonly Comparison[]>> {
  const { from, to, opened } = moving
  const open = async ({ settings, folder }: Side) => {
    const engine = await openEngineToWrite(folder.index, settings)
    opened.add(() => engine.close())
    return engine
  }
  const [source, target] = [await open(from), await open(to)]
  await moveIndex({
    ...moving,
    source,
    target,
    place: indexPlace(to.settings),
    aside: join(to.folder.move, 'index'),
    openAside: (folder) => openEngineAsideToWrite(folder, to.settings),
    state: moveState(from.folder.moveState),
  })
  await rm(to.folder.move, { recursive: true, force: true })
  return () => compareIndexes(source, target)
}

async function whereOf({ settings, folder }: Side, opened: ClosingList) {
  if (settings.DATABASE_URL !== null) return settings.DATABASE_URL
  const place = await postgresPlace(folder.postgres, folder.root, console.error)
  const postgres = await startEmbeddedPostgres(place, `${folder.logs}/postgres.log`)
  // Also one that was left running: no server uses the folder.
  opened.add(() => postgres.stop())
  return postgres.address
}

/** Times are written the same way on both sides. */
async function connected(where: Awaited<ReturnType<typeof whereOf>>): Promise<pg.Client> {
  const client = new pg.Client({ ...driverAddress(where), application_name: 'gezhi move' })
  await client.connect()
  await client.query("SET TIME ZONE 'UTC'")
  return client
}
