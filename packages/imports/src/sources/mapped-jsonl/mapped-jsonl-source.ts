import type { Fragment, ImportFormat, Reading } from '../../pipeline/import-source.ts'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { beginsWithKeys, NO_JSON_OBJECT, parseJsonObject } from '../json-object.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import type { ReadRow } from '../column-mapping/mapped-kind.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import cnki from './mappings/cnki.json' with { type: 'json' }
import googleCitations from './mappings/google-citations.json' with { type: 'json' }

/** JSON lines, one object each, whose keys a mapping names. */
export function mappedJsonlSource<R extends object>(mapping: ColumnMapping, toRecord: ReadRow<R>): ImportFormat<R> {
  return {
    format: mapping.format,
    version: mapping.version,
    rank: mapping.rank ?? 1,
    recognises: (head) => beginsWithKeys(head, mapping.recognisedBy),
    fragments: (bytes) => splitLines(bytes),
    read: (fragment) => readLine(fragment, mapping, toRecord),
  }
}

/** The mappings that come with Gezhi. */
export const MAPPED_JSONL_SOURCES: readonly PatentImportFormat[] = [cnki, googleCitations].map((mapping) =>
  mappedJsonlSource(mapping as ColumnMapping, rowToRecord),
)

function readLine<R extends object>(fragment: Fragment, mapping: ColumnMapping, toRecord: ReadRow<R>): Reading<R> {
  const row = parseJsonObject(fragment.text)
  return row === null ? NO_JSON_OBJECT : readRow(row, mapping, toRecord)
}
