import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { rebuildProgress, type SearchEngine } from '@gezhi/search'
import type { IndexLocation } from '../adapters/open-engine.ts'
import type { DataFolder } from '../data-folder/data-folder.ts'
import { makeSocketFolder } from '../data-folder/socket-folder.ts'
import { processMetrics } from '../metrics/metrics.ts'
import type { BackgroundSlot } from '../platform/background-slot.ts'
import type { InstalledStores, RunningImports } from '../platform/running-imports.ts'
import { type ImportAnswer, importOrder, type RequestedImport } from './import-protocol.ts'
import { readJsonLines, writeJsonLine } from './json-lines.ts'

const SOCKET = 'import.sock'

export interface ImportSocketOptions extends InstalledStores {
  readonly folder: DataFolder
  /** Its builds are held back while an import runs. */
  readonly background: BackgroundSlot
  /** Opens a second engine for a shadow index. */
  openEngine(location: IndexLocation): Promise<SearchEngine>
}

/**
 * Lets `npm run import` send its paths to this server. The socket is in a folder of the temp directory that only this user may enter
 * (socket paths must be short); the data folder contains its path. Imports run one after another.
 */
export async function startImportSocket(stores: ImportSocketOptions): Promise<RunningImports> {
  const { folder } = stores
  const socketFolder = await makeSocketFolder(folder.root, SOCKET)
  const path = join(socketFolder, SOCKET)
  // The socket of a killed process.
  await rm(path, { force: true })
  const stopping = new AbortController()
  const connections = new Set<Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const enqueue = async <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1
    processMetrics.add('gezhi_imports_running')
    const run = last
      .then(() => stores.background.holdBack(work))
      .finally(() => {
        waiting -= 1
        processMetrics.add('gezhi_imports_running', [], -1)
      })
    // An error rejects the caller only; the queue continues.
    last = run.catch(() => {})
    return run
  }
  const enqueueFor = (socket: Socket, work: () => Promise<void>): Promise<void> => {
    const rebuild = rebuildProgress(stores.engines.list)
    if (rebuild !== null) answer(socket, { kind: 'waiting-for-rebuild', done: rebuild.done, total: rebuild.total })
    else if (waiting > 0) answer(socket, { kind: 'waiting' })
    return enqueue(work)
  }
  const server = createServer((socket) => {
    const served = serve(socket, stores, stopping.signal, enqueueFor).finally(() => connections.delete(served))
    connections.add(served)
  })
  server.listen(path)
  await once(server, 'listening')
  await writeFile(`${folder.importSocket}.new`, `${path}\n`, { mode: 0o600 })
  await rename(`${folder.importSocket}.new`, folder.importSocket)

  return {
    runExclusive: (work) => enqueue(() => work(stopping.signal)),
    async stop() {
      stopping.abort()
      server.close()
      await Promise.all(connections)
      await last
      await rm(folder.importSocket, { force: true })
      await rm(socketFolder, { recursive: true, force: true })
    },
  }
}

function answer(socket: Socket, message: ImportAnswer): void {
  writeJsonLine(socket, message)
}

/** One connection: one import, which ends when the other side cancels or disconnects, or the server stops. */
async function serve(
  socket: Socket,
  stores: ImportSocketOptions,
  stopping: AbortSignal,
  enqueue: (socket: Socket, work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, stopping])
  socket.on('error', () => gone.abort()).on('close', () => gone.abort())
  stopping.addEventListener('abort', () => {
    if (running === null) socket.destroySoon()
  })
  let running: Promise<void> | null = null
  for await (const message of readJsonLines(socket)) {
    const order = importOrder.safeParse(message)
    if (!order.success) {
      answer(socket, { kind: 'failed', message: 'Invalid request / 无法理解的请求' })
      break
    }
    if (order.data.kind === 'cancel') gone.abort()
    else if (running === null) {
      const { kind: _kind, ...requested } = order.data
      running = runQueued(socket, signal, enqueue, () => runRequested(requested, socket, stores, signal)).finally(() =>
        socket.destroySoon(),
      )
    }
  }
  gone.abort()
  await running
  socket.destroySoon()
}

/** An import cancelled while queued does not wait for those before it. */
async function runQueued(
  socket: Socket,
  signal: AbortSignal,
  enqueue: (socket: Socket, work: () => Promise<void>) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const left = Promise.withResolvers<void>()
  const leave = () => left.resolve()
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  const run = enqueue(socket, async () => {
    if (signal.aborted) return
    signal.removeEventListener('abort', leave)
    await work()
  })
  await Promise.race([run, left.promise])
}

async function runRequested(
  requested: RequestedImport,
  socket: Socket,
  { folder, openEngine, background: _background, ...stores }: ImportSocketOptions,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { runRequestedImport } = await import('./run-requested-import.ts')
    await runRequestedImport(requested, { folder, stores, openEngine, signal, onEvent: (event) => answer(socket, event) })
    answer(socket, { kind: 'done' })
  } catch (error) {
    answer(socket, { kind: 'failed', message: (error as Error).message })
  }
}
