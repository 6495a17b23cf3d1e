import { parentPort, workerData } from 'node:worker_threads'
import { CancelledError, throwIfCancelled } from './cancellation.ts'
import type { Job, Outcome, Reply, ThreadData } from './messages.ts'
import type { Handlers, Operations } from './operations.ts'
import type { ThreadErrors } from './thread-errors.ts'
import { type HeapRelease, releaseIdleHeap } from './release-heap.ts'
import type { ThreadProtocol } from './thread-protocol.ts'

/** Runs in a worker thread: replies to each call with what its handler returns or throws. */
export function serveThread<O extends Operations<O>, Settings>(
  { errors }: ThreadProtocol<O, Settings>,
  handlers: Handlers<O>,
  heap: HeapRelease = {},
): void {
  const port = parentPort
  releaseIdleHeap(heap)
  port?.on('message', (job: Job<O, keyof O>) => void measured(() => answer(handlers, job, errors)).then((reply) => port.postMessage(reply)))
}

/** Start-up data of the thread. */
export function threadSettings<O extends Operations<O>, Settings>(_: ThreadProtocol<O, Settings>): Settings {
  const { settings }: ThreadData<Settings> = workerData
  return settings
}

async function measured<Response>(work: () => Promise<Outcome<Response>>): Promise<Reply<Response>> {
  const before = process.threadCpuUsage()
  const outcome = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { ...outcome, processorTime: (user + system) / 1000 }
}

async function answer<O extends Operations<O>, Name extends keyof O>(
  handlers: Handlers<O>,
  { operation, request }: Job<O, Name>,
  errors: ThreadErrors,
): Promise<Outcome<O[Name]['response']>> {
  try {
    throwIfCancelled()
    return { response: await handlers[operation](request) }
  } catch (error) {
    return error instanceof CancelledError ? { cancelled: true } : { error: errors.encode(error) }
  }
}
