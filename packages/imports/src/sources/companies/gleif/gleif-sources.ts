import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { Fragment, ImportSource, Reading } from '../../../pipeline/import-source.ts'
import { splitLines } from '../../../pipeline/split-lines.ts'
import { NO_JSON_OBJECT, parseJsonObject } from '../../json-object.ts'
import { readLeiRecord } from './read-lei-record.ts'
import { readRelationship } from './read-relationship.ts'

/** JSON lines as the API of GLEIF serves them, whose `type` is this. */
function gleifLines(format: string, type: string, read: (object: unknown) => Reading<CompanyRecord>): ImportSource<CompanyRecord> {
  return {
    kind: COMPANY_KIND,
    format,
    version: 3,
    rank: 4,
    recognises: (head) => new RegExp(`^\\s*\\{\\s*"type":\\s*"${type}"`).test(head.replace(/^\uFEFF/, '')),
    fragments: (bytes) => splitLines(bytes),
    read({ text }: Fragment) {
      const object = parseJsonObject(text)
      return object === null ? NO_JSON_OBJECT : read(object)
    },
  }
}

/** Level 1 (who is who) and level 2 (who owns whom) of the Global LEI System. */
export const GLEIF_SOURCES: readonly ImportSource<CompanyRecord>[] = [
  gleifLines('gleif-lei-records', 'lei-records', readLeiRecord),
  gleifLines('gleif-relationships', 'relationship-records', readRelationship),
]
