import type { ImportSource, Piece, Reading } from '../../pipeline/import-source.ts'
import { UnknownContent } from '../../pipeline/unknown-content.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { Row } from '../column-mapping/row-to-record.ts'
import { collectWorkbook, readWorkbook } from './read-workbook.ts'
import { splitWorkbookRows } from './split-workbook-rows.ts'
import applicationList from './mappings/application-list.json' with { type: 'json' }
import cnipaDisc from './mappings/cnipa-disc.json' with { type: 'json' }

/** The mappings that come with Gezhi. */
const MAPPINGS = [cnipaDisc, applicationList] as readonly ColumnMapping[]

/** Lists of codes that offices publish, by their columns. */
const CODE_LISTS: readonly (Pick<ColumnMapping, 'recognisedBy'> & { readonly name: string })[] = [
  { name: 'legal event codes', recognisedBy: ['Authority', 'Event-code', 'Description ENG'] },
  { name: 'legal event codes', recognisedBy: ['Authority', 'Event-code', 'Date Created'] },
]

/**
 * Workbooks (.xlsx). What a workbook holds does not show in its first bytes, which are packed; so there is one source for all mappings,
 * and which of them a row is read by is said as the version of the format. Sheets that no mapping knows are set aside.
 */
export const MAPPED_XLSX_SOURCE = mappedXlsxSource([])

/** Workbooks read by a user's own mappings first, then by those that come with Gezhi. */
export function mappedXlsxSource(own: readonly ColumnMapping[]): ImportSource {
  const mappings = [...own, ...MAPPINGS]
  return {
    format: 'mapped-xlsx',
    version: 1,
    rank: 1,
    recognises: (head) => head.startsWith('PK\x03\x04') && /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(head),
    pieces: (bytes) => pieces(bytes, mappings),
    read: (piece) => readWith(JSON.parse(piece.text) as Row, mappings),
  }
}

async function* pieces(bytes: AsyncIterable<Buffer>, mappings: readonly ColumnMapping[]): AsyncGenerator<Piece> {
  const workbook = readWorkbook(await collectWorkbook(bytes))
  const sheets = Object.values(workbook?.Sheets ?? {}).map((sheet) => splitWorkbookRows(sheet, [...mappings, ...CODE_LISTS]))
  if (sheets.every((sheet) => sheet === null)) throw new UnknownContent()
  for (const sheet of sheets) {
    if (sheet === null) yield { position: 1, text: '', setAside: 'sheet without a mapping' }
    else yield* sheet.map(listed)
  }
}

/** A row of a code list is set aside by the list's name: codes are no documents. */
function listed(piece: Piece): Piece {
  const columns = Object.keys(JSON.parse(piece.text) as Row)
  const list = CODE_LISTS.find((candidate) => fitsColumns(candidate, columns))
  return list === undefined ? piece : { ...piece, setAside: list.name }
}

function readWith(row: Row, mappings: readonly ColumnMapping[]): Reading {
  const mapping = mappings.find((candidate) => fitsColumns(candidate, Object.keys(row))) as ColumnMapping
  const reading = readRow(row, mapping)
  return reading.kind === 'record' ? { ...reading, formatVersion: mapping.format } : reading
}
