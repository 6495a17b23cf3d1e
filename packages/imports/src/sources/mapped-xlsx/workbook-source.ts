import type { Fragment, ImportFormat, Reading } from '../../pipeline/import-source.ts'
import { UnknownContent } from '../../pipeline/unknown-content.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import type { ReadRow } from '../column-mapping/mapped-kind.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { Row } from '../column-mapping/row-values.ts'
import { collectWorkbook, holdsMacros, readWorkbook } from './read-workbook.ts'
import { splitWorkbookRows } from './split-workbook-rows.ts'

/** A table with a fixed meaning besides those of the mappings. */
export interface KnownTable<R extends object> {
  readonly columns: Pick<ColumnMapping, 'recognisedBy'>
  read(row: Row): Reading<R>
}

/**
 * Workbooks (.xlsx). The content is compressed and cannot be seen in the first bytes, so there is one format for all mappings of a kind, and
 * the mapping used for a row is part of the format's version. Unmapped sheets and macros are skipped.
 */
export function workbookSource<R extends object>(
  mappings: readonly ColumnMapping[],
  toRecord: ReadRow<R>,
  known?: KnownTable<R>,
): ImportFormat<R> {
  const tables = known === undefined ? mappings : [...mappings, known.columns]
  return {
    format: 'mapped-xlsx',
    version: 2,
    rank: 1,
    knownByContent: true,
    recognises: (head) => head.startsWith('PK\x03\x04') && /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(head),
    fragments: (bytes) => fragments(bytes, tables),
    read(fragment) {
      const row = JSON.parse(fragment.text) as Row
      const mapping = mappings.find((candidate) => fitsColumns(candidate, Object.keys(row)))
      if (mapping === undefined) return known === undefined ? NO_MAPPING : known.read(row)
      const reading = readRow(row, mapping, toRecord)
      return reading.kind === 'record' ? { ...reading, formatVersion: mapping.format } : reading
    },
  }
}

const NO_MAPPING = {
  kind: 'rejected',
  reason: { en: 'no mapping matches the columns of the row', zh: '没有与该行的列相符的映射' },
} as const

async function* fragments(bytes: AsyncIterable<Buffer>, tables: readonly Pick<ColumnMapping, 'recognisedBy'>[]): AsyncGenerator<Fragment> {
  const file = await collectWorkbook(bytes)
  const workbook = readWorkbook(file)
  const sheets = Object.values(workbook?.Sheets ?? {}).map((sheet) => splitWorkbookRows(sheet, tables))
  if (sheets.every((sheet) => sheet === null)) throw new UnknownContent()
  if (holdsMacros(file)) yield { position: 0, text: '', skipped: 'macro project' }
  for (const sheet of sheets) {
    if (sheet === null) yield { position: 1, text: '', skipped: 'sheet without a mapping' }
    else yield* sheet
  }
}
