import type { DatabaseSync } from 'node:sqlite'
import type { PictureFilters } from './search-thread-protocol.ts'

/** The ids of the records of a kind that pass filters; null if there are none to pass. */
export function acceptedRecords(
  db: DatabaseSync,
  kind: string,
  filters: PictureFilters,
  visible: readonly string[] | null,
): ReadonlySet<number> | null {
  const conditions = [
    ...oneOf('country', filters.country),
    ...(visible === null ? [] : oneOf('country', visible)),
    ...oneOf('status', filters.status),
    ...oneOf('type', filters.type),
    ...bound('date >= ?', filters.dateFrom),
    ...bound('date <= ?', filters.dateTo),
    ...Object.entries(filters.codes).flatMap(([scheme, codes]) => oneCode(scheme, codes)),
  ]
  if (conditions.length === 0) return null
  const statement = db.prepare(`SELECT id FROM record WHERE kind = ? AND ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`)
  const rows = statement.all(kind, ...conditions.flatMap(({ values }) => values)) as { id: number }[]
  return new Set(rows.map(({ id }) => id))
}

interface Condition {
  readonly sql: string
  readonly values: (string | number)[]
}

function oneOf(column: string, values: readonly string[]): Condition[] {
  return values.length === 0 ? [] : [{ sql: `${column} IN (${values.map(() => '?').join(', ')})`, values: [...values] }]
}

function bound(sql: string, value: number | null): Condition[] {
  return value === null ? [] : [{ sql, values: [value] }]
}

/** A class, or one below it: `06` and `06-01`, `27` and `27.05.01`. */
function oneCode(scheme: string, codes: readonly string[]): Condition[] {
  if (codes.length === 0) return []
  const one = '(code = ? OR (code > ? AND code < ?) OR (code > ? AND code < ?))'
  const values = codes.flatMap((code) => {
    const start = `${scheme} ${code}`
    return [start, `${start}-`, `${start}-\u{10ffff}`, `${start}.`, `${start}.\u{10ffff}`]
  })
  return [{ sql: `id IN (SELECT record FROM record_code WHERE ${codes.map(() => one).join(' OR ')})`, values }]
}
