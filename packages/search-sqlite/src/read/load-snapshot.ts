import { throwIfCancelled } from '@gezhi/threads'
import { readColumnRow } from '../storage/column-row.ts'
import { someValue, type Column } from './column.ts'
import { ColumnBuilder } from './column-builder.ts'
import type { IndexConnection } from './index-connection.ts'
import { DOCUMENT_NUMBER, type Snapshot } from './snapshot.ts'

/** An update of more than this share of all documents costs as much as a full load. */
const LARGE_CHANGE = 0.2

/** The addresses of the index in the open transaction; reuses the last snapshot if few documents changed. */
export function loadSnapshot(connection: IndexConnection, last: Snapshot | null): Snapshot {
  const version = metaNumber(connection, 'version')
  if (last !== null && last.version === version) return last
  const changed = last === null ? null : changedRows(connection, last)
  if (last === null || changed === null || changed.length > last.rowIds.length * LARGE_CHANGE + 1000) {
    return { version, rowIds: allRowIds(connection), columns: new Map() }
  }
  return mergeChanges(connection, last, version, changed)
}

/** Loads the missing columns of these fields in one pass over all documents. */
export function loadColumns(connection: IndexConnection, snapshot: Snapshot, fields: readonly number[]): void {
  const missing = new Set(fields.filter((field) => !snapshot.columns.has(field)))
  if (missing.size === 0) return
  const docNos = new ColumnBuilder(snapshot.rowIds.length)
  const documents = snapshot.rowIds.length
  const builders: ColumnBuilder[] = []
  for (const field of missing) builders[field] = new ColumnBuilder(documents)
  const filled = builders.filter(() => true)
  for (const { docNo, data } of columnRows(connection)) {
    docNos.add(docNo)
    docNos.endDocument()
    readColumnRow(data, missing, (field, value) => builders[field]!.add(value))
    for (const builder of filled) builder.endDocument()
  }
  for (const field of missing) snapshot.columns.set(field, builders[field]!.build())
  snapshot.columns.set(DOCUMENT_NUMBER, docNos.build())
}

/** Rows read in one statement: millions of separate buffers would fragment the memory of the process. */
const CHUNK = 4096
const COLUMN_CHUNK = `SELECT max(row_id) AS last, group_concat(hex(data), '') AS rows, group_concat(doc_no) AS numbers, group_concat(length(data)) AS lengths
  FROM (SELECT row_id, doc_no, data FROM columns WHERE row_id > ? ORDER BY row_id LIMIT ${CHUNK})`

interface ColumnRow {
  readonly docNo: number
  readonly data: Uint8Array
}

/** The rows of `columns` in row-id order; each only valid until the next is requested. */
function* columnRows(connection: IndexConnection): Generator<ColumnRow, void, void> {
  const read = connection.prepare(COLUMN_CHUNK)
  for (let last: number | null = -1; last !== null;) {
    throwIfCancelled()
    const chunk = read.get(last) as { last: number | null } & Record<'rows' | 'numbers' | 'lengths', string | null>
    const bytes = Buffer.from(chunk.rows ?? '', 'hex')
    const numbers = chunk.numbers?.split(',') ?? []
    let at = 0
    for (const [i, length] of (chunk.lengths?.split(',') ?? []).entries()) {
      yield { docNo: Number(numbers[i]), data: bytes.subarray(at, (at += Number(length))) }
    }
    last = chunk.last
  }
}

function metaNumber(connection: IndexConnection, key: string): number {
  return (connection.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: number }).value
}

/** A copy in shared memory. */
function sharedNumbers(numbers: Float64Array): Float64Array {
  const copy = new Float64Array(new SharedArrayBuffer(numbers.byteLength))
  copy.set(numbers)
  return copy
}

function allRowIds(connection: IndexConnection): Float64Array {
  // Every document has its row here, and the rows are small.
  const { numbers, size } = connection.collect('SELECT count(collect(id)) FROM (SELECT id FROM words_docsize ORDER BY id)', [])
  return sharedNumbers(numbers.subarray(0, size))
}

/** Row ids written or removed since the snapshot, null if the index no longer has this information. */
function changedRows(connection: IndexConnection, last: Snapshot): Float64Array | null {
  if (metaNumber(connection, 'changes_from') > last.version) return null
  const { numbers, size } = connection.collect('SELECT count(collect(row_id)) FROM changes WHERE version > ?', [last.version])
  return Float64Array.from(new Set(numbers.subarray(0, size))).sort()
}

function mergeChanges(connection: IndexConnection, last: Snapshot, version: number, changed: Float64Array): Snapshot {
  const find = connection.prepare('SELECT doc_no AS docNo, data FROM columns WHERE row_id = ?')
  const rows = new Map<number, ColumnRow>()
  for (const rowId of changed) {
    const row = find.get(rowId) as ColumnRow | undefined
    if (row !== undefined) rows.set(rowId, row)
  }
  const { rowIds, from } = mergeRowIds(last.rowIds, changed, rows)
  const merged = [...last.columns].map(([field, column]) => [field, mergeColumn(field, column, from, rowIds, rows)] as const)
  return { version, rowIds, columns: new Map(merged) }
}

const CHANGED = -1

/** The new addresses, and for each its previous ordinal, or CHANGED. */
function mergeRowIds(
  old: Float64Array,
  changed: Float64Array,
  rows: ReadonlyMap<number, ColumnRow>,
): { rowIds: Float64Array; from: Int32Array } {
  const rowIds = new Float64Array(old.length + rows.size)
  const from = new Int32Array(old.length + rows.size)
  let size = 0
  let at = 0
  for (const rowId of [...changed, Infinity]) {
    while (at < old.length && old[at]! < rowId) {
      from[size] = at
      rowIds[size++] = old[at++]!
    }
    if (at < old.length && old[at] === rowId) at++
    if (!rows.has(rowId)) continue
    from[size] = CHANGED
    rowIds[size++] = rowId
  }
  return { rowIds: rowIds.slice(0, size), from: from.slice(0, size) }
}

function mergeColumn(field: number, column: Column, from: Int32Array, rowIds: Float64Array, rows: ReadonlyMap<number, ColumnRow>): Column {
  const builder = new ColumnBuilder(rowIds.length, ArrayBuffer)
  const fields = new Set([field])
  for (let i = 0; i < rowIds.length; i++) {
    const old = from[i]!
    const changed = old === CHANGED ? rows.get(rowIds[i]!)! : null
    if (changed !== null && field === DOCUMENT_NUMBER) builder.add(changed.docNo)
    else if (changed !== null) readColumnRow(changed.data, fields, (_, value) => builder.add(value))
    else someValue(column, old, (value) => (builder.add(value), false))
    builder.endDocument()
  }
  return builder.build()
}
