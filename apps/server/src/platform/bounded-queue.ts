/** Thrown instead of waiting when a queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full')
    this.name = 'QueueFullError'
  }
}

/** Runs work with limited concurrency, first come first served. */
export interface BoundedQueue {
  /** Rejects at once with `QueueFullError` when the maximum is waiting. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  isFull(): boolean
}

/** A queue that runs `atOnce` units concurrently and lets up to `waiting` more wait. */
export function boundedQueue(limits: { readonly atOnce: number; readonly waiting: number }): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  const isFull = () => running >= limits.atOnce && waiting.length >= limits.waiting
  return {
    isFull,
    async run(work) {
      if (isFull()) throw new QueueFullError()
      if (running >= limits.atOnce) await new Promise<void>((go) => waiting.push(go))
      else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
