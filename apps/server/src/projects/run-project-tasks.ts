import { PATENT_KIND } from '@gezhi/records'
import type { Logger } from 'pino'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import { collectRecords, countRecords } from '../exports/list-records.ts'
import { limitedServing } from '../exports/run-exports.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/call-context.ts'
import { toCallError } from '../http/error-envelope.ts'
import type { Rights } from '../http/rights.ts'
import type { Serving } from '../platform/domain.ts'
import { pauseUntilAborted, runTask, runTasks, runWaitingTasks, type TaskRun, type TaskSource } from '../platform/run-tasks.ts'
import { collectRelatives } from './collect-relatives.ts'
import { searchSource } from './project-handlers.ts'
import { patentLimit, type ProjectParts } from './project-parts.ts'
import type { StoredProjectTask } from './project-task-queue.ts'

/** What runs tasks. */
export type RunnerParts = Pick<ProjectParts, 'tasks' | 'patents' | 'kinds' | 'accounts'> & { readonly log: Logger }

/** Tasks that one process runs at the same time. */
const AT_ONCE = 2
/** ms between checks for folders whose update is due. */
const CHECK_UPDATES = 30_000

/** Runs tasks as they come, until the signal aborts. */
export async function runProjectTasks(parts: RunnerParts, serving: Serving, signal: AbortSignal): Promise<void> {
  const updates = async () => {
    while (!signal.aborted) {
      await parts.tasks
        .addDueUpdates()
        .catch((error: unknown) => parts.log.warn({ message: (error as Error).message }, 'no update of projects can be begun'))
      await pauseUntilAborted(CHECK_UPDATES, signal)
    }
  }
  await Promise.all([updates(), runTasks(projectTasks(parts, serving), signal, AT_ONCE)])
}

/** Runs all tasks that wait, and updates that are due, one after another. */
export async function runWaitingProjectTasks(parts: RunnerParts, serving: Serving): Promise<void> {
  await parts.tasks.addDueUpdates()
  await runWaitingTasks(projectTasks(parts, serving))
}

function projectTasks(parts: RunnerParts, serving: Serving): TaskSource {
  const { tasks, log } = parts
  const limited = limitedServing(serving)
  const next = async (ending: AbortSignal) => {
    const task = await tasks.take()
    if (task === null) return false
    const progress: { done: number; total?: number } = { done: 0 }
    const run: TaskRun = {
      name: 'a task of a project',
      log,
      caller: 'project',
      report: () => tasks.report(task, progress),
      run: async (signal) => {
        const rights = await rightsOf(parts, task)
        const ids = await idsOf(parts, limited, task, { rights, signal, progress })
        signal.throwIfAborted()
        await tasks.finish(task, ids, task.source.kind === 'update' ? 'new' : 'saved', patentLimit(rights))
      },
      release: () => tasks.release(task),
      fail: (error) => {
        const { error: name, values } = toCallError(error)
        return tasks.fail(task, { error: name, values })
      },
    }
    await runTask(task, run, ending)
    return true
  }
  return { name: 'task of projects', log, next }
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
