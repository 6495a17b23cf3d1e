import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'

/** Tasks of users that processes claim from a queue in the database. */
export interface TaskSource {
  /** In the log: `landscape`, `novelty analysis`. */
  readonly name: string
  readonly log: Logger
  /** Claims the next task and runs it; whether there was one. Rejects if none can be claimed. */
  readonly next: (signal: AbortSignal) => Promise<boolean>
}

/** How often a task is begun: one that ends its process must not end it again and again. */
export const MAX_ATTEMPTS = 3
/** ms between checks for new tasks, and between heartbeats, which notice that a task was cancelled. */
const CHECK_EVERY = 1000

/** Errors that may be gone when a task is taken again, after the time of a dead process. */
export const PASSING: ReadonlySet<string> = new Set([
  'SEARCH_AWAY',
  'SEARCH_BUSY',
  'SEARCH_STARTING',
  'INDEX_REBUILDING',
  'FILES_AWAY',
  'DATABASE_AWAY',
])

/** Runs tasks as they come, `atOnce` at the same time, until the signal aborts. */
export async function runTasks({ name, log, next }: TaskSource, signal: AbortSignal, atOnce = 1): Promise<void> {
  const slot = async () => {
    while (!signal.aborted) {
      const found = await next(signal).catch((error: unknown) => {
        log.warn({ message: (error as Error).message }, `no ${name} can be taken`)
        return false
      })
      if (!found) await pauseUntilAborted(CHECK_EVERY, signal)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, slot))
}

/** Runs all tasks that wait, one after another. */
export async function runWaitingTasks({ next }: Pick<TaskSource, 'next'>): Promise<void> {
  while (await next(new AbortController().signal));
}

/** Waits some ms, or until the signal aborts. */
export async function pauseUntilAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}

/** A task that was claimed: each attempt is of one process. */
export interface ClaimedTask {
  readonly id: string
  readonly userId: string
  readonly attempts: number
}

/** How a claimed task is run. */
export interface TaskRun {
  /** In the log: `a novelty analysis`. */
  readonly name: string
  readonly log: Logger
  /** Searches count for its user under this name, among those of other callers. */
  readonly caller: string
  /** Reports the progress; false if the task was cancelled or claimed by another process. */
  readonly report: () => Promise<boolean>
  /** Does the work and stores its result. */
  readonly run: (signal: AbortSignal) => Promise<void>
  /** Lets another process start over, without counting this attempt. */
  readonly release: () => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

/** Thrown if a task was cancelled or claimed by another process. */
class TaskGone extends Error {}

/** Runs a claimed task with heartbeats; never rejects. When the signal aborts, another process restarts it. */
export async function runTask(task: ClaimedTask, parts: TaskRun, ending: AbortSignal): Promise<void> {
  const { name, log, caller, report, run } = parts
  const gone = new AbortController()
  const signal = AbortSignal.any([ending, gone.signal])
  const beat = setInterval(() => {
    report().then(
      (isOurs) => isOurs || gone.abort(new TaskGone()),
      (error: unknown) => log.warn({ err: error, task: task.id }, `${name} could not report its progress`),
    )
  }, CHECK_EVERY)
  try {
    if (task.attempts > MAX_ATTEMPTS) throw new CallError('INTERNAL')
    await inSearchScope({ caller: `${caller} ${task.userId}`, signal }, () => run(signal))
  } catch (error) {
    if (!gone.signal.aborted) await endFailed(task, parts, error, ending)
  } finally {
    clearInterval(beat)
  }
}

/** Ends a task that failed; one that was interrupted is restarted. */
async function endFailed(task: ClaimedTask, { name, log, release, fail }: TaskRun, error: unknown, ending: AbortSignal): Promise<void> {
  try {
    if (ending.aborted) return await release()
    const { error: reason } = toCallError(error)
    if (reason === 'INTERNAL') log.error({ err: error, task: task.id }, `${name} failed`)
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(reason) && task.attempts < MAX_ATTEMPTS) return
    await fail(error)
  } catch (failure) {
    // Without the database nothing can be reported: it is taken again when its heartbeat is missed.
    log.error({ err: failure, task: task.id }, `the end of ${name} could not be recorded`)
  }
}
