import type { Relation } from '@gezhi/records'
import { SearchError, type ContentsRequest, type RelatedRequest, type StoredRecord } from '@gezhi/search'
import { readRecord, unpackRecord, unpackJson, type RecordBlobs } from '../storage/stored-record.ts'
import type { IndexSession } from './index-session.ts'
import type { StoredRecordJson } from './stored-record-json.ts'

interface DocumentRow extends RecordBlobs {
  readonly doc_id: string
}

/** The JSON of the records at row ids, in the given order; `short`: of long ones without body properties. */
export function recordJsonAt(session: IndexSession, rowIds: readonly number[], short = false): StoredRecordJson[] {
  const read = jsonReader(session)
  return rowIds.map((rowId) => read(rowId, short, (front) => session.fronts.get(String(rowId), front)))
}

type Cache = (front: () => StoredRecordJson) => StoredRecordJson

/** Reads a record's JSON; `cache` may store its front. */
function jsonReader({ connection }: IndexSession): (rowId: number, short: boolean, cache: Cache) => StoredRecordJson {
  const find = connection.prepare('SELECT doc_id, front FROM columns JOIN documents USING (doc_no) WHERE columns.row_id = ?')
  const findBody = connection.prepare('SELECT body FROM columns JOIN documents USING (doc_no) WHERE columns.row_id = ?')
  return (rowId, short, cache) => {
    const { docId, json } = cache(() => {
      const { doc_id, front } = find.get(rowId) as unknown as DocumentRow
      return { docId: doc_id, json: { front: unpackJson(front), body: null } }
    })
    if (short) return { docId, json }
    const { body } = findBody.get(rowId) as unknown as RecordBlobs
    return { docId, json: { ...json, body: body === null ? null : unpackJson(body) } }
  }
}

/** The records at row ids, in the given order; `short`: long ones without body properties. */
export function recordsAt(session: IndexSession, rowIds: readonly number[], short = false): StoredRecord<object>[] {
  return recordJsonAt(session, rowIds, short).map(({ docId, json }) => ({ docId, record: readRecord(json) }))
}

/** The existing records among these doc ids, in the given order. */
export function recordsById(session: IndexSession, ids: readonly string[]): StoredRecord<object>[] {
  const find = session.connection.prepare('SELECT doc_id, front, body FROM documents WHERE doc_id = ?')
  return ids.flatMap((id) => {
    const row = find.get(id) as DocumentRow | undefined
    return row === undefined ? [] : toStored(row)
  })
}

/** The JSON of the next records in the order of writing, and where to continue; null after the last. */
export function contentsAfter(
  session: IndexSession,
  { after, limit }: ContentsRequest,
): { readonly records: readonly StoredRecordJson[]; readonly next: string | null } {
  const rows = session.connection
    .prepare('SELECT doc_no, doc_id, front, body FROM documents WHERE doc_no > ? ORDER BY doc_no LIMIT ?')
    .all(after === null ? -1 : Number(after), limit) as unknown as (DocumentRow & { readonly doc_no: number })[]
  return {
    records: rows.map(({ doc_id: docId, front, body }) => ({
      docId,
      json: { front: unpackJson(front), body: body === null ? null : unpackJson(body) },
    })),
    next: rows.length < limit ? null : String(rows.at(-1)!.doc_no),
  }
}

/** For each value the records that have it as a key of the relation, in row-id order; none in an index of an earlier version without the relation. */
export function recordsRelated(session: IndexSession, { field, values, limit, short = false }: RelatedRequest): StoredRecord<object>[][] {
  if (session.lacks(`@${field}`)) return values.map(() => [])
  const find = session.connection.prepare('SELECT row_id FROM numbers WHERE field = ? AND value = ? ORDER BY row_id LIMIT ?')
  const { relation, number: stored } = relationOf(session, field)
  const read = jsonReader(session)
  return values.map((value) => {
    const rows = find.all(stored, relation.key(value), limit) as { row_id: number }[]
    return rows.map(({ row_id: rowId }) => {
      const { docId, json } = read(rowId, short, (front) => front())
      return { docId, record: readRecord(json) }
    })
  })
}

/** For each value the number of records that have it as a key of the relation. */
export function countsRelated(session: IndexSession, field: string, values: readonly string[]): number[] {
  if (session.lacks(`@${field}`)) return values.map(() => 0)
  const count = session.connection.prepare('SELECT count(*) AS found FROM numbers WHERE field = ? AND value = ?')
  const { relation, number: stored } = relationOf(session, field)
  return values.map((value) => (count.get(stored, relation.key(value)) as { found: number }).found)
}

/** A relation of the kind and the number of the field of its keys. */
function relationOf(session: IndexSession, name: string): { readonly relation: Relation; readonly number: number } {
  const relation = session.layout.kind.relations[name]
  const field = relation === undefined ? null : session.field(relation.field ?? `@${name}`)
  if (relation === undefined || field === null) throw new SearchError('invalid-request', `Records cannot be related by ${name}`)
  return { relation, number: field.number }
}

function toStored({ doc_id, front, body }: DocumentRow): StoredRecord<object> {
  return { docId: doc_id, record: unpackRecord({ front, body }) }
}
