import { randomBytes } from 'node:crypto'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import { sayDiskFull } from './disk-full.ts'
import { DryTarget } from './dry-target.ts'
import { findFiles } from './find-files.ts'
import { FileTally } from './file-tally.ts'
import { addCounts, type ImportEvent, type ImportReport, NO_COUNTS } from './import-event.ts'
import type { ImportTarget } from './import-target.ts'
import { ProgressMeter } from './progress-meter.ts'
import type { ReadEvent } from './read-event.ts'
import { ReadingThread } from './reading-thread.ts'
import { RejectTally } from './reject-tally.ts'
import { RejectedLog } from './rejected-log.ts'
import { retellLegalStates } from '../records/retell-legal-states.ts'
import { today } from '../records/today.ts'
import { type ImportStores, StoringTarget } from './storing-target.ts'

export interface ImportRequest extends ImportStores {
  /** Files and folders. */
  readonly paths: readonly string[]
  /** Folder for the file of rejected pieces. */
  readonly rejectedFolder: string
  /** The user's own, for tables no format is known for; they come before the formats of Gezhi. */
  readonly mappings?: readonly OwnMapping[]
  /** Reads, counts and tells what would be written; writes nothing, not even the rejected pieces. */
  readonly dryRun?: boolean
  /** When aborted, the batch being written is finished and the import ends as cancelled. */
  readonly signal?: AbortSignal
  /** Called in order; must not throw. */
  onEvent(event: ImportEvent): void
}

/**
 * Imports files into the stores, one after another in a fixed order, and tells how it goes. What was written stays written: killed at
 * any moment and started again, it goes on behind the last batch. Rejects with `PathsNotFound`, `DiskFull`, or with what the engine or the disk
 * says when it cannot go on.
 */
export async function runImport(request: ImportRequest): Promise<ImportReport> {
  const started = Date.now()
  const files = await findFiles(request.paths)
  const run = runName(started)
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0)
  request.onEvent({ kind: 'started', run, files: files.length, bytes: totalBytes })
  const rejectedLog = new RejectedLog(request.rejectedFolder, run)
  const target = request.dryRun === true ? new DryTarget(request) : new StoringTarget(request, rejectedLog)
  const meter = new ProgressMeter(started, totalBytes)
  const rejects = new RejectTally()
  const sum = { unrecognised: 0, damaged: 0, pictures: 0 }
  const thread = new ReadingThread(request.mappings)
  let counts = NO_COUNTS
  let bytesBefore = 0
  let cancelled = false
  const stopping = () => (cancelled ||= request.signal?.aborted ?? false)
  try {
    for (const file of files) {
      if (stopping()) break
      const tally = new FileTally(request.onEvent)
      for await (const read of thread.read(file, (source) => target.progressOf(source))) {
        if (stopping()) break
        const event = read.kind === 'picture' ? await keepPicture(read, target, sum, request.signal) : read
        if (event === null) continue
        if (event.kind === 'unrecognised') sum.unrecognised += 1
        if (event.kind === 'damaged') sum.damaged += 1
        const added = event.kind === 'batch' ? await target.write(event) : NO_COUNTS
        if (event.kind === 'batch') rejects.add(event.rejected)
        counts = addCounts(counts, tally.take(event, added))
        const bytes = bytesBefore + (event.kind === 'batch' ? event.bytes : 0)
        request.onEvent(meter.at(Date.now(), event.file, counts, bytes))
      }
      tally.end()
      bytesBefore += file.bytes
    }
    if (!stopping() && request.dryRun !== true) await retellLegalStates({ ...request, today: today() })
  } catch (error) {
    // Cancelled while it waited for a store: what was written stays written, as with any other cancelling.
    if (!stopping() || (error as Error).name !== 'AbortError') throw sayDiskFull(error)
  } finally {
    await thread.close()
  }
  const report: ImportReport = {
    kind: 'ended',
    counts,
    ...sum,
    reasons: rejects.reasons(),
    ...(!rejectedLog.isEmpty && { rejectedFile: rejectedLog.path }),
    dryRun: request.dryRun === true,
    cancelled,
    seconds: (Date.now() - started) / 1000,
  }
  request.onEvent(report)
  return report
}

/** Null when the picture was kept, or was there; where pictures are not kept it is a file like any that is not recognised. */
async function keepPicture(
  picture: ReadEvent & { kind: 'picture' },
  target: ImportTarget,
  sum: { pictures: number },
  signal: AbortSignal | undefined,
): Promise<Exclude<ReadEvent, { kind: 'picture' }> | null> {
  const isNew = await target.keepPicture(picture, signal)
  if (isNew === null) return { kind: 'unrecognised', file: picture.file }
  if (isNew) sum.pictures += 1
  return null
}

/** `20261121T095400-3f9a`: when it began, and a part that keeps two runs of one second apart. */
function runName(started: number): string {
  const time = new Date(started).toISOString().replace(/[-:]|\.\d+Z/g, '')
  return `${time}-${randomBytes(2).toString('hex')}`
}
