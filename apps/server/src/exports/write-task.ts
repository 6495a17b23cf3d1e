import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { FileStore } from '../files/file-store.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import type { Rights } from '../http/rights.ts'
import type { Serving } from '../platform/domain.ts'
import { backgroundContext, callerOf } from './background-context.ts'
import { chosenColumns } from './export-columns.ts'
import { removeExport, storeExport } from './export-files.ts'
import type { ExportKinds } from './export-kinds.ts'
import { MAX_ATTEMPTS, type ExportQueue, type TaskProgress } from './export-queue.ts'
import type { StoredTask } from './export-task-store.ts'
import { exportFileName } from './file-name.ts'
import { collectRecords } from './list-records.ts'
import { readRecords } from './read-records.ts'
import { sendEndMessage } from './send-end-message.ts'
import { ExportError, reasonOf, type TaskReason } from './task-reason.ts'
import { hasColumns, writeFile } from './write-file.ts'

/** What a writer of tasks uses. */
export interface WriterParts {
  readonly kinds: ExportKinds
  readonly queue: ExportQueue
  readonly files: FileStore
  readonly accounts: Pick<AccountServices, 'messages' | 'rightsOf' | 'usage' | 'users'>
  /** For unfinished documents; a folder of each task below it. */
  readonly workFolder: string
  readonly log: Logger
  /** ms */
  readonly now: () => number
}

/** ms between heartbeats, and until a cancelled task stops. */
const HEARTBEAT = 2000

/** Errors that may be gone when the next process takes the task, after the time of a dead writer. */
const PASSING: ReadonlySet<string> = new Set(['SEARCH_AWAY', 'SEARCH_BUSY', 'SEARCH_STARTING', 'FILES_AWAY', 'DATABASE_AWAY'])

/** The user removed the task, or closed the account, while it was written. */
class TaskRemoved extends Error {}

/** Writes a task that was taken; never rejects. When the signal aborts, another process begins it anew. */
export async function writeTask(parts: WriterParts, serving: Serving, task: StoredTask, ending: AbortSignal): Promise<void> {
  const { queue, files, accounts, workFolder, log } = parts
  const folder = join(workFolder, task.id)
  const stored: WrittenParts = { id: task.id, parts: 0, size: 0, done: 0, total: null }
  const removal = new AbortController()
  const signal = AbortSignal.any([ending, removal.signal])
  const report = async (progress: TaskProgress) => {
    if (!(await queue.report(task.id, progress))) throw new TaskRemoved()
  }
  const beat = setInterval(() => {
    report({ done: stored.done }).catch((error: unknown) => {
      if (error instanceof TaskRemoved) removal.abort(error)
      else log.warn({ err: error, task: task.id }, 'an export could not report its progress')
    })
  }, HEARTBEAT)
  try {
    // Of a writer that died; what it left in the folder, a PDF goes on with.
    await removeExport(files, task)
    if (task.attempts > MAX_ATTEMPTS) throw new ExportError('interrupted')
    await mkdir(folder, { recursive: true })
    const scope = { caller: `export ${task.userId}`, signal }
    const { fileName, reason } = await inSearchScope(scope, () => storeFile({ ...parts, serving, task, signal, stored, folder, report }))
    clearInterval(beat)
    const { done, parts: count, size } = stored
    const ended = await queue.end(task.id, { state: 'done', fileName, reason, done, total: done, parts: count, size })
    if (ended === null) throw new TaskRemoved()
    await sendEndMessage(accounts.messages, ended)
  } catch (error) {
    clearInterval(beat)
    await removeExport(files, stored).catch((failure: unknown) => log.error({ err: failure, task: task.id }, 'parts of an export remain'))
    if (!(error instanceof TaskRemoved || removal.signal.aborted)) await endFailed(parts, task, error, ending)
  } finally {
    clearInterval(beat)
    // The next process goes on with what an interrupted one has typeset.
    if (!ending.aborted || removal.signal.aborted) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

interface WrittenParts extends Required<Pick<TaskProgress, 'parts' | 'size' | 'done' | 'total'>> {
  readonly id: string
  parts: number
  size: number
  done: number
  total: number | null
}

interface StoredFileParts extends WriterParts {
  readonly serving: Serving
  readonly task: StoredTask
  readonly signal: AbortSignal
  /** Counts what was written. */
  readonly stored: WrittenParts
  readonly folder: string
  report(progress: TaskProgress): Promise<void>
}

/** Writes the file of a task to the store; returns its name, and what it lacks. */
async function storeFile(parts: StoredFileParts): Promise<{ fileName: string; reason: TaskReason | null }> {
  const { kinds, files, accounts, serving, task, signal, stored, folder, report, log, now } = parts
  const { recordKind, fileType, title, language } = task
  const exported = kinds.find(recordKind)
  if (exported === undefined) throw new ExportError('unexpected')
  const open = exported.open(serving)
  const engine = serving.engines.of(exported.kind)
  const { role } = await accounts.users.get(task.userId)
  const caller = callerOf({ userId: task.userId, role })
  const rights: Rights = await accounts.rightsOf(caller)
  const context = backgroundContext({ caller, rights, language, signal, log })
  const ids = await collectRecords(task.source, open, context, task.maxRecords)
  const { version } = await engine.status()
  stored.total = ids.length
  await report({ total: ids.length, done: 0 })
  let reason: TaskReason | null = null
  const records = readRecords(ids, { engine, exported, rights, signal, onRecord: (done) => void (stored.done = done) })
  const stream = await writeFile({
    fileType,
    exported,
    open,
    records,
    columns: hasColumns(fileType) ? chosenColumns(exported, fileType, task.fieldList) : [],
    title,
    language,
    workFolder: folder,
    signal,
    files: {
      async count({ docId }) {
        const consumer = { caller, rights, address: '' }
        return accounts.usage.take(consumer, exported.viewedAs, docId).then(
          () => true,
          (error: unknown) => {
            if (toCallError(error).error === 'INTERNAL') throw error
            return false
          },
        )
      },
      onLimit: () => (reason = { failure: 'viewLimit' }),
    },
  })
  const patient = files.patient(signal)
  try {
    await storeExport(patient, task.id, stream, async (number, bytes) => {
      signal.throwIfAborted()
      // Recorded before the part is stored, so that its file can be deleted after any failure.
      stored.parts = number + 1
      stored.size += bytes
      await report({ parts: stored.parts, size: stored.size, done: stored.done })
    })
  } finally {
    stream.destroy()
  }
  if (stored.done === 0) throw new ExportError('noRecords')
  return { fileName: exportFileName({ title, time: now(), version, fileType }), reason }
}

/** Ends a task that failed; one that was interrupted is begun anew. */
async function endFailed({ queue, accounts, log }: WriterParts, task: StoredTask, error: unknown, ending: AbortSignal): Promise<void> {
  try {
    if (ending.aborted) return await queue.release(task.id)
    const { error: name } = toCallError(error)
    log.error({ err: error, task: task.id }, 'an export could not be written')
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(name) && task.attempts < MAX_ATTEMPTS) return
    const ended = await queue.end(task.id, { state: 'failed', reason: reasonOf(error), parts: 0, size: 0 })
    if (ended !== null) await sendEndMessage(accounts.messages, ended)
  } catch (failure) {
    // Without the database nothing can be reported: the task is taken again when its heartbeat is missed.
    log.error({ err: failure, task: task.id }, 'the end of an export could not be recorded')
  }
}
