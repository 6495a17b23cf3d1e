import { QueueFullError } from './bounded-queue.ts'

/** Admits as many at once as can be served within `maxWait`, given how long the work currently takes. */
export interface AdmissionControl {
  /** Does the work, or rejects with `QueueFullError` at once if it would wait too long. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>
  /** Reports how long one unit of work took, in ms. */
  took(milliseconds: number): void
}

/** Minimum admitted at once, however slow the machine is. */
const FEWEST = 4

/**
 * `atOnce` are served at a time. `maxWait` and `usual`, the assumed duration until one was measured, are in ms. On a busy machine fewer are
 * admitted, so that they still wait no longer.
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
      if (inside >= Math.max(FEWEST, Math.floor((maxWait * atOnce) / recent))) throw new QueueFullError()
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
