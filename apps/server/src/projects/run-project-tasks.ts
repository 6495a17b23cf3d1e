import { setTimeout as sleep } from 'node:timers/promises'
import { PATENT_KIND } from '@gezhi/records'
import type { Logger } from 'pino'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import { collectRecords, countRecords } from '../exports/list-records.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/call-context.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope, searchLimiter } from '../http/limited-engine.ts'
import type { Rights } from '../http/rights.ts'
import type { Serving } from '../platform/domain.ts'
import { collectRelatives } from './collect-relatives.ts'
import { searchSource } from './project-handlers.ts'
import { patentLimit, type ProjectParts } from './project-parts.ts'
import { MAX_ATTEMPTS, type StoredProjectTask } from './project-task-queue.ts'

/** What runs tasks. */
export type RunnerParts = Pick<ProjectParts, 'tasks' | 'patents' | 'kinds' | 'accounts'> & { readonly log: Logger }

/** Tasks that one process runs at the same time. */
const AT_ONCE = 2
/** ms between checks for new tasks, and for folders whose update is due. */
const CHECK_EVERY = { tasks: 1000, updates: 30_000 }
/** ms between heartbeats, and until a cancelled task stops. */
const HEARTBEAT = 1000
/** A page of a list for a task may take longer than an interactive one, but does not run forever. */
const LIMITS = { seconds: 300, atOnce: 64 } as const
/** Errors that may be gone when the task is taken again, after the time of a dead runner. */
const PASSING: ReadonlySet<string> = new Set(['SEARCH_AWAY', 'SEARCH_BUSY', 'SEARCH_STARTING', 'DATABASE_AWAY'])

/** Thrown if a task was cancelled or claimed by another process. */
class TaskGone extends Error {}

/** Runs tasks as they come, until the signal aborts. */
export async function runProjectTasks(parts: RunnerParts, serving: Serving, signal: AbortSignal): Promise<void> {
  const limited = limitedServing(serving)
  const pause = (time: number) => sleep(time, undefined, { signal }).catch(() => {})
  const slot = async () => {
    while (!signal.aborted) if (!(await runNext(parts, limited, signal))) await pause(CHECK_EVERY.tasks)
  }
  const updates = async () => {
    while (!signal.aborted) {
      await parts.tasks.addDueUpdates().catch((error: unknown) => warnAway(parts, error))
      await pause(CHECK_EVERY.updates)
    }
  }
  await Promise.all([updates(), ...Array.from({ length: AT_ONCE }, slot)])
}

/** Runs all tasks that wait, and updates that are due, one after another. */
export async function runWaitingTasks(parts: RunnerParts, serving: Serving): Promise<void> {
  await parts.tasks.addDueUpdates()
  while (await runNext(parts, limitedServing(serving), new AbortController().signal));
}

/** Searches of a task count for its user among those of other callers. */
function limitedServing(serving: Serving): Serving {
  const limit = searchLimiter(LIMITS)
  return { ...serving, engines: serving.engines.map((engine) => limit(engine)) }
}

function warnAway({ log }: RunnerParts, error: unknown): null {
  log.warn({ message: (error as Error).message }, 'no task of projects can be taken')
  return null
}

/** Whether there was a task. While the database is away there is none. */
async function runNext(parts: RunnerParts, serving: Serving, signal: AbortSignal): Promise<boolean> {
  const task = await parts.tasks.take().catch((error: unknown) => warnAway(parts, error))
  if (task !== null) await runTask(parts, serving, task, signal)
  return task !== null
}

/** Runs a task that was taken; never rejects. When the signal aborts, another process restarts it. */
async function runTask(parts: RunnerParts, serving: Serving, task: StoredProjectTask, ending: AbortSignal): Promise<void> {
  const { tasks, log } = parts
  const gone = new AbortController()
  const signal = AbortSignal.any([ending, gone.signal])
  const progress: { done: number; total?: number } = { done: 0 }
  const beat = setInterval(() => {
    tasks.report(task, progress).then(
      (isOurs) => isOurs || gone.abort(new TaskGone()),
      (error: unknown) => log.warn({ err: error, task: task.id }, 'a task of a project could not report its progress'),
    )
  }, HEARTBEAT)
  try {
    if (task.attempts > MAX_ATTEMPTS) throw new CallError('INTERNAL')
    const scope = { caller: `project ${task.userId}`, signal }
    const rights = await rightsOf(parts, task)
    const ids = await inSearchScope(scope, () => idsOf(parts, serving, task, { rights, signal, progress }))
    signal.throwIfAborted()
    await tasks.finish(task, ids, task.source.kind === 'update' ? 'new' : 'saved', patentLimit(rights))
  } catch (error) {
    if (!gone.signal.aborted) await endFailed(parts, task, error, ending)
  } finally {
    clearInterval(beat)
  }
}

/** With the rights its user has now. */
async function rightsOf({ accounts }: RunnerParts, { userId }: StoredProjectTask): Promise<Rights> {
  const { role } = await accounts.users.get(userId)
  return accounts.rightsOf(callerOf({ userId, role }))
}

interface Running {
  readonly rights: Rights
  readonly signal: AbortSignal
  /** Reported by heartbeats. */
  readonly progress: { done: number; total?: number }
}

/** The ids that a task puts into its folder. */
async function idsOf(parts: RunnerParts, serving: Serving, task: StoredProjectTask, running: Running): Promise<readonly string[]> {
  const { source, fileId } = task
  const { rights, signal, progress } = running
  const report = (done: number) => void (progress.done = done)
  const limit = rights.grants.fillProjectFolders
  const max = limit === 'unlimited' ? Infinity : limit
  if (source.kind === 'extend') {
    const ids = await parts.patents.ids(fileId)
    progress.total = ids.length
    return collectRelatives(serving.engines.of(PATENT_KIND), ids, source.type, { max, signal, report })
  }
  const list = { ...(source.kind === 'update' ? searchSource(source.queryStr) : source), part: 'all' } as const
  const open = parts.kinds.find(PATENT_KIND.name)?.open(serving)
  if (open === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call: list.call })
  const context = contextOf(parts, task, running)
  const { total, totalRelation } = await countRecords(list, open, context)
  progress.total = total
  // Patents that the folder has do not matter to a list that is longer than a folder may be: it fails before it is read.
  if (source.kind === 'list' && totalRelation === 'eq') patentLimit(rights)(total)
  // One more than allowed, so that the limit is reported rather than a part of the list saved.
  return collectRecords(list, open, context, max + 1, report)
}

function contextOf({ log }: RunnerParts, { userId }: StoredProjectTask, { rights, signal }: Running): CallContext {
  return backgroundContext({
    caller: callerOf({ userId, role: rights.role === 'operator' ? 'operator' : 'user' }),
    rights,
    language: 'zh',
    signal,
    log,
  })
}

/** Ends a task that failed; one that was interrupted is restarted. */
async function endFailed({ tasks, log }: RunnerParts, task: StoredProjectTask, error: unknown, ending: AbortSignal): Promise<void> {
  try {
    if (ending.aborted) return await tasks.release(task)
    const { error: name, values } = toCallError(error)
    if (name === 'INTERNAL') log.error({ err: error, task: task.id }, 'a task of a project failed')
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(name) && task.attempts < MAX_ATTEMPTS) return
    await tasks.fail(task, { error: name, values })
  } catch (failure) {
    // Without the database nothing can be reported: the task is taken again when its heartbeat is missed.
    log.error({ err: failure, task: task.id }, 'the end of a task of a project could not be recorded')
  }
}
