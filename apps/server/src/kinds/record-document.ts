import type { Language } from '@gezhi/contract'
import type { DocumentBlock, RecordDocument } from '@gezhi/documents'
import type { StoredRecord } from '@gezhi/search'
import type { ExportColumn, OpenRecordExport, RecordExport } from './record-export.ts'

/** What a document of a record consists of. */
export interface DocumentParts<R extends object> {
  readonly exported: Pick<RecordExport<R>, 'heading'>
  readonly open: Pick<OpenRecordExport<R>, 'picture'>
  /** The chosen columns, in order: short values become facts, long ones texts. */
  readonly columns: readonly ExportColumn<R>[]
  readonly language: Language
}

/** A record as a document. Columns without a value are left out. */
export async function recordDocument<R extends object>(
  stored: StoredRecord<R>,
  { exported, open, columns, language }: DocumentParts<R>,
): Promise<RecordDocument> {
  const facts: [string, string][] = []
  const blocks: DocumentBlock[] = []
  for (const column of columns) {
    if (column.blocks !== undefined) {
      const own = await column.blocks(stored, language, open)
      if (own.length > 0) blocks.push({ kind: 'heading', text: column.label[language], level: 1 }, ...own)
      continue
    }
    const value = column.value(stored, language)
    if (value !== null) facts.push([column.label[language], String(value)])
  }
  return { ...exported.heading(stored, language), facts, blocks }
}
