import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import type { Serving } from '../platform/domain.ts'
import { PASSING } from '../platform/run-tasks.ts'
import { removeAttempt, removeExport } from './export-files.ts'
import { MAX_ATTEMPTS, type TaskProgress } from './export-queue.ts'
import type { StoredTask } from './export-task-store.ts'
import { sendEndMessage } from './send-end-message.ts'
import { storeTaskFile } from './store-task-file.ts'
import { ExportError, reasonOf } from './task-reason.ts'
import { TaskGone, type WriterParts, type WrittenSoFar } from './writer-parts.ts'

/** ms between heartbeats, and until a cancelled task stops. */
const HEARTBEAT = 2000

/** Writes a task that was taken; never rejects. When the signal aborts, another process restarts it. */
export async function writeTask(parts: WriterParts, serving: Serving, task: StoredTask, ending: AbortSignal): Promise<void> {
  const { queue, files, workFolder, log } = parts
  const folder = join(workFolder, task.id)
  const written: WrittenSoFar = { total: null, done: 0, parts: 0, size: 0 }
  const gone = new AbortController()
  const signal = AbortSignal.any([ending, gone.signal])
  const report = async (progress: TaskProgress) => {
    if (!(await queue.report(task, progress))) throw new TaskGone()
  }
  const beat = setInterval(() => {
    report({ done: written.done }).catch((error: unknown) => {
      if (error instanceof TaskGone) gone.abort(error)
      else log.warn({ err: error, task: task.id }, 'an export could not report its progress')
    })
  }, HEARTBEAT)
  try {
    // Of a writer that died; what it left in the folder, a PDF goes on with.
    await removeExport(files, task.id)
    if (task.attempts > MAX_ATTEMPTS) throw new ExportError('interrupted')
    await mkdir(folder, { recursive: true })
    const scope = { caller: `export ${task.userId}`, signal }
    const end = await inSearchScope(scope, () => storeTaskFile({ ...parts, serving, task, signal, written, folder, report }))
    clearInterval(beat)
    const ended = await queue.end(task, { ...end, ...written, state: 'done', total: written.done })
    if (ended === null) throw new TaskGone()
    await reportEnd(parts, ended)
  } catch (error) {
    clearInterval(beat)
    await removeAttempt(files, { ...task, parts: written.parts }).catch((failure: unknown) =>
      log.error({ err: failure, task: task.id }, 'parts of an export remain'),
    )
    if (!(error instanceof TaskGone || gone.signal.aborted)) await endFailed(parts, task, error, ending)
  } finally {
    clearInterval(beat)
    // The next process goes on with what an interrupted one has typeset.
    if (!ending.aborted || gone.signal.aborted) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/** Ends a task that failed; one that was interrupted is restarted. */
async function endFailed(parts: WriterParts, task: StoredTask, error: unknown, ending: AbortSignal): Promise<void> {
  const { queue, log } = parts
  try {
    if (ending.aborted) return await queue.release(task)
    log.error({ err: error, task: task.id }, 'an export could not be written')
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(toCallError(error).error) && task.attempts < MAX_ATTEMPTS) return
    const ended = await queue.end(task, { state: 'failed', reason: reasonOf(error), parts: 0, size: 0 })
    if (ended !== null) await reportEnd(parts, ended)
  } catch (failure) {
    // Without the database nothing can be reported: the task is taken again when its heartbeat is missed.
    log.error({ err: failure, task: task.id }, 'the end of an export could not be recorded')
  }
}

/** The task has ended, whether its user can be notified or not. */
async function reportEnd({ accounts, log }: WriterParts, task: StoredTask): Promise<void> {
  await sendEndMessage(accounts.messages, task).catch((error: unknown) =>
    log.error({ err: error, task: task.id }, 'the end of an export was not reported to its user'),
  )
}
