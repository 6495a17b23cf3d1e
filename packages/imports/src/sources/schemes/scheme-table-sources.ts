import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { rowFragment } from '../column-mapping/mapped-row.ts'
import { findDelimiter, splitCsvRows } from '../mapped-csv/split-csv-rows.ts'
import cide from './mappings/cide.json' with { type: 'json' }
import esosi from './mappings/esosi.json' with { type: 'json' }
import ipc from './mappings/ipc.json' with { type: 'json' }
import locarno from './mappings/locarno.json' with { type: 'json' }
import nice from './mappings/nice.json' with { type: 'json' }
import similarGroups from './mappings/similar-groups.json' with { type: 'json' }
import vienna from './mappings/vienna.json' with { type: 'json' }
import { rowToClass, type SchemeRow } from './row-to-class.ts'
import type { SchemeMapping } from './scheme-mapping.ts'

/** A table of classes as text, tab-separated or CSV, whose first row contains the column names of a mapping. */
export function schemeTableSources(mapping: SchemeMapping): PatentImportFormat[] {
  const shared = {
    format: mapping.format,
    version: mapping.version,
    rank: 1,
    holds: 'classes',
    read: (fragment) => rowToClass(JSON.parse(fragment.text) as SchemeRow, mapping),
  } satisfies Partial<PatentImportFormat>
  return [
    { ...shared, recognises: (head) => hasColumns(head, mapping), fragments: tabbedRows },
    {
      ...shared,
      recognises: (head) => !/^\s*[<{[]|^PK/.test(head) && findDelimiter(head, mapping) !== null,
      fragments: (bytes) => splitCsvRows(bytes, mapping),
    },
  ]
}

/** The mappings that come with Gezhi. */
export const SCHEME_TABLE_SOURCES: readonly PatentImportFormat[] = [ipc, locarno, nice, similarGroups, vienna, cide, esosi].flatMap(
  (mapping) => schemeTableSources(mapping as SchemeMapping),
)

function hasColumns(head: string, { recognisedBy }: SchemeMapping): boolean {
  const columns = cellsOf(head.split('\n', 1)[0] ?? '')
  return recognisedBy.every((column) => columns.includes(column))
}

function cellsOf(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim())
}

/** In tab-separated files a quotation mark is an ordinary character: titles begin with one. */
async function* tabbedRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  let columns: string[] | null = null
  for await (const line of splitLines(bytes)) {
    if (line.error !== undefined) yield line
    else if (columns === null) columns = cellsOf(line.text)
    else yield rowFragment(line.position, columns, cellsOf(line.text))
  }
}
