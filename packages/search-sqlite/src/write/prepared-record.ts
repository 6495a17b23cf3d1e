import { SearchError } from '@gezhi/search'
import { type PatentRecord, recordIdentity } from '@gezhi/records'
import { STORED_FIELDS } from '../storage/stored-fields.ts'
import { dateAddress } from '../storage/row-id.ts'
import { packRecord, type RecordBlobs } from '../storage/stored-record.ts'
import { analyzedColumns, type AnalyzedColumn } from './analyzed-columns.ts'
import { contentHash } from './content-hash.ts'

/** All that can be worked out of a record without the index it goes into. Plain data, so that another thread may do it. */
export interface PreparedRecord {
  readonly docId: string
  readonly hash: Uint8Array
  /** First address of its date. */
  readonly address: number
  readonly blobs: RecordBlobs
  /** Those that hold any text. */
  readonly columns: readonly AnalyzedColumn[]
  readonly values: readonly FieldValues[]
}

/** Values of one stored field, each once. */
export interface FieldValues {
  /** Place in STORED_FIELDS. */
  readonly field: number
  readonly values: readonly (string | number)[]
}

/** Throws `SearchError` on a record without any number. */
export function prepareRecord(record: PatentRecord): PreparedRecord {
  return {
    docId: identityOf(record),
    hash: contentHash(record),
    address: dateAddress(record),
    blobs: packRecord(record),
    columns: analyzedColumns(record),
    values: storedValues(record),
  }
}

/** The values of the stored fields of which a record has any. */
export function storedValues(record: PatentRecord): FieldValues[] {
  return STORED_FIELDS.flatMap(({ values }, field) => {
    const found = values(record)
    return found.length === 0 ? [] : [{ field, values: found.length === 1 ? found : [...new Set(found)] }]
  })
}

/** The id of a record; throws `SearchError` where nothing could tell that it is the same record again. */
export function identityOf(record: PatentRecord): string {
  const docId = recordIdentity(record)
  if (docId === null) throw new SearchError('invalid-request', 'A record has neither a publication number nor an application number')
  return docId
}
