import { randomBytes } from 'node:crypto'
import type { ClassSchemes } from '@gezhi/classification'
import type { SearchEngine, SourceProgress } from '@gezhi/search'
import { FORMAT_RANKS } from '../sources/sources.ts'
import { chooseRecords } from './choose-records.ts'
import { findFiles } from './find-files.ts'
import { FileTally } from './file-tally.ts'
import { addCounts, type ImportCounts, type ImportEvent, type ImportReport, NO_COUNTS } from './import-event.ts'
import { ProgressMeter } from './progress-meter.ts'
import type { ReadBatch } from './read-event.ts'
import { ReadingThread } from './reading-thread.ts'
import { RejectedLog } from './rejected-log.ts'

export interface ImportRequest {
  /** Files and folders. */
  readonly paths: readonly string[]
  readonly engine: SearchEngine
  /** Where classes of classification schemes go; without it an import of one is refused. */
  readonly schemes?: ClassSchemes
  /** Folder for the file of rejected pieces. */
  readonly rejectedFolder: string
  /** When aborted, the batch being written is finished and the import ends as cancelled. */
  readonly signal?: AbortSignal
  /** Called in order; must not throw. */
  onEvent(event: ImportEvent): void
}

/**
 * Imports files into an engine, one after another in a fixed order, and tells how it goes. What was written stays written: killed at
 * any moment and started again, it goes on behind the last batch. Rejects with `PathsNotFound`, or with what the engine or the disk
 * says when it cannot go on.
 */
export async function runImport(request: ImportRequest): Promise<ImportReport> {
  const started = Date.now()
  const files = await findFiles(request.paths)
  const run = runName(started)
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0)
  request.onEvent({ kind: 'started', run, files: files.length, bytes: totalBytes })
  const rejectedLog = new RejectedLog(request.rejectedFolder, run)
  const meter = new ProgressMeter(started, totalBytes)
  const thread = new ReadingThread()
  let counts = NO_COUNTS
  let unrecognised = 0
  let damaged = 0
  let bytesBefore = 0
  let cancelled = false
  const stopping = () => (cancelled ||= request.signal?.aborted ?? false)
  try {
    for (const file of files) {
      if (stopping()) break
      const tally = new FileTally(request.onEvent)
      for await (const event of thread.read(file, (source) => progressOf(source, request))) {
        if (stopping()) break
        if (event.kind === 'unrecognised') unrecognised += 1
        if (event.kind === 'damaged') damaged += 1
        const added = event.kind === 'batch' ? await writeBatch(event, request, rejectedLog) : NO_COUNTS
        counts = addCounts(counts, tally.take(event, added))
        const bytes = bytesBefore + (event.kind === 'batch' ? event.bytes : 0)
        request.onEvent(meter.at(Date.now(), event.file, counts, bytes))
      }
      tally.end()
      bytesBefore += file.bytes
    }
  } finally {
    await thread.close()
  }
  const report: ImportReport = {
    kind: 'ended',
    counts,
    unrecognised,
    damaged,
    ...(!rejectedLog.isEmpty && { rejectedFile: rejectedLog.path }),
    cancelled,
    seconds: (Date.now() - started) / 1000,
  }
  request.onEvent(report)
  return report
}

/** Rejects go to their file before the position that passes them is committed: a kill in between repeats them, never loses them. */
async function writeBatch(batch: ReadBatch, { engine, schemes }: ImportRequest, rejectedLog: RejectedLog): Promise<ImportCounts> {
  await rejectedLog.add(batch.rejected)
  const progress = { source: batch.source, position: batch.position, rejected: batch.rejectedSoFar, done: batch.done }
  const rejected = batch.rejected.length
  const read = batch.pieces + batch.classes.length + rejected
  if (batch.holds === 'classes') return { read, rejected, ...schemeStore(schemes).write({ entries: batch.classes, progress }) }
  const puts = await chooseRecords(batch.records, engine, FORMAT_RANKS)
  const written = await engine.write({ puts, progress })
  return {
    read,
    new: written.new,
    changed: written.changed,
    unchanged: written.unchanged + batch.records.length - puts.length,
    rejected,
  }
}

/** The position in a source is kept where its pieces go: with the index or with the schemes. */
async function progressOf(source: string, { engine, schemes }: ImportRequest): Promise<SourceProgress | null> {
  return schemes?.sourceProgress(source) ?? (await engine.sourceProgress(source))
}

function schemeStore(schemes: ClassSchemes | undefined): ClassSchemes {
  if (schemes === undefined) throw new Error('This import takes no classification schemes / 此次导入不接受分类表')
  return schemes
}

/** `20261121T095400-3f9a`: when it began, and a part that keeps two runs of one second apart. */
function runName(started: number): string {
  const time = new Date(started).toISOString().replace(/[-:]|\.\d+Z/g, '')
  return `${time}-${randomBytes(2).toString('hex')}`
}
