import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { beginsWithKeys, NO_JSON_OBJECT, parseJsonObject } from '../json-object.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import cnki from './mappings/cnki.json' with { type: 'json' }
import googleCitations from './mappings/google-citations.json' with { type: 'json' }

/** JSON lines, one object each, whose keys a mapping names. */
export function mappedJsonlSource(mapping: ColumnMapping): PatentImportFormat {
  return {
    format: mapping.format,
    version: mapping.version,
    rank: mapping.rank ?? 1,
    recognises: (head) => beginsWithKeys(head, mapping.recognisedBy),
    fragments: (bytes) => splitLines(bytes),
    read: (fragment) => readLine(fragment, mapping),
  }
}

/** The mappings that come with Gezhi. */
export const MAPPED_JSONL_SOURCES: readonly PatentImportFormat[] = [cnki, googleCitations].map((mapping) =>
  mappedJsonlSource(mapping as ColumnMapping),
)

function readLine(fragment: Fragment, mapping: ColumnMapping): PatentReading {
  const row = parseJsonObject(fragment.text)
  return row === null ? NO_JSON_OBJECT : readRow(row, mapping)
}
