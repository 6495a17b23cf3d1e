import type { RecordKind } from '@gezhi/records'
import { SearchError } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import { dateAddress } from '../storage/row-id.ts'
import { packRecord, type RecordBlobs } from '../storage/stored-record.ts'
import { analyzedColumns, type AnalyzedColumn } from './analyzed-columns.ts'
import { contentHash } from './content-hash.ts'

/** Everything that can be computed from a record independently of its index. Plain data, so that another thread can compute it. */
export interface PreparedRecord {
  readonly docId: string
  readonly hash: Uint8Array
  /** First address of its date. */
  readonly address: number
  readonly blobs: RecordBlobs
  /** Columns that contain text. */
  readonly columns: readonly AnalyzedColumn[]
  readonly values: readonly FieldValues[]
}

/** Values of one stored field without duplicates. */
export interface FieldValues {
  /** Index in `IndexLayout.fields`. */
  readonly field: number
  readonly values: readonly (string | number)[]
}

/** Throws `SearchError` on a record without identity. */
export function prepareRecord(layout: IndexLayout, record: object): PreparedRecord {
  const { kind } = layout
  return {
    docId: identityOf(kind, record),
    hash: contentHash(kind, record),
    address: dateAddress(kind.order, record),
    blobs: packRecord(record, kind.bodyProperties),
    columns: analyzedColumns(kind.textColumns, record),
    values: storedValues(layout, record),
  }
}

/** The values of the stored fields of a record; fields without values are left out. */
export function storedValues({ fields }: IndexLayout, record: object): FieldValues[] {
  return fields.flatMap(({ values }, field) => {
    const found = values(record)
    return found.length === 0 ? [] : [{ field, values: found.length === 1 ? found : [...new Set(found)] }]
  })
}

/** The id of a record; throws `SearchError` if the record could never be recognised again. */
export function identityOf(kind: RecordKind, record: object): string {
  const docId = kind.identity(record)
  if (docId === null) throw new SearchError('invalid-request', `A record ${kind.withoutIdentity.en}`)
  return docId
}
