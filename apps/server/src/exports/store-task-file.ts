import type { Readable } from 'node:stream'
import { EXPORT_FILES, type ExportFileType } from '@gezhi/contract'
import { isOwnFieldName } from '@gezhi/query'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { toCallError } from '../http/error-envelope.ts'
import type { Rights } from '../http/rights.ts'
import type { ExportColumn, RecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'
import { backgroundContext, callerOf } from './background-context.ts'
import { chosenColumns, columnsOf } from './export-columns.ts'
import { storeExport } from './export-files.ts'
import type { TaskProgress } from './export-queue.ts'
import type { DocumentSource, RecordSource } from './export-source.ts'
import type { StoredTask } from './export-task-store.ts'
import { exportFileName } from './file-name.ts'
import { collectRecords } from './list-records.ts'
import { readRecords } from './read-records.ts'
import { ExportError, type TaskReason } from './task-reason.ts'
import { hasColumns, writeFile } from './write-file.ts'
import type { WriterParts, WrittenSoFar } from './writer-parts.ts'

/** A task that is being written. */
export interface RunningTask extends WriterParts {
  readonly serving: Serving
  readonly task: StoredTask
  readonly signal: AbortSignal
  /** Updated while the file is written. */
  readonly written: WrittenSoFar
  /** For unfinished parts of documents. */
  readonly folder: string
  /** Throws `TaskGone` to stop. */
  report(progress: TaskProgress): Promise<void>
}

/** Writes the file of a task to the store, with the rights its user has now; returns its name, and what it lacks. */
export async function storeTaskFile(running: RunningTask): Promise<{ fileName: string; reason: TaskReason | null }> {
  const { files, accounts, task, signal, written, report, log, now } = running
  const { fileType, title, language } = task
  const { role } = await accounts.users.get(task.userId)
  const caller = callerOf({ userId: task.userId, role })
  const rights = await accounts.rightsOf(caller)
  const context = backgroundContext({ caller, rights, language, signal, log })
  const { stream, version, lacking } = await (task.source.kind === 'document'
    ? documentStream(running, task.source, context)
    : recordStream(running, task.source, { caller, rights, context }))
  try {
    await storeExport(files.patient(signal), task, stream, async (number, bytes) => {
      signal.throwIfAborted()
      // Recorded before the part is stored, so that its file can be deleted after any failure.
      written.parts = number + 1
      written.size += bytes
      await report({ parts: written.parts, size: written.size, done: written.done })
    })
  } finally {
    stream.destroy()
  }
  if (written.done === 0) throw new ExportError('noRecords')
  return { fileName: exportFileName({ title, time: now(), version, fileType }), reason: lacking() }
}

/** A file that is being written. */
interface TaskStream {
  readonly stream: Readable
  /** Of the index the file is made of; null if it is made of several. */
  readonly version: number | null
  /** What it lacks, once it is written. */
  lacking(): TaskReason | null
}

interface TaskCaller {
  readonly caller: UserCaller
  readonly rights: Rights
  readonly context: CallContext<UserCaller>
}

async function recordStream(running: RunningTask, source: RecordSource, { caller, rights, context }: TaskCaller): Promise<TaskStream> {
  const { kinds, serving, task, signal, written, folder, report } = running
  const { title, language } = task
  const fileType = recordFileType(task)
  const exported = kinds.find(task.recordKind)
  if (exported === undefined) throw new ExportError('unexpected')
  const open = exported.open(serving)
  const engine = serving.engines.of(exported.kind)
  const ids = await collectRecords(source, open, context, task.maxRecords)
  const { version } = await engine.status()
  written.total = ids.length
  await report({ total: ids.length, done: 0 })
  const columns = hasColumns(fileType) ? await taskColumns(exported, { ...task, fileType }) : []
  let reason: TaskReason | null = null
  const stream = await writeFile({
    fileType,
    exported,
    open,
    records: readRecords(ids, { engine, exported, open, columns, rights, signal, onRecord: (done) => void (written.done = done) }),
    columns,
    title,
    language,
    workFolder: folder,
    signal,
    files: {
      count: ({ docId }) => countView(running, exported, { caller, rights, docId }),
      onLimit: () => (reason = { failure: 'viewLimit' }),
    },
  })
  return { stream, version, lacking: () => reason }
}

async function documentStream(
  { documents, serving, task: { fileType }, written, folder, report }: RunningTask,
  { name, request }: DocumentSource,
  context: CallContext<UserCaller>,
): Promise<TaskStream> {
  const document = documents.find(name)
  if (document === undefined) throw new ExportError('unexpected')
  const stream = await document.write(request, {
    serving,
    context,
    fileType,
    workFolder: folder,
    async report(done, total) {
      written.total = total
      written.done = done
      await report({ total, done })
    },
  })
  return { stream, version: null, lacking: () => null }
}

/** The format of a task of records. */
function recordFileType({ fileType }: StoredTask): ExportFileType {
  if (!(fileType in EXPORT_FILES)) throw new ExportError('unexpected')
  return fileType as ExportFileType
}

/** The chosen columns that there still are: a field of a user's index may be gone. */
async function taskColumns(
  exported: RecordExport,
  { fileType, fieldList, userId }: Pick<StoredTask, 'fieldList' | 'userId'> & { readonly fileType: ExportFileType },
): Promise<readonly ExportColumn[]> {
  const all = await columnsOf(exported, userId)
  const columns = chosenColumns(
    all,
    fileType,
    fieldList.filter((code) => !isOwnFieldName(code) || all.columns.some((column) => column.code === code)),
  )
  for (const column of columns) await column.load?.()
  return columns
}

/** Counts a record whose files are downloaded as viewed; false beyond the user's daily limit. */
async function countView(
  { accounts }: WriterParts,
  { viewedAs }: RecordExport,
  { caller, rights, docId }: { caller: UserCaller; rights: Rights; docId: string },
): Promise<boolean> {
  try {
    await accounts.usage.take({ caller, rights, address: '' }, viewedAs, docId)
    return true
  } catch (error) {
    if (toCallError(error).error === 'INTERNAL') throw error
    return false
  }
}
