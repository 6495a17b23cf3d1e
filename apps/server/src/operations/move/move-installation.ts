import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { indexAddress, type RecordKind } from '@gezhi/records'
import type { Logger } from 'pino'
import { requireFileStore } from '../../adapters/open-file-store.ts'
import { openShadowEngineToWrite, openEngineToWrite } from '../../adapters/open-engine.ts'
import { connectAlone } from '../../database/connect-alone.ts'
import type { DatabaseAddress } from '../../database/database-address.ts'
import { startEmbeddedPostgres } from '../../database/embedded-postgres.ts'
import { openDatabase } from '../../database/open-database.ts'
import { locatePostgres } from '../../database/locate-postgres.ts'
import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import type { Settings } from '../../settings/settings.ts'
import { cleanupStack, type CleanupStack } from '../../platform/cleanup-stack.ts'
import { makeDataFolder, type DataFolder } from '../../data-folder/data-folder.ts'
import { lockDataFolder } from '../../data-folder/lock-data-folder.ts'
import { BackupRejected } from '../backup/backup-rejected.ts'
import { rejectWhereInUse } from '../backup/restore-backup.ts'
import { compareIndexes } from './compare-indexes.ts'
import { compareTables } from './compare-tables.ts'
import { copyFolder } from './copy-folder.ts'
import { moveDatabase, requireMovable } from './move-database.ts'
import type { Comparison, MovedPart, OnMoveEvent } from './move-events.ts'
import { compareFiles, filesToMove, moveFiles } from './move-files.ts'
import { type IndexMoving, indexToMove, moveIndex } from './move-index.ts'
import { MoveRejected } from './move-rejected.ts'
import { moveState } from './move-state.ts'
import { describeIndexLocation, partsToMove } from './parts-to-move.ts'
import { printError } from '../../terminal/print.ts'
import { rebuildLines } from '../../terminal/rebuild-lines.ts'

export interface InstallationMove {
  /** The current settings. */
  readonly source: Settings
  readonly target: Settings
  /** Whether the target's contents may be replaced. */
  readonly replace: boolean
  readonly signal: AbortSignal
  readonly log: Logger
  readonly report: OnMoveEvent
}

/** One of the two installations while it is moved. */
interface Side {
  readonly settings: Settings
  readonly folder: DataFolder
}

interface Moving extends InstallationMove {
  readonly from: Side
  readonly to: Side
  readonly opened: CleanupStack
}

/** A part with both sides open and all preconditions met. */
interface OpenPart {
  readonly part: MovedPart
  move(): Promise<void>
  compare(): Promise<readonly Comparison[]>
}

/** Opens both sides of a part; rejects with the reason if it cannot. */
type OpenSides = (moving: Moving) => Promise<Omit<OpenPart, 'part'>>

const OPEN: Readonly<Record<MovedPart, OpenSides>> = { folder: openFolders, files: openFiles, database: openDatabases, index: openIndexes }

/**
 * Moves every part for which the settings of the target have another location than the current ones, without a running server, and
 * compares both sides at the end. Nothing is moved unless all parts can be moved. The source is not changed. Rejects with `MoveRejected`
 * or `DataFolderInUse` if a part cannot be moved, and with the signal's reason; the next call continues.
 */
export async function moveInstallation(move: InstallationMove): Promise<readonly Comparison[]> {
  const { source, target, signal, report } = move
  const parts = partsToMove(source, target)
  if (parts.length === 0) throw new MoveRejected('nothingToMove')
  const opened = cleanupStack()
  try {
    const [from, to] = [await openSide(source, opened), await openSide(target, opened, source.GEZHI_DATA)]
    const moving: Moving = { ...move, from, to, opened }
    await rejectWhileServersRun(moving)
    report({ kind: 'begins', parts })
    const open: OpenPart[] = []
    // All of them first, so that a problem with the last part does not appear after hours.
    for (const part of parts) open.push({ part, ...(await OPEN[part](moving)) })
    for (const { part, move: moved } of open) {
      signal.throwIfAborted()
      report({ kind: 'moves', part })
      await moved()
    }
    report({ kind: 'comparing' })
    const comparisons = []
    for (const { compare } of open) comparisons.push(...(await compare()))
    report({ kind: 'compared', comparisons })
    return comparisons
  } finally {
    await opened.disposeAsync()
  }
}

/** Locks the data folder, unless it is that of the other side. */
async function openSide(settings: Settings, opened: CleanupStack, taken?: string): Promise<Side> {
  const folder = await makeDataFolder(settings.GEZHI_DATA)
  if (settings.GEZHI_DATA !== taken) {
    const lock = lockDataFolder(folder, 'move')
    opened.defer(() => lock.release())
  }
  return { settings, folder }
}

/** Web processes do not hold the lock, but a connection to the database. */
async function rejectWhileServersRun({ source }: Moving): Promise<void> {
  if (source.DATABASE_URL === null) return
  const client = await connectAlone(source.DATABASE_URL, MOVING)
  try {
    await rejectWhereInUse(client, true)
  } catch (error) {
    throw error instanceof BackupRejected ? new MoveRejected('sourceInUse', error) : error
  } finally {
    await client.end()
  }
}

function openFolders({ from, to, report }: Moving): ReturnType<OpenSides> {
  return Promise.resolve({ move: () => copyFolder(from.folder, to.folder, report), compare: () => Promise.resolve([]) })
}

async function openFiles(moving: Moving): ReturnType<OpenSides> {
  const storeOf = async ({ settings, folder }: Side) => (await requireFileStore(settings, folder.files)).patient(moving.signal)
  const stores = { source: await storeOf(moving.from), target: await storeOf(moving.to) }
  const files = await filesToMove({ ...moving, ...stores })
  return { move: () => moveFiles({ ...moving, ...stores }, files), compare: () => compareFiles(stores.source, stores.target) }
}

async function openDatabases(moving: Moving): ReturnType<OpenSides> {
  const { from, to, opened, log, report } = moving
  const migrate = async ({ settings }: Side, where: Where) => (await openDatabase(where, settings, log)).$client.end()
  const connect = async (where: Where) => {
    const client = await connectAlone(where, MOVING)
    opened.defer(() => client.end())
    // Both sides must format times the same way.
    await client.query("SET TIME ZONE 'UTC'")
    return client
  }
  const [ours, theirs] = [await whereOf(from, opened), await whereOf(to, opened)]
  const target = await connect(theirs)
  await migrate(from, ours)
  const clients = { source: await connect(ours), target }
  await requireMovable({ ...moving, ...clients })
  return {
    async move() {
      await moveDatabase({ ...moving, ...clients })
      await migrate(to, theirs)
    },
    compare: () => compareTables(clients.source, clients.target, report),
  }
}

async function openIndexes(moving: Moving): ReturnType<OpenSides> {
  const { from, to, opened, report } = moving
  const open = async (kind: RecordKind, { settings, folder }: Side) => {
    const opening = { signal: moving.signal, onRebuild: rebuildLines(printError) }
    const engine = await openEngineToWrite({ kind, folder: indexAddress(folder.index, kind) }, settings, opening)
    opened.defer(() => engine.close())
    return engine
  }
  const indexes: IndexMoving[] = []
  for (const kind of RECORD_KINDS) {
    const index: IndexMoving = {
      ...moving,
      source: await open(kind, from),
      target: await open(kind, to),
      location: describeIndexLocation(to.settings),
      shadowFolder: indexAddress(join(to.folder.move, 'index'), kind),
      openShadow: (folder) => openShadowEngineToWrite({ kind, folder }, to.settings),
      state: moveState(indexAddress(from.folder.moveState, kind)),
    }
    await indexToMove(index)
    indexes.push(index)
  }
  return {
    async move() {
      for (const index of indexes) await moveIndex(index)
      await rm(to.folder.move, { recursive: true, force: true })
    },
    async compare() {
      const comparisons = []
      for (const { source, target } of indexes) comparisons.push(...(await compareIndexes(source, target, report)))
      return comparisons
    },
  }
}

type Where = string | DatabaseAddress

/** Application name of this command in PostgreSQL. */
const MOVING = 'gezhi move'

async function whereOf({ settings, folder }: Side, opened: CleanupStack): Promise<Where> {
  if (settings.DATABASE_URL !== null) return settings.DATABASE_URL
  const location = await locatePostgres(folder.postgres, folder.root, printError)
  const postgres = await startEmbeddedPostgres(location, `${folder.logs}/postgres.log`)
  // Also one left running by a killed process: no server uses the folder.
  opened.defer(() => postgres.stop())
  return postgres.address
}
