import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Language } from '@gezhi/contract'
import { writePdf } from '@gezhi/documents'
import type { PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { recordDocument } from '../../kinds/record-document.ts'
import type { DrawingSource } from '../drawing-sources.ts'
import type { DrawingStore } from '../../kinds/drawings.ts'
import { PATENT_COLUMNS, PATENT_DEFAULT_COLUMNS } from './patent-columns.ts'
import { patentHeading } from './patent-heading.ts'
import { patentPicture } from './patent-picture.ts'

/** Characters of claims, description and sequences, and drawings, up to which a PDF takes seconds. */
const MAX_CHARACTERS = 150_000
const MAX_DRAWINGS = 40

/** Whether the PDF of a patent takes longer than somebody should wait for a response. Pure. */
export function isLongDocument({ claims = [], description = [], sequences = [], drawings = [] }: PatentRecord): boolean {
  const characters = [...claims, ...description, ...sequences].reduce((sum, { text }) => sum + text.length, 0)
  return characters > MAX_CHARACTERS || drawings.length > MAX_DRAWINGS
}

/** What a PDF of a patent is made from. */
export interface PdfParts {
  readonly drawings: DrawingStore
  readonly drawingSource: DrawingSource
  /** For unfinished documents. */
  readonly workFolder: string
  readonly language: Language
  readonly signal: AbortSignal
}

/** A patent as PDF, with everything its record has. */
export async function patentPdf(
  stored: StoredRecord<PatentRecord>,
  { drawings, drawingSource, workFolder, language, signal }: PdfParts,
): Promise<Buffer> {
  const columns = PATENT_DEFAULT_COLUMNS.document.flatMap((name) => PATENT_COLUMNS.filter(({ code }) => code === name))
  const open = { picture: patentPicture(drawings, drawingSource) }
  const document = await recordDocument(stored, { exported: { heading: patentHeading }, open, columns, language })
  const folder = join(workFolder, randomUUID())
  try {
    return await buffer(await writePdf({ title: document.title, language, records: [document] }, { workFolder: folder, signal }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
