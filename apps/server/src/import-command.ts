import { indexAddress } from '@gezhi/records'
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { openClassSchemes } from '@gezhi/classification'
import { openEventCodes, readMapping } from '@gezhi/imports'
import { openFileStore } from './adapters/open-file-store.ts'
import { openShadowEngineToWrite, openEngineToWrite, type IndexLocation } from './adapters/open-engine.ts'
import { pictureFiles } from './files/picture-files.ts'
import { Engines } from './platform/engines.ts'
import { printHistory } from './operations/history/print-history.ts'
import type { ImportNotice, RequestedImport } from './operations/import-protocol.ts'
import { type ImportPathsTask, type ImportTask, readImportTask } from './operations/import-options.ts'
import { connectToServer, importThroughServer, ServerDisconnected, type ServerImport } from './operations/import-through-server.ts'
import { IMPORT_TEXTS, terminalLanguage } from './operations/import-texts.ts'
import { printSuggestion } from './operations/print-suggestion.ts'
import { runRequestedImport } from './operations/run-requested-import.ts'
import { ImportPrinter } from './operations/print-import.ts'
import { readSettings } from './settings/read-settings.ts'
import { RECORD_KINDS } from './kinds/record-kinds.ts'
import type { Settings } from './settings/settings.ts'
import { cleanupStack } from './platform/cleanup-stack.ts'
import { type DataFolder, dataFolder, makeDataFolder } from './data-folder/data-folder.ts'
import { isDataFolderRequested } from './data-folder/data-folder-request.ts'
import { type DataFolderLock, DataFolderInUse, lockDataFolder, readHolder } from './data-folder/lock-data-folder.ts'
import { describeStorageError } from './data-folder/storage-errors.ts'
import { PRIVATE_UMASK } from './data-folder/restrict-access.ts'
import { print, printError } from './terminal/print.ts'
import { rebuildLines } from './terminal/rebuild-lines.ts'

// npm run import -- …: imports files into the index, through the server that runs on the data folder or, without one, directly.

process.umask(PRIVATE_UMASK)

/** ms to wait for a server that is still starting; a first start creates the demonstration corpus before it accepts imports. */
const SERVER_START_LIMIT_MS = 150_000
/**
 * ms before the work of a dead worker is resumed: another one may have replaced it by then. Servers are awaited by the process that
 * started them.
 */
const WORKER_RESTART_DELAY_MS = 3000
/** ms between checks whether a server requests the folder that this command has locked. */
const HANDOVER_POLL_MS = 200
/** Exit codes other than 0, see docs/importing.md. 130 follows the convention of shells for Ctrl-C. */
const FAILED = 1
const DAMAGED = 2
const CANCELLED = 130

const language = terminalLanguage(process.env)
const words = IMPORT_TEXTS[language]
const printer = new ImportPrinter(process.stdout, language)
const cancelling = new AbortController()
let dataRoot: string | null = null
const { signal } = cancelling
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => (signal.aborted ? process.exit(CANCELLED) : cancelling.abort()))
}

try {
  process.exitCode = await run(readImportTask(process.argv.slice(2)))
} catch (error) {
  printError(signal.aborted ? words.cancelled : describeFailure(error as Error))
  process.exitCode = signal.aborted ? CANCELLED : FAILED
}

function describeFailure(error: Error): string {
  // The error of a full disk also explains how to continue.
  return (dataRoot === null || error.name === 'DiskFull' ? null : describeStorageError(error, dataRoot)) ?? error.message
}

async function run(task: ImportTask | null): Promise<number> {
  switch (task?.kind) {
    case undefined:
      printError(words.usage)
      return FAILED
    case 'help':
      print(words.usage)
      return 0
    case 'history':
      printHistory(dataFolder(readSettings(process.env).GEZHI_DATA).imports, task.run, language, print)
      return 0
    case 'suggest':
      await printSuggestion(task.file, language, { mapping: print, remark: printError })
      return 0
    case 'import':
      return importPaths(task)
  }
}

async function importPaths({ paths, mappings: files, dryRun, rebuild }: ImportPathsTask): Promise<number> {
  let cancelled = false
  let damaged = 0
  const onEvent = (event: ImportNotice) => {
    printer.event(event, Date.now())
    if (event.kind === 'ended') ({ cancelled, damaged } = event)
  }
  const mappings = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  mappings.forEach(readMapping)
  const chosen: RequestedImport = { paths: [...paths], mappings, dryRun, rebuild }
  const settings = readSettings(process.env)
  dataRoot = settings.GEZHI_DATA
  const folder = await makeDataFolder(settings.GEZHI_DATA)
  const onWaiting: ServerImport['onWaiting'] = (reason) =>
    printer.line(reason.kind === 'waiting' ? words.waitingForImport : words.waitingForRebuild(reason.done, reason.total))
  const through = async (server: Socket) => {
    printer.line(words.throughServer)
    await importThroughServer(server, { requested: chosen, signal, onEvent, onWaiting })
    if (cancelled && !signal.aborted) throw new ServerDisconnected(words.serverStopped)
  }
  for (;;) {
    const route = await findRoute(folder)
    if ('lock' in route) {
      if (await importUntilHandover(chosen, folder, settings, route.lock, onEvent)) {
        printer.line(words.handingOver)
        continue
      }
    } else if (await awaitServerImport(through(route.server), readHolder(folder)?.purpose)) {
      cancelled = false
      continue
    }
    if (cancelled || signal.aborted) return CANCELLED
    return damaged > 0 ? DAMAGED : 0
  }
}

/**
 * Waits for an import by a server. Returns true if a worker ended before it had finished, so that the next one or this command must
 * continue.
 */
async function awaitServerImport(work: Promise<void>, purpose: string | undefined): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    if (!(error instanceof ServerDisconnected) || purpose !== 'worker' || signal.aborted) throw error
  }
  printer.line(words.nextWorker)
  await setTimeout(WORKER_RESTART_DELAY_MS, undefined, { signal })
  return true
}

/** The running server if there is one, otherwise the locked folder itself. Waits for a server that is starting or waiting to start. */
async function findRoute(folder: DataFolder): Promise<{ server: Socket } | { lock: DataFolderLock }> {
  const until = Date.now() + SERVER_START_LIMIT_MS
  for (let announced = false; ; announced = true) {
    const server = await connectToServer(folder)
    if (server !== null) return { server }
    try {
      if (isDataFolderRequested(folder)) throw new DataFolderInUse(folder, null)
      return { lock: lockDataFolder(folder, 'import') }
    } catch (error) {
      const starting = error instanceof DataFolderInUse && !['import', 'move', 'ops'].includes(error.holder?.purpose ?? '')
      if (!starting || Date.now() > until) throw error
    }
    if (!announced) printer.line(words.waitingForServer)
    await setTimeout(500, undefined, { signal })
  }
}

/**
 * Imports directly, unless a server or worker requests the folder meanwhile: then it releases the folder after the current batch and
 * returns true. A later import of the same paths resumes there.
 */
async function importUntilHandover(
  chosen: RequestedImport,
  folder: DataFolder,
  settings: Settings,
  lock: DataFolderLock,
  onEvent: (event: ImportNotice) => void,
): Promise<boolean> {
  const requested = new AbortController()
  const handsOver = () => requested.signal.aborted && !signal.aborted
  const watching = setInterval(() => isDataFolderRequested(folder) && requested.abort(), HANDOVER_POLL_MS)
  let handedOver = false
  try {
    await importDirectly(chosen, folder, settings, AbortSignal.any([signal, requested.signal]), (event) => {
      if (event.kind === 'ended' && event.cancelled && handsOver()) handedOver = true
      else onEvent(event)
    })
    return handedOver
  } catch (error) {
    if (!handsOver()) throw error
    return true
  } finally {
    clearInterval(watching)
    lock.release()
  }
}

async function importDirectly(
  chosen: RequestedImport,
  folder: DataFolder,
  settings: Settings,
  ending: AbortSignal,
  onEvent: (event: ImportNotice) => void,
): Promise<void> {
  const pictures = pictureFiles(await openFileStore(settings, folder.files, (line) => printer.line(line)))
  const opened = cleanupStack()
  try {
    const engines = []
    const opening = { signal: ending, onRebuild: rebuildLines((line) => printer.line(line)) }
    for (const kind of RECORD_KINDS) {
      const engine = await openEngineToWrite({ kind, folder: indexAddress(folder.index, kind) }, settings, opening)
      opened.defer(() => engine.close())
      engines.push(engine)
    }
    const schemes = openClassSchemes(folder.schemes)
    opened.defer(() => schemes.close())
    const eventCodes = openEventCodes(folder.eventCodes)
    opened.defer(() => eventCodes.close())
    const stores = { engines: new Engines(engines), schemes, eventCodes, pictures }
    const openEngine = (location: IndexLocation) => openShadowEngineToWrite(location, settings)
    await runRequestedImport(chosen, { folder, stores, openEngine, signal: ending, onEvent })
  } finally {
    await opened.disposeAsync()
  }
}
