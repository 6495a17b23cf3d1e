import { once } from 'node:events'
import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { StoredRecord } from '@gezhi/search'
import { ExportError } from './task-reason.ts'
import type { OpenRecordExport } from '../kinds/record-export.ts'

/** Where a zip file takes its entries from. */
export interface OriginalFileSource {
  readonly open: Pick<OpenRecordExport, 'files'>
  /** Counts a record whose files are included; false if the user's limit is reached. */
  count(stored: StoredRecord): Promise<boolean>
  /** Called once if records are left out because of the limit. */
  onLimit(): void
}

/** The original files of records as a zip file, one in memory at a time. Fails with `noFiles` if there are none. */
export function zipOriginalFiles(records: AsyncIterable<StoredRecord>, source: OriginalFileSource): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => output.destroy(error))
  void addAll(zip, output, records, source).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  )
  return output
}

async function addAll(zip: ZipFile, output: PassThrough, records: AsyncIterable<StoredRecord>, source: OriginalFileSource): Promise<void> {
  let added = 0
  for await (const stored of records) {
    const files = await source.open.files(stored)
    if (files.length === 0) continue
    if (!(await source.count(stored))) {
      source.onLimit()
      break
    }
    for (const { name, read } of files) {
      const bytes = await read()
      if (bytes === null) continue
      // Pictures and PDF files are compressed already.
      zip.addBuffer(bytes, name, { compressionLevel: 0 })
      added += 1
      await roomIn(output)
    }
  }
  if (added === 0) throw new ExportError('noFiles')
}

/** Resolves when the reader of a stream can take more. Rejects when it is gone. */
async function roomIn(output: PassThrough): Promise<void> {
  if (output.writableNeedDrain) {
    const gone = new AbortController()
    const onClose = () => gone.abort(new Error('The reader of the zip file is gone'))
    output.once('close', onClose)
    await once(output, 'drain', { signal: gone.signal }).finally(() => output.off('close', onClose))
  }
  if (output.destroyed) throw new Error('The reader of the zip file is gone')
}
