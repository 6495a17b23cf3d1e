import { readFile } from 'node:fs/promises'
import { createConnection, type Socket } from 'node:net'
import { once } from 'node:events'
import type { DataFolder } from '../data-folder/data-folder.ts'
import type { ImportAnswer, ImportNotice, ImportOrder, RequestedImport } from './import-protocol.ts'
import { readJsonLines, writeJsonLine } from './json-lines.ts'

/** The import could not continue; the message is for people. */
export class ImportFailed extends Error {
  override name = 'ImportFailed'
}

/** The server ended before the import was done. */
export class ServerDisconnected extends ImportFailed {
  override name = 'ServerDisconnected'
}

/** A connection to the server that runs on a data folder; null if none accepts imports there. */
export async function connectToServer(folder: DataFolder): Promise<Socket | null> {
  // The file exists while a server runs.
  const path = await readFile(folder.importSocket, 'utf8').catch(() => null)
  if (path === null) return null
  const socket = createConnection(path.trim())
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return null
  }
}

export interface ServerImport {
  /** With absolute paths: the server has its own working directory. */
  readonly requested: RequestedImport
  readonly signal: AbortSignal
  onEvent(event: ImportNotice): void
  /** It starts after another import, or after a rebuild of the indexes. */
  onWaiting(reason: Extract<ImportAnswer, { kind: 'waiting' | 'waiting-for-rebuild' }>): void
}

/**
 * Sends paths to a server and forwards its events. Resolves after the last event; throws `ImportFailed` if it could not continue,
 * `ServerDisconnected` if the server ended.
 */
export async function importThroughServer(socket: Socket, { requested, signal, onEvent, onWaiting }: ServerImport): Promise<void> {
  const send = (order: ImportOrder) => writeJsonLine(socket, order)
  const cancel = () => send({ kind: 'cancel' })
  signal.addEventListener('abort', cancel)
  socket.on('error', () => {})
  send({ kind: 'import', ...requested })
  if (signal.aborted) cancel()
  try {
    for await (const message of readJsonLines(socket)) {
      const answer = message as ImportAnswer
      if (answer.kind === 'failed') throw new ImportFailed(answer.message)
      if (answer.kind === 'done') return
      if (answer.kind === 'waiting' || answer.kind === 'waiting-for-rebuild') onWaiting(answer)
      else onEvent(answer)
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    socket.destroy()
  }
  throw new ServerDisconnected(
    'The server stopped before the import was complete; run the command again to continue / 导入完成之前服务器已停止，重新运行该命令即可继续',
  )
}
