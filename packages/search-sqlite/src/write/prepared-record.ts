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
  readonly values: StoredValues
}

/**
 * The values of stored fields: of each field with values its index in `IndexLayout.fields`, how many there are, and the values without
 * duplicates. One array: the objects of 50 fields would take longer to send to another thread than their values.
 */
export type StoredValues = readonly (string | number)[]

/** Prepares a record given as JSON. Throws `SearchError` on one without identity. */
export function prepareText(layout: IndexLayout, text: string): PreparedRecord {
  return prepare(layout, JSON.parse(text) as object, text)
}

/** Throws `SearchError` on a record without identity. */
export function prepareRecord(layout: IndexLayout, record: object): PreparedRecord {
  return prepare(layout, record, JSON.stringify(record))
}

/**
 * The same records with their bytes in few buffers: sent to another thread, each buffer is copied as a whole, whatever part of it is used.
 * That of the words is one of its own, which the writer keeps longer.
 */
export function inFewBuffers(records: readonly PreparedRecord[]): PreparedRecord[] {
  const others = records.flatMap(({ hash, blobs, columns }) => [hash, blobs.front, blobs.body, ...columns.map(({ head }) => head)])
  const moved = intoOneBuffer(others)
  const movedWords = intoOneBuffer(records.flatMap(({ columns }) => columns.map(({ words }) => words)))
  return records.map(({ docId, address, hash, blobs: { front, body }, columns, values }) => ({
    docId,
    address,
    hash: moved(hash),
    blobs: { front: moved(front), body: body === null ? null : moved(body) },
    columns: columns.map(({ column, head, words, compounds }) => ({ column, head: moved(head), words: movedWords(words), compounds })),
    values,
  }))
}

/** Reserves room for these parts; then moves each into it. */
function intoOneBuffer(parts: readonly (Uint8Array | null)[]): (part: Uint8Array) => Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + (part?.length ?? 0), 0))
  let end = 0
  return (part) => {
    all.set(part, end)
    return all.subarray(end, (end += part.length))
  }
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
export function storedValues({ fields }: IndexLayout, record: object): StoredValues {
  const stored: (string | number)[] = []
  for (const [field, { values }] of fields.entries()) {
    const found = values(record)
    if (found.length === 0) continue
    const own = found.length === 1 ? found : [...new Set(found)]
    stored.push(field, own.length, ...own)
  }
  return stored
}

/** Calls `visit` with each field of `values`, and where its values begin and end. */
export function visitFields(values: StoredValues, visit: (field: number, start: number, end: number) => void): void {
  for (let at = 0; at < values.length;) {
    const start = at + 2
    const end = start + (values[at + 1] as number)
    visit(values[at] as number, start, end)
    at = end
  }
}

/** The id of a record; throws `SearchError` if the record could never be recognised again. */
export function identityOf(kind: RecordKind, record: object): string {
  const docId = kind.identity(record)
  if (docId === null) throw new SearchError('invalid-request', `A record ${kind.withoutIdentity.en}`)
  return docId
}
