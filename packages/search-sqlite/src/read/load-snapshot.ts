import { PATENT_FIELDS } from '@gezhi/records'
import { readColumnRow } from '../storage/column-row.ts'
import { ColumnBuilder, MISSING, type Column } from './column.ts'
import type { IndexConnection } from './index-connection.ts'
import type { IndexSession } from './index-session.ts'
import type { Snapshot } from './snapshot.ts'

/** A catch-up of more than this share of all documents costs as much as loading afresh. */
const LARGE_CHANGE = 0.2

/** The addresses of the index as the open transaction sees it; taken over from the last snapshot where only a little changed. */
export function loadSnapshot(connection: IndexConnection, last: Snapshot | null): Snapshot {
  const version = metaNumber(connection, 'version')
  if (last !== null && last.version === version) return last
  const changed = last === null ? null : changedRows(connection, last)
  if (last === null || changed === null || changed.length > last.rowIds.length * LARGE_CHANGE + 1000) {
    return { version, rowIds: allRowIds(connection), columns: new Map() }
  }
  return mergeChanges(connection, last, version, changed)
}

/** Loads what is missing of these fields in one pass over all documents. */
export function loadColumns(connection: IndexConnection, snapshot: Snapshot, fields: readonly number[]): void {
  const missing = new Set(fields.filter((field) => !snapshot.columns.has(field)))
  if (missing.size === 0) return
  const documents = snapshot.rowIds.length
  const builders = new Map([...missing].map((field) => [field, new ColumnBuilder(documents)]))
  connection.visit<Uint8Array>(
    'SELECT count(visit(row_id, data)) FROM (SELECT row_id, data FROM columns ORDER BY row_id)',
    [],
    (_, data) => {
      readColumnRow(data, missing, (field, value) => builders.get(field)!.add(value))
      for (const builder of builders.values()) builder.endDocument()
    },
  )
  for (const [field, builder] of builders) snapshot.columns.set(field, builder.build())
}

function metaNumber(connection: IndexConnection, key: string): number {
  return (connection.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: number }).value
}

function allRowIds(connection: IndexConnection): Float64Array {
  const { numbers, size } = connection.collect('SELECT count(collect(row_id)) FROM (SELECT row_id FROM columns ORDER BY row_id)', [])
  return numbers.slice(0, size)
}

/** Row ids written or removed since the snapshot, null when the index no longer knows. */
function changedRows(connection: IndexConnection, last: Snapshot): Float64Array | null {
  if (metaNumber(connection, 'changes_from') > last.version) return null
  const { numbers, size } = connection.collect('SELECT count(collect(row_id)) FROM changes WHERE version > ?', [last.version])
  return Float64Array.from(new Set(numbers.subarray(0, size))).sort()
}

function mergeChanges(connection: IndexConnection, last: Snapshot, version: number, changed: Float64Array): Snapshot {
  const find = connection.prepare('SELECT data FROM columns WHERE row_id = ?')
  const rows = new Map<number, Uint8Array>()
  for (const rowId of changed) {
    const row = find.get(rowId) as { data: Uint8Array } | undefined
    if (row !== undefined) rows.set(rowId, row.data)
  }
  const { rowIds, from } = mergeRowIds(last.rowIds, changed, rows)
  const merged = [...last.columns].map(([field, column]) => [field, mergeColumn(field, column, from, rowIds, rows)] as const)
  return { version, rowIds, columns: new Map(merged) }
}

const CHANGED = -1

/** The new addresses, and for each the ordinal it had, or CHANGED. */
function mergeRowIds(
  old: Float64Array,
  changed: Float64Array,
  rows: ReadonlyMap<number, Uint8Array>,
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

function mergeColumn(
  field: number,
  { offsets, values }: Column,
  from: Int32Array,
  rowIds: Float64Array,
  rows: ReadonlyMap<number, Uint8Array>,
): Column {
  const builder = new ColumnBuilder(rowIds.length)
  const wanted = new Set([field])
  for (let i = 0; i < rowIds.length; i++) {
    const old = from[i]!
    if (old === CHANGED) readColumnRow(rows.get(rowIds[i]!)!, wanted, (_, value) => builder.add(value))
    else if (offsets !== null) for (let at = offsets[old]!; at < offsets[old + 1]!; at++) builder.add(values[at]!)
    else if (values[old] !== MISSING) builder.add(values[old]!)
    builder.endDocument()
  }
  return builder.build()
}

/** Above this many documents columns are loaded only when asked for. */
const MAX_WARMED = 3_000_000

/** Loads the columns of facets and sorts in one pass over all documents. */
export function loadFacetColumns(session: IndexSession): void {
  if (session.documents > MAX_WARMED) return
  const common = PATENT_FIELDS.filter((field) => field.facet !== undefined || field.sort !== undefined || field.type === 'date')
  const fields = common.flatMap(({ name }) => session.field(name) ?? [])
  session.columns(fields.filter(({ stored }) => stored.store !== 'numbers').map(({ number }) => number))
}
