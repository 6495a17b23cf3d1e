import { parentPort, workerData } from 'node:worker_threads'
import { CancelledError, toWireError, type Job, type Reply } from './messages.ts'

/** Set by the main thread to ask the running job to stop. */
export type CancelCell = Int32Array<SharedArrayBuffer>

/** Every worker thread of the engine is started with this. */
export interface ThreadData {
  readonly cancel: SharedArrayBuffer
  readonly settings: unknown
}

/** Runs in a worker thread: answers each job with what its handler returns or throws. */
export function serveJobs(handlers: Record<string, (argument: never) => unknown>): void {
  const port = parentPort!
  port.on('message', (job: Job) => void answer(handlers, job).then((reply) => port.postMessage(reply)))
}

/** Throws when the caller of the running job no longer wants its answer. Cheap enough for inner loops. */
export function throwIfCancelled(): void {
  if (cell !== null && Atomics.load(cell, 0) !== 0) throw new CancelledError('cancelled')
}

/** What the thread was started with. */
export function threadSettings<T>(): T {
  return (workerData as ThreadData).settings as T
}

const cell: CancelCell | null = parentPort !== null && isThreadData(workerData) ? new Int32Array(workerData.cancel) : null

function isThreadData(data: unknown): data is ThreadData {
  return typeof data === 'object' && data !== null && 'cancel' in data && data.cancel instanceof SharedArrayBuffer
}

async function answer(handlers: Record<string, (argument: never) => unknown>, job: Job): Promise<Reply> {
  try {
    throwIfCancelled()
    return { value: await handlers[job.call]!(job.argument as never) }
  } catch (error) {
    if (error instanceof CancelledError) return { cancelled: true }
    return { error: toWireError(error) }
  }
}
