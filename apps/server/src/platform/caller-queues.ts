import { boundedQueue, type BoundedQueue } from './bounded-queue.ts'

/** Runs the work of each caller one after the other in this process. */
export interface CallerQueues {
  /** Rejects at once with `QueueFullError` when the maximum of the caller is waiting. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

/** A queue for each caller, in which up to `waiting` units wait while one runs. */
export function callerQueues(waiting: number): CallerQueues {
  const queues = new Map<string, { readonly queue: BoundedQueue; users: number }>()
  return {
    async run(caller, work) {
      const entry = queues.get(caller) ?? { queue: boundedQueue({ atOnce: 1, waiting }), users: 0 }
      queues.set(caller, entry)
      entry.users += 1
      try {
        return await entry.queue.run(work)
      } finally {
        entry.users -= 1
        if (entry.users === 0) queues.delete(caller)
      }
    },
  }
}
