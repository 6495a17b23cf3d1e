import type { Readable } from 'node:stream'
import { EXPORT_FILES, type ExportFileType, type Language } from '@gezhi/contract'
import { writeCsv, writeDocx, writeJsonLines, writePdf, writeReferences, writeXls, writeXlsx, type DocumentSet } from '@gezhi/documents'
import type { StoredRecord } from '@gezhi/search'
import { chunksOf } from './chunks-of.ts'
import type { ExportColumn, OpenRecordExport, RecordExport } from '../kinds/record-export.ts'
import { recordDocument } from '../kinds/record-document.ts'
import { recordTable } from './record-table.ts'
import { zipOriginalFiles, type OriginalFileSource } from './zip-original-files.ts'

/** What a file is written from. */
export interface FileParts {
  readonly fileType: ExportFileType
  readonly exported: RecordExport
  readonly open: OpenRecordExport
  readonly records: AsyncIterable<StoredRecord>
  readonly columns: readonly ExportColumn[]
  readonly title: string
  readonly language: Language
  /** A folder for unfinished parts, which the caller removes. */
  readonly workFolder: string
  readonly signal: AbortSignal
  /** For original files. */
  readonly files: Pick<OriginalFileSource, 'count' | 'onLimit'>
}

/** The file of an export as a stream. Rejects, or ends the stream with the error, if records cannot be read. */
export async function writeFile(parts: FileParts): Promise<Readable> {
  const { fileType, records, open, files, workFolder, signal } = parts
  switch (fileType) {
    case 'csv':
      return writeCsv(recordTable(parts))
    case 'jsonl':
      return writeJsonLines(recordTable(parts))
    case 'xlsx':
      return writeXlsx(recordTable(parts))
    case 'xls':
      return chunksOf(await writeXls(recordTable(parts)))
    case 'docx':
      return writeDocx(documentsOf(parts))
    case 'pdf':
      return writePdf(documentsOf(parts), { workFolder, signal })
    case 'ris':
    case 'bibtex':
    case 'gbt7714':
      return writeReferences(fileType, referencesOf(parts))
    case 'zip':
      return zipOriginalFiles(records, { open, ...files })
  }
}

/** Whether a format consists of columns that users choose. */
export function hasColumns(fileType: ExportFileType): boolean {
  const { family } = EXPORT_FILES[fileType]
  return family === 'table' || family === 'document'
}

function documentsOf({ title, language, records, ...parts }: FileParts): DocumentSet {
  return {
    title,
    language,
    records: (async function* () {
      for await (const stored of records) yield await recordDocument(stored, { ...parts, language })
    })(),
  }
}

async function* referencesOf({ exported, records, language }: FileParts) {
  for await (const stored of records) yield exported.reference(stored, language)
}
