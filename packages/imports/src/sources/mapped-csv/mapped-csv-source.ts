import type { PatentImportFormat } from '../../patents/patent-format.ts'
import type { ImportFormat } from '../../pipeline/import-source.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { ReadRow } from '../column-mapping/mapped-kind.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import type { Row } from '../column-mapping/row-values.ts'
import { findDelimiter, splitCsvRows } from './split-csv-rows.ts'
import chineseClaims from './mappings/chinese-claims.json' with { type: 'json' }
import chineseCpc from './mappings/chinese-cpc.json' with { type: 'json' }
import cnkiKeywords from './mappings/cnki-keywords.json' with { type: 'json' }
import googleFulltext from './mappings/google-fulltext.json' with { type: 'json' }

/** A delimited text table whose first row contains the column names of a mapping. */
export function mappedCsvSource<R extends object>(mapping: ColumnMapping, toRecord: ReadRow<R>): ImportFormat<R> {
  return {
    format: mapping.format,
    version: mapping.version,
    rank: mapping.rank ?? 1,
    recognises: (head) => !/^\s*[<{[]|^PK/.test(head) && findDelimiter(head, mapping) !== null,
    fragments: (bytes) => splitCsvRows(bytes, mapping),
    read: (fragment) => readRow(JSON.parse(fragment.text) as Row, mapping, toRecord),
  }
}

/** The mappings that come with Gezhi. */
export const MAPPED_CSV_SOURCES: readonly PatentImportFormat[] = [chineseCpc, chineseClaims, cnkiKeywords, googleFulltext].map((mapping) =>
  mappedCsvSource(mapping as ColumnMapping, rowToRecord),
)
