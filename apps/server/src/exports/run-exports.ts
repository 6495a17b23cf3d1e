import { searchLimiter } from '../http/limited-engine.ts'
import type { Serving } from '../platform/domain.ts'
import { runTasks, runWaitingTasks, type TaskSource } from '../platform/run-tasks.ts'
import { clearWorkFolder } from './clear-work-folder.ts'
import { writeTask } from './write-task.ts'
import type { WriterParts } from './writer-parts.ts'

/** Tasks of different users that one process writes at the same time: a long one does not block all others. */
const AT_ONCE = 2

/** A page of a list for a task may take longer than an interactive one, but does not run forever. */
const LIMITS = { seconds: 300, atOnce: 64 } as const

/** Engines for tasks: searches of a task count for its user among those of other callers. */
export function limitedServing(serving: Serving): Serving {
  const limit = searchLimiter(LIMITS)
  return { ...serving, engines: serving.engines.map((engine) => limit(engine)) }
}

/** Writes tasks as they come, until the signal aborts. */
export async function runExports(parts: WriterParts, serving: Serving, signal: AbortSignal): Promise<void> {
  const limited = limitedServing(serving)
  await clearWork(parts).catch((error: unknown) => parts.log.warn({ err: error }, 'what killed exports left cannot be removed'))
  await runTasks(tasksOf(parts, limited), signal, AT_ONCE)
}

/** Writes all tasks that wait, one after another. */
export function writeWaitingExports(parts: WriterParts, serving: Serving): Promise<void> {
  return runWaitingTasks(tasksOf(parts, limitedServing(serving)))
}

function tasksOf(parts: WriterParts, serving: Serving): TaskSource {
  const next = async (signal: AbortSignal) => {
    const task = await parts.queue.take()
    if (task !== null) await writeTask(parts, serving, task, signal)
    return task !== null
  }
  return { name: 'export', log: parts.log, next }
}

/** What tasks left that were cancelled after their process was killed. */
async function clearWork({ queue, workFolder }: WriterParts): Promise<void> {
  const unfinished = await queue.unfinished()
  await clearWorkFolder(workFolder, (name) => unfinished.has(name))
}
