import type { PatentImportFormat } from '../../patents/patent-format.ts'
import type { ImportFormat } from '../../pipeline/import-source.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { ReadRow } from '../column-mapping/mapped-kind.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import type { Row } from '../column-mapping/row-values.ts'
import { htmlCells, splitHtmlRows } from './split-html-rows.ts'
import cnkiExport from './mappings/cnki-export.json' with { type: 'json' }

/** A table in HTML, as exported by some sites under the name `.xls`; its first row contains the column names. */
export function htmlTableSource<R extends object>(mapping: ColumnMapping, toRecord: ReadRow<R>): ImportFormat<R> {
  return {
    format: mapping.format,
    version: mapping.version,
    rank: mapping.rank ?? 1,
    recognises: (head) => /^\s*<(?:!doctype html|html|table)[\s>]/i.test(head) && fitsColumns(mapping, htmlCells(firstRow(head))),
    fragments: splitHtmlRows,
    read: (fragment) => readRow(JSON.parse(fragment.text) as Row, mapping, toRecord),
  }
}

function firstRow(head: string): string {
  return /<tr[\s>][^]*?<\/tr>/i.exec(head)?.[0] ?? ''
}

/** The mappings that come with Gezhi. */
export const HTML_TABLE_SOURCES: readonly PatentImportFormat[] = [htmlTableSource(cnkiExport as ColumnMapping, rowToRecord)]
