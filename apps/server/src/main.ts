import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { releaseIdleHeap } from '@gezhi/threads'
import { openFileStore } from './adapters/open-file-store.ts'
import { dropShadowEngine, followEngine, openEngine, openShadowEngine } from './adapters/open-engine.ts'
import { startImportSocket } from './operations/import-socket.ts'
import { heldPicture } from './kinds/drawings.ts'
import { storedDrawing } from './patents/drawing-sources.ts'
import { readArguments } from './settings/read-arguments.ts'
import { readSettings, SettingsError } from './settings/read-settings.ts'
import { RECORD_KINDS } from './kinds/record-kinds.ts'
import type { Settings } from './settings/settings.ts'
import { DEMONSTRATION } from './startup/demonstration/demonstrated-kinds.ts'
import { fillInChild } from './startup/demonstration/fill-in-child.ts'
import { fillInProcess } from './startup/demonstration/fill-in-process.ts'
import type { Adapters } from './startup/start-parts.ts'
import { startServer, type RunningServer } from './startup/start-server.ts'
import { describeStorageError } from './data-folder/storage-errors.ts'
import { PRIVATE_UMASK } from './data-folder/restrict-access.ts'
import { print, printError } from './terminal/print.ts'

process.umask(PRIVATE_UMASK)
releaseIdleHeap()

/** The adapters of a server, as its settings select them. */
const adaptersOf = (settings: Settings): Adapters => ({
  kinds: RECORD_KINDS,
  openEngine,
  followEngine,
  dropShadowEngine: dropShadowEngine,
  openFiles: openFileStore,
  demonstration: DEMONSTRATION,
  fillIndex: (folder) => (settings.GEZHI_SEARCH_URL === null ? fillInChild(folder.demonstrationIndex) : fillInProcess),
  drawingSource: (pictures) => async (record, drawing) =>
    (await storedDrawing(record, drawing)) ??
    (await heldPicture(pictures, drawing)) ??
    (await import('@gezhi/imports/demo')).drawingSvg(record, drawing.id),
  startImports: (stores) => startImportSocket({ ...stores, openEngine: (location) => openShadowEngine(location, settings) }),
})

/**
 * Milliseconds for an orderly stop, in addition to the draining time. What still runs then is terminated at the exit, within 10 s in
 * total.
 */
const STOP_LIMIT = 8500

/** With npm a Ctrl-C arrives twice: from the terminal and, milliseconds later, from npm. A second one after this delay is intended. */
const SECOND_SIGNAL_AFTER = 1000

/** EX_CONFIG of sysexits.h: gezhi.service does not start it again. */
const UNUSABLE_SETTINGS = 78

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const starting = new AbortController()
let running: RunningServer | null = null
let stoppingSince = Infinity
let stopLimit = STOP_LIMIT
let exitCode = 0
let dataRoot: string | null = null

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('uncaughtException', (error) => {
  printError(inspect(error))
  void stop(1)
})

try {
  const settings = readSettings({ ...process.env, ...readArguments(process.argv.slice(2)) })
  dataRoot = settings.GEZHI_DATA
  stopLimit += settings.GEZHI_DRAIN_SECONDS * 1000
  running = await startServer(settings, adaptersOf(settings), { version, signal: starting.signal, print: print })
  if (starting.signal.aborted) await stopRunning(running)
  print(`Gezhi 格致 is ready at ${running.address}`)
} catch (error) {
  if (!starting.signal.aborted) {
    const isUnusable = error instanceof SettingsError
    printError(isUnusable ? `Invalid settings / 设置有误:\n${error.message}` : explain(error))
    process.exit(isUnusable ? UNUSABLE_SETTINGS : 1)
  }
  process.exit(exitCode)
}

/** A second intended signal, or a stop that takes too long, ends the process at once. */
async function stop(code: number): Promise<void> {
  if (starting.signal.aborted) {
    if (performance.now() - stoppingSince > SECOND_SIGNAL_AFTER) process.exit(1)
    return
  }
  stoppingSince = performance.now()
  exitCode = code
  starting.abort()
  setTimeout(() => {
    printError(`Stopping took longer than ${stopLimit / 1000} s`)
    process.exit(1)
  }, stopLimit).unref()
  // During the start, the start itself notices it, closes what it opened and ends the process.
  if (running) await stopRunning(running)
}

async function stopRunning(server: RunningServer): Promise<never> {
  await server.stop().catch((error: unknown) => {
    printError(explain(error))
    process.exit(1)
  })
  process.exit(exitCode)
}

function explain(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error))
  return (dataRoot === null ? null : describeStorageError(error, dataRoot)) ?? message
}
