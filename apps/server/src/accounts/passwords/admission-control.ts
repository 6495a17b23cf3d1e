import { QueueFullError } from '../../platform/bounded-queue.ts'

/** Admits concurrent work as long as it can be served within `maxWait`, given its current duration. */
export interface AdmissionControl {
  /** Runs the work, or rejects at once with `QueueFullError` if it would wait too long. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>
  /** Reports the duration of one unit of work, in ms. */
  took(milliseconds: number): void
}

/** Minimum number admitted at once, however slow the machine is. */
const MIN_ADMITTED = 4

/**
 * `atOnce` units run concurrently. `maxWait` and `usual`, the assumed duration before the first measurement, are in ms. On a busy machine
 * fewer are admitted, so that the waiting time does not grow.
 */
export function admissionControl({
  atOnce,
  maxWait,
  usual,
}: {
  readonly atOnce: number
  readonly maxWait: number
  readonly usual: number
}): AdmissionControl {
  let inside = 0
  let recent = usual
  return {
    async enter(work) {
      if (inside >= Math.max(MIN_ADMITTED, Math.floor((maxWait * atOnce) / recent))) throw new QueueFullError()
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
    took(milliseconds) {
      recent += (milliseconds - recent) / 8
    },
  }
}
