import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DOCUMENT_TEXTS } from '../records/document-texts.ts'
import type { DocumentSet } from '../records/record-document.ts'
import { chunkStream } from '../streams/chunk-stream.ts'
import { EntrySource } from '../streams/entry-source.ts'
import { joinParts } from './join/join-parts.ts'
import { PartTypesetter } from './part-typesetter.ts'
import { pdfParts } from './pdf-parts.ts'
import { typeset } from './typeset.ts'

/** How a PDF is written. */
export interface PdfOptions {
  /**
   * A folder for this document alone; it is made if needed. Finished parts stay in it: with the same folder and records a later call does
   * not typeset them again. The stream reads them, so it is removed by the caller after the stream has ended.
   */
  readonly workFolder: string
  /** Ends the work; the promise is rejected with its reason. */
  readonly signal?: AbortSignal
  /** Called after each part with the number of records typeset so far. */
  readonly progress?: (records: number) => Promise<void> | void
}

/**
 * Records as PDF, typeset in child processes with a limit of memory: each from a new page, with bookmarks, the title of the record in the
 * header and `page / pages` in the footer; contents before several records. A picture that cannot be read is replaced by a line that reports
 * it. Rejects if the disk is full (ENOSPC) or a part is too large to be typeset (`ChildProcessEnded`).
 */
export async function writePdf(set: DocumentSet, options: PdfOptions): Promise<Readable> {
  const { title, language } = set
  const { workFolder, signal, progress } = options
  const entries = new EntrySource(set.records)
  try {
    signal?.throwIfAborted()
    const typesetter = new PartTypesetter({ set, workFolder, signal })
    let records = 0
    for await (const part of pdfParts(entries)) {
      signal?.throwIfAborted()
      await typesetter.add(part.segments)
      records += part.records
      await progress?.(records)
    }
    return chunkStream(joinParts({ title, language, parts: typesetter.parts, ...(await frontMatter(set, typesetter, options)) }))
  } finally {
    await entries.return()
  }
}

/** The contents, if there is not just one record, and the page with the total. */
async function frontMatter({ title, language }: DocumentSet, { entries, pages }: PartTypesetter, { workFolder, signal }: PdfOptions) {
  const pictures = new Map<string, Buffer>()
  const files = (name: string) => ({ folder: join(workFolder, name), output: join(workFolder, `${name}.pdf`), pictures, signal })
  const contentsData = JSON.stringify({ title, language, heading: DOCUMENT_TEXTS[language].contents, entries })
  const contents = entries.length === 1 ? null : await typeset({ template: 'contents', data: contentsData, ...files('contents') })
  const total = await typeset({ template: 'total', data: JSON.stringify({ title, language, pages }), ...files('total') })
  return { contents, total }
}
