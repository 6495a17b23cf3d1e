import type { CallerLoad } from './caller-load.ts'
import type { JobOptions } from './job-options.ts'

/** Duration in ms from which a job is long: it may then not occupy the last thread while others wait. Counts return within 300 ms. */
export const LONG_MS = 250

/** A job that has a thread. */
export interface RunningJob extends Required<Pick<JobOptions, 'urgency'>> {
  readonly caller: string | undefined
  /** Start, by the clock of `CallerLoad`. */
  readonly since: number
  /** Whether it was preempted before: then it runs to its end. */
  readonly preempted: boolean
  /** Stops it. Null if it must not be stopped. */
  stopping: AbortController | null
}

/** Reason of a job that was stopped for others. */
export class Preempted extends Error {}

/** Whether a job is expected to occupy its thread for a while. */
export function isLong({ caller, since }: RunningJob, load: CallerLoad): boolean {
  return load.now - since > LONG_MS || (caller !== undefined && load.isHeavy(caller))
}

/** The long job of the caller with the most recent thread time, among those that may be stopped. */
export function preemptible(running: Iterable<RunningJob>, load: CallerLoad): RunningJob | undefined {
  const timeOf = ({ caller }: RunningJob) => (caller === undefined ? 0 : load.timeOf(caller))
  return [...running]
    .filter((job) => job.caller !== undefined && job.stopping !== null && !job.preempted && isLong(job, load))
    .toSorted((a, b) => timeOf(b) - timeOf(a) || b.since - a.since)[0]
}
