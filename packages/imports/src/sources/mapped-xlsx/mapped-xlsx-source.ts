import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { UnknownContent } from '../../pipeline/unknown-content.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { Row } from '../column-mapping/row-to-record.ts'
import { EVENT_CODE_LIST, readEventCode } from './event-code-row.ts'
import { collectWorkbook, holdsMacros, readWorkbook } from './read-workbook.ts'
import { splitWorkbookRows } from './split-workbook-rows.ts'
import applicationList from './mappings/application-list.json' with { type: 'json' }
import cnipaDisc from './mappings/cnipa-disc.json' with { type: 'json' }

/** The mappings that come with Gezhi. */
const MAPPINGS = [cnipaDisc, applicationList] as readonly ColumnMapping[]

/**
 * Workbooks (.xlsx). The content is compressed and cannot be seen in the first bytes, so there is one source for all mappings, and the
 * mapping used for a row is part of the format's version. The EPO's lists of codes of legal events are also detected by their columns.
 * Unmapped sheets and macros are skipped.
 */
export const MAPPED_XLSX_SOURCE = mappedXlsxSource([])

/** Workbooks read by a user's own mappings first, then by those that come with Gezhi. */
export function mappedXlsxSource(own: readonly ColumnMapping[]): PatentImportFormat {
  const mappings = [...own, ...MAPPINGS]
  return {
    format: 'mapped-xlsx',
    version: 2,
    rank: 1,
    recognises: (head) => head.startsWith('PK\x03\x04') && /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(head),
    fragments: (bytes) => fragments(bytes, mappings),
    read: (fragment) => readWith(JSON.parse(fragment.text) as Row, mappings),
  }
}

async function* fragments(bytes: AsyncIterable<Buffer>, mappings: readonly ColumnMapping[]): AsyncGenerator<Fragment> {
  const file = await collectWorkbook(bytes)
  const workbook = readWorkbook(file)
  const sheets = Object.values(workbook?.Sheets ?? {}).map((sheet) => splitWorkbookRows(sheet, [...mappings, EVENT_CODE_LIST]))
  if (sheets.every((sheet) => sheet === null)) throw new UnknownContent()
  if (holdsMacros(file)) yield { position: 0, text: '', skipped: 'macro project' }
  for (const sheet of sheets) {
    if (sheet === null) yield { position: 1, text: '', skipped: 'sheet without a mapping' }
    else yield* sheet
  }
}

function readWith(row: Row, mappings: readonly ColumnMapping[]): PatentReading {
  const mapping = mappings.find((candidate) => fitsColumns(candidate, Object.keys(row)))
  if (mapping === undefined) return readEventCode(row)
  const reading = readRow(row, mapping)
  return reading.kind === 'record' ? { ...reading, formatVersion: mapping.format } : reading
}
