import { QueueFullError } from './bounded-queue.ts'

/** Lets so many in at once as are served within `patience`, by how long the work takes at the moment. */
export interface AdmissionControl {
  /** Does the work, or rejects with `QueueFullError` at once when whoever comes now would wait too long. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>
  /** How long one piece of the work took, in ms. */
  took(milliseconds: number): void
}

/** At least so many may be inside, however slow the machine is. */
const FEWEST = 4

/**
 * A room in which `atOnce` are served at a time. `patience` and `usual`, what a piece of work takes until one was measured, are in ms.
 * On a machine that is busy with other things fewer come in, so that they still wait no longer.
 */
export function admissionControl({
  atOnce,
  patience,
  usual,
}: {
  readonly atOnce: number
  readonly patience: number
  readonly usual: number
}): AdmissionControl {
  let inside = 0
  let recent = usual
  return {
    async enter(work) {
      if (inside >= Math.max(FEWEST, Math.floor((patience * atOnce) / recent))) throw new QueueFullError()
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
