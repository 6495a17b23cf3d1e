import { randomBytes } from 'node:crypto'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import { CodeTally } from './code-tally.ts'
import { describeDiskFull } from './disk-full.ts'
import { DryTarget } from './dry-target.ts'
import { findFiles, type FoundFile } from './find-files.ts'
import { FileTally } from './file-tally.ts'
import { addCounts, type ImportCounts, type ImportEvent, type ImportReport, NO_COUNTS } from './import-event.ts'
import type { ImportTarget } from './import-target.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { ProgressMeter } from './progress-meter.ts'
import type { ReadEvent } from './read-event.ts'
import type { ProgressOf } from './read-file.ts'
import { ReadingThread } from './reading-thread.ts'
import { RejectTally } from './reject-tally.ts'
import { RejectedLog } from './rejected-log.ts'
import { AFTER_IMPORT } from '../sources/sources.ts'
import { today } from '../records/today.ts'
import { type ImportStores, StoringTarget } from './storing-target.ts'
import { untilAborted } from './until-aborted.ts'

export interface ImportRequest extends ImportStores {
  /** Files and folders. */
  readonly paths: readonly string[]
  /** Folder for the file of rejected fragments. */
  readonly rejectedFolder: string
  /** The user's own, for tables of unknown formats; they take precedence over the formats of Gezhi. */
  readonly mappings?: readonly OwnMapping[]
  /** Reads and counts without writing anything, rejected fragments included. */
  readonly dryRun?: boolean
  /** When aborted, the batch being written is completed and the import ends as cancelled. */
  readonly signal?: AbortSignal
  /** Called in order; must not throw. */
  onEvent(event: ImportEvent): void
}

/**
 * Imports files into the stores one after another in a fixed order and reports progress. Every written batch is durable: if killed at any
 * moment and started again, the import continues after the last one. Rejects with `PathsNotFound`, `DiskFull`, or the error of the engine
 * or disk that prevents continuing.
 */
export async function runImport(request: ImportRequest): Promise<ImportReport> {
  const started = Date.now()
  const run = runName(started)
  const signal = request.signal ?? new AbortController().signal
  const rejectedLog = new RejectedLog(request.rejectedFolder, run)
  const target = request.dryRun === true ? new DryTarget(request) : new StoringTarget(request, rejectedLog)
  const rejects = new RejectTally()
  const unknown = new CodeTally()
  const sum = { counts: NO_COUNTS, unrecognised: 0, damaged: 0, pictures: 0 }
  try {
    const files = await untilAborted(findFiles(request.paths, signal), signal)
    const totalBytes = files.reduce((bytes, file) => bytes + file.bytes, 0)
    request.onEvent({ kind: 'started', run, files: files.length, bytes: totalBytes })
    const meter = new ProgressMeter(started, totalBytes)
    await readFiles(files, { request, target, rejects, unknown, sum, meter, signal })
    if (request.dryRun !== true) await bringUpToDate(request, signal)
  } catch (error) {
    // Written batches stay; another import of the same paths continues from there.
    if (!signal.aborted || (error !== signal.reason && (error as Error).name !== 'AbortError')) throw describeDiskFull(error)
  }
  const report: ImportReport = {
    kind: 'ended',
    ...sum,
    reasons: rejects.reasons(),
    unknownCodes: unknown.codes(),
    ...(!rejectedLog.isEmpty && { rejectedFile: rejectedLog.path }),
    dryRun: request.dryRun === true,
    cancelled: signal.aborted,
    seconds: (Date.now() - started) / 1000,
  }
  request.onEvent(report)
  return report
}

/** A picture is stored, and only reported if it could not be. */
type ReportedEvent = Exclude<ReadEvent, { kind: 'picture' }>

/** State of an import in progress. */
interface Progressing {
  readonly request: ImportRequest
  readonly target: ImportTarget
  readonly rejects: RejectTally
  readonly unknown: CodeTally
  readonly sum: { counts: ImportCounts; unrecognised: number; damaged: number; pictures: number }
  readonly meter: ProgressMeter
  readonly signal: AbortSignal
}

/** Throws the reason of the signal as soon as it is aborted, but not while a batch is being written. */
async function readFiles(files: readonly FoundFile[], progressing: Progressing): Promise<void> {
  const thread = new ReadingThread(progressing.request.mappings)
  let bytesBefore = 0
  try {
    for (const file of files) {
      await readOneFile(thread, file, bytesBefore, progressing)
      bytesBefore += file.bytes
    }
  } finally {
    await thread.close()
  }
}

/** While a batch is written, the next is read and prepared; all other events wait until it is written. */
async function readOneFile(thread: ReadingThread, file: FoundFile, bytesBefore: number, progressing: Progressing): Promise<void> {
  const { request, target, signal } = progressing
  const tally = new FileTally(request.onEvent)
  const writing = new OneAtATime()
  const progressOf: ProgressOf = async (source, recordKind) => {
    await writing.ended()
    return untilAborted(target.progressOf(source, recordKind), signal)
  }
  const report = (event: ReportedEvent, added: ImportCounts) => {
    const counts = tally.take(event, added)
    reportEvent(event, counts, bytesBefore, progressing)
  }
  try {
    for await (const read of thread.read(file, progressOf, signal)) {
      if (read.kind === 'batch') {
        const write = await target.prepare(read, signal)
        await writing.ended()
        signal.throwIfAborted()
        writing.start(async () => report(read, await write()))
      } else {
        await writing.ended()
        const event = read.kind === 'picture' ? await storePicture(read, progressing) : read
        if (event !== null) report(event, NO_COUNTS)
      }
    }
  } finally {
    await writing.ended().finally(() => tally.end())
  }
}

/** `counts`: what the event contributes to the run. */
function reportEvent(event: ReportedEvent, counts: ImportCounts, bytesBefore: number, progressing: Progressing): void {
  const { request, rejects, unknown, sum, meter } = progressing
  if (event.kind === 'unrecognised') sum.unrecognised += 1
  if (event.kind === 'damaged') sum.damaged += 1
  if (event.kind === 'batch') {
    rejects.add(event.rejected)
    unknown.add(event.unknownCodes)
  }
  sum.counts = addCounts(sum.counts, counts)
  const bytes = bytesBefore + (event.kind === 'batch' ? event.bytes : 0)
  request.onEvent(meter.at(Date.now(), event.file, sum.counts, bytes))
}

/** Null if the picture was stored or already existed; without a picture store it is reported as an unrecognised file. */
async function storePicture(picture: ReadEvent & { kind: 'picture' }, { target, sum, signal }: Progressing): Promise<ReportedEvent | null> {
  const isNew = await untilAborted(target.storePicture(picture, signal), signal)
  if (isNew === null) return { kind: 'unrecognised', file: picture.file }
  if (isNew) sum.pictures += 1
  return null
}

/** Runs what the kinds require after files were read. */
async function bringUpToDate(request: ImportRequest, signal: AbortSignal): Promise<void> {
  for (const [kind, { run }] of Object.entries(AFTER_IMPORT)) {
    const engine = request.engines[kind]
    if (engine !== undefined) await run({ engine, eventCodes: request.eventCodes, signal, today: today() })
  }
}

/** `20261121T095400-3f9a`: start time and a part that distinguishes two runs of the same second. */
function runName(started: number): string {
  const time = new Date(started).toISOString().replace(/[-:]|\.\d+Z/g, '')
  return `${time}-${randomBytes(2).toString('hex')}`
}
