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

/** Prepares a record given as JSON. Throws `SearchError` on one without identity. */
export function prepareText(layout: IndexLayout, text: string): PreparedRecord {
  return prepare(layout, JSON.parse(text) as object, text)
}

/** Throws `SearchError` on a record without identity. */
export function prepareRecord(layout: IndexLayout, record: object): PreparedRecord {
  return prepare(layout, record, JSON.stringify(record))
}

/** The same records with their bytes in one buffer: sent to another thread, each buffer is copied as a whole, whatever part of it is used. */
export function inOneBuffer(records: readonly PreparedRecord[]): PreparedRecord[] {
  const parts = records.flatMap(({ hash, blobs }) => [hash, blobs.front, ...(blobs.body === null ? [] : [blobs.body])])
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  const moved = (part: Uint8Array) => {
    all.set(part, end)
    return all.subarray(end, (end += part.length))
  }
  return records.map(({ hash, blobs: { front, body }, ...record }) => ({
    ...record,
    hash: moved(hash),
    blobs: { front: moved(front), body: body === null ? null : moved(body) },
  }))
}

function prepare(layout: IndexLayout, record: object, text: string): PreparedRecord {
  const { kind } = layout
  return {
    docId: identityOf(kind, record),
    hash: contentHash(kind, record),
    address: dateAddress(kind.order, record),
    blobs: packRecord(record, text, kind.bodyProperties),
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
