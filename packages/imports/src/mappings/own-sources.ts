import { crc32 } from 'node:zlib'
import type { ImportSource } from '../pipeline/import-source.ts'
import type { ColumnMapping } from '../sources/column-mapping/column-mapping.ts'
import type { MappedKind } from '../sources/column-mapping/mapped-kind.ts'
import { htmlTableSource } from '../sources/html-table/html-table-source.ts'
import { mappedCsvSource } from '../sources/mapped-csv/mapped-csv-source.ts'
import { mappedJsonlSource } from '../sources/mapped-jsonl/mapped-jsonl-source.ts'
import { MAPPED_KINDS, mappedKind } from '../sources/mapped-kinds.ts'
import { patentSource } from '../sources/patent-source.ts'
import { schemeTableSources } from '../sources/schemes/scheme-table-sources.ts'
import { isSchemeMapping, type OwnMapping } from './mapping-file.ts'

/**
 * The formats of a user's mappings: CSV, JSON lines, HTML tables and workbooks. They have priority over those that come with Gezhi. Any
 * change of a mapping changes its version, so that files read with the older one are read again.
 */
export function ownSources(mappings: readonly OwnMapping[]): ImportSource[] {
  const versioned = mappings.map((mapping) => ({ ...mapping, version: crc32(JSON.stringify(mapping)) }))
  const ofRecords = versioned.filter((mapping): mapping is ColumnMapping => !isSchemeMapping(mapping))
  const ofClasses = versioned.filter(isSchemeMapping)
  return [
    ...ofClasses.flatMap(schemeTableSources).map(patentSource),
    ...MAPPED_KINDS.flatMap((kind) =>
      sourcesOf(
        kind,
        ofRecords.filter((mapping) => mappedKind(mapping.kind) === kind),
      ),
    ),
  ]
}

function sourcesOf(kind: MappedKind, mappings: readonly ColumnMapping[]): ImportSource[] {
  if (mappings.length === 0) return []
  const tables = [mappedJsonlSource, mappedCsvSource, htmlTableSource].flatMap((format) =>
    mappings.map((mapping) => format(mapping, kind.toRecord)),
  )
  return [...tables, { ...kind.workbook(mappings), version: crc32(JSON.stringify(mappings)) }].map((format) => kind.source(format))
}
