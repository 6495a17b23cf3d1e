import type { Table, TableRequest } from '@gezhi/search'
import { countedField, frequentValues, type Bucket } from './counted-field.ts'
import type { StoredField } from '../storage/stored-fields.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { search, type SearchAnswer } from './searching.ts'

const DEFAULT_TIME_LIMIT = 2000

type Aggregations<Aggs> = Omit<SearchAnswer, 'aggregations'> & { readonly aggregations: Aggs }
type Sides = Aggregations<{ rows: { buckets: readonly Bucket[] }; columns: { buckets: readonly Bucket[] } }>
type Cells = Aggregations<{ rows: { buckets: readonly (Bucket & { readonly columns: { readonly buckets: readonly Bucket[] } })[] } }>

/** Counts of pairs of the most frequent values of two fields: first the values, then their combinations. Rejects with `SearchError`. */
export async function tableOfHits(searching: Searching, request: TableRequest): Promise<Table> {
  const { timeLimit = DEFAULT_TIME_LIMIT } = request
  const [rowField, columnField] = [request.rows, request.columns].map(({ field }) => countedField(searching.layout, field)) as [
    StoredField,
    StoredField,
  ]
  if (timeLimit <= 0) return { rows: [], columns: [], counts: [], timedOut: true }
  const inTime = { size: 0, track_total_hits: false, timeout: `${Math.ceil(timeLimit)}ms` }
  const sides = await search<Sides>(searching, request, {
    ...inTime,
    aggs: { rows: frequentValues(rowField, request.rows.count), columns: frequentValues(columnField, request.columns.count) },
  })
  const [rows, columns] = [sides.aggregations.rows.buckets.map(({ key }) => key), sides.aggregations.columns.buckets.map(({ key }) => key)]
  if (rows.length === 0 || columns.length === 0)
    return { rows: rows.map(String), columns: columns.map(String), counts: rows.map(() => []), timedOut: sides.timed_out }
  const only = (field: string, include: readonly (string | number)[]) => ({ field: `value.${field}`, include, size: include.length })
  const cells = await search<Cells>(searching, request, {
    ...inTime,
    aggs: { rows: { terms: only(rowField.name, rows), aggs: { columns: { terms: only(columnField.name, columns) } } } },
  })
  const counts = new Map(
    cells.aggregations.rows.buckets.flatMap((row) =>
      row.columns.buckets.map((cell) => [`${row.key}\n${cell.key}`, cell.doc_count] as const),
    ),
  )
  return {
    rows: rows.map(String),
    columns: columns.map(String),
    counts: rows.map((row) => columns.map((column) => counts.get(`${row}\n${column}`) ?? 0)),
    timedOut: sides.timed_out || cells.timed_out,
  }
}
