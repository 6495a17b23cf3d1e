import { Worker } from 'node:worker_threads'
import type { Argon2Cost } from './argon2-phc.ts'

/** What an argon2id tag is derived from; its length in bytes. */
export interface TagJob {
  readonly password: string
  readonly cost: Argon2Cost
  readonly nonce: Uint8Array
  readonly tagLength: number
}

/** Threads of this process that have no work now. */
const idle = new Set<Worker>()

/**
 * The argon2id tag of a password, derived in a thread that yields to all others. As many threads are started as work at once; the caller
 * sees to it that those are few. Rejects when the thread fails, which is then replaced.
 */
export async function deriveTag(job: TagJob): Promise<Buffer> {
  const thread = takeThread()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const ended = () => reject(new Error('The thread that hashes passwords ended'))
  thread.on('message', resolve).on('error', reject).on('exit', ended)
  thread.ref()
  try {
    thread.postMessage(job)
    const tag = await promise
    idle.add(thread)
    return Buffer.from(tag)
  } catch (error) {
    void thread.terminate()
    throw error
  } finally {
    thread.off('message', resolve).off('error', reject).off('exit', ended)
    // Between two hashes it keeps no process alive.
    thread.unref()
  }
}

function takeThread(): Worker {
  const [waiting] = idle
  if (waiting === undefined) return startThread()
  idle.delete(waiting)
  return waiting
}

function startThread(): Worker {
  const thread = new Worker(new URL('./derive-tag-thread.ts', import.meta.url))
  return thread.on('exit', () => idle.delete(thread)).on('error', () => {})
}
