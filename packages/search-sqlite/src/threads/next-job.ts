import type { CallerClass, CallerLoad } from './caller-load.ts'
import type { JobOptions } from './job-options.ts'
import { isLong, type RunningJob } from './preemption.ts'

/** ms after which a waiting job is as urgent as any other. */
const URGENT_AFTER = 100

/** A job that waits for a thread. */
export interface WaitingJob extends Required<Pick<JobOptions, 'urgency'>> {
  readonly caller: string | undefined
  /** Order of arrival, between two jobs: before the caller of the last one and after all that waited then. */
  readonly arrived: number
  /** Time of arrival, by the clock of `CallerLoad`. */
  readonly since: number
  /** Whether it already ran and was preempted. */
  readonly preempted: boolean
}

export interface Assignments {
  readonly running: ReadonlySet<RunningJob>
  /** Number of the last assignment by caller. */
  readonly served: ReadonlyMap<string, number>
  /** Threads that one caller, counts and facets, or all long jobs may have. */
  readonly share: number
  readonly load: CallerLoad
}

/** A caller's part of the order. */
interface Standing extends CallerClass {
  readonly running: number
  readonly served: number
  /** Urgency of the caller's first job: of equally urgent ones of a caller the first precedes the others. */
  ranked: number
}

/** Numbers by which waiting jobs are ordered: smaller ones come first, and the first different one decides. */
type Rank = readonly [heavy: number, level: number, urgency: number, running: number, served: number]

/**
 * The first of the waiting jobs that may start now. Order: heavy callers last, then by the recent thread time of the caller (`CallerLoad`), then
 * urgent jobs and those that have waited, then the caller with the fewest running jobs, then the one served longest ago.
 */
export function nextJob<Job extends WaitingJob>(waiting: Iterable<Job>, assignments: Assignments): Job | undefined {
  const { share, load } = assignments
  const { now, hasLight } = load
  const running = [...assignments.running]
  const long = running.filter((job) => isLong(job, load))
  const later = running.filter((job) => job.urgency === 'later' && !long.includes(job)).length
  const standings = new Map<string | undefined, Standing>()
  let [first, firstRank]: [Job | undefined, Rank | undefined] = [undefined, undefined]
  for (const job of waiting) {
    const standing = standingOf(job.caller, assignments, standings)
    const isConfined = job.preempted || (standing.heavy && hasLight)
    if (standing.running >= share || (isConfined && long.length >= share) || (job.urgency === 'later' && later >= share)) continue
    const urgency = job.urgency === 'first' || now - job.since > URGENT_AFTER ? 0 : 1
    if (urgency >= standing.ranked && !job.preempted) continue
    if (!job.preempted) standing.ranked = urgency
    const rank = rankOf(job, urgency, standing)
    if (firstRank === undefined || compareRanks(rank, firstRank) < 0) [first, firstRank] = [job, rank]
  }
  return first
}

function standingOf(
  caller: string | undefined,
  { running, served, load }: Assignments,
  known: Map<string | undefined, Standing>,
): Standing {
  const before = known.get(caller)
  if (before !== undefined) return before
  const standing =
    caller === undefined
      ? { heavy: false, level: 0, running: 0, served: 0, ranked: Infinity }
      : { ...load.classOf(caller), running: countOf(caller, running), served: served.get(caller) ?? 0, ranked: Infinity }
  known.set(caller, standing)
  return standing
}

function countOf(caller: string, jobs: Iterable<RunningJob>): number {
  let count = 0
  for (const job of jobs) if (job.caller === caller) count++
  return count
}

function rankOf({ caller, arrived }: WaitingJob, urgency: number, { heavy, level, running, served }: Standing): Rank {
  return [
    heavy ? 1 : 0,
    level,
    urgency,
    running,
    // A new caller comes after those already waiting and before the one served last.
    caller === undefined ? 0 : Math.max(arrived, served),
  ]
}

function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3] || a[4] - b[4]
}
