import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadData } from './messages.ts'

/** The running job was cancelled by its caller. */
export class CancelledError extends Error {}

/**
 * Throws `CancelledError` when the caller of the running job no longer waits for it. Cheap enough for inner loops; does nothing outside
 * such a thread.
 */
export function throwIfCancelled(): void {
  if (cell !== null && Atomics.load(cell, 0) !== 0) throw new CancelledError('cancelled')
}

const cell = parentPort !== null && isThreadData(workerData) ? new Int32Array(workerData.cancel) : null

/** Other threads, such as those of a test runner, have different start-up data. */
function isThreadData(data: unknown): data is ThreadData<unknown> {
  return typeof data === 'object' && data !== null && 'cancel' in data && data.cancel instanceof SharedArrayBuffer
}
