import { crc32 } from 'node:zlib'
import type { PatentRecord } from '@gezhi/records'
import type { ImportSource } from '../pipeline/import-source.ts'
import type { ColumnMapping } from '../sources/column-mapping/column-mapping.ts'
import { htmlTableSource } from '../sources/html-table/html-table-source.ts'
import { mappedCsvSource } from '../sources/mapped-csv/mapped-csv-source.ts'
import { mappedJsonlSource } from '../sources/mapped-jsonl/mapped-jsonl-source.ts'
import { mappedXlsxSource } from '../sources/mapped-xlsx/mapped-xlsx-source.ts'
import { patentSource } from '../sources/patent-source.ts'
import { schemeTableSources } from '../sources/schemes/scheme-table-sources.ts'
import { isSchemeMapping, type OwnMapping } from './mapping-file.ts'

/**
 * The formats of a user's mappings: CSV, JSON lines, HTML tables and workbooks. They have priority over those that come with Gezhi. Any
 * change of a mapping changes its version, so that files read with the older one are read again.
 */
export function ownSources(mappings: readonly OwnMapping[]): ImportSource<PatentRecord>[] {
  if (mappings.length === 0) return []
  const versioned = mappings.map((mapping) => ({ ...mapping, version: crc32(JSON.stringify(mapping)) }))
  const ofRecords = versioned.filter((mapping): mapping is ColumnMapping => !isSchemeMapping(mapping))
  const tables = versioned.flatMap((mapping) =>
    isSchemeMapping(mapping)
      ? schemeTableSources(mapping)
      : [mappedJsonlSource(mapping), mappedCsvSource(mapping), htmlTableSource(mapping)],
  )
  const workbooks = ofRecords.length === 0 ? [] : [{ ...mappedXlsxSource(ofRecords), version: crc32(JSON.stringify(ofRecords)) }]
  return [...tables, ...workbooks].map(patentSource)
}
