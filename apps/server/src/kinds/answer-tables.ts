import type { Language, ListAnswer, ParsedListRequest } from '@gezhi/contract'
import type { Field, FieldTable } from '@gezhi/records'
import type { SearchEngine, Selection } from '@gezhi/search'
import type { RecordSearch } from './record-search.ts'
import { groupField } from './search-fields.ts'
import { valueName } from './value-name.ts'

interface Side {
  /** As requested. */
  readonly name: string
  readonly count: number
  readonly field: Field & { facet: string }
}

/** A requested table with its fields. */
export interface RequestedTable {
  readonly row: Side
  readonly column: Side
}

/** The tables of a request. Throws UNKNOWN_FIELD. */
export function requestedTables(fields: FieldTable, { tableList = [] }: Pick<ParsedListRequest, 'tableList'>): RequestedTable[] {
  const side = ({ field, count }: { field: string; count: number }, path: string): Side => ({
    name: field,
    count,
    field: groupField(fields, field, `${path}.field`),
  })
  return tableList.map(({ row, column }, index) => ({
    row: side(row, `tableList[${index}].row`),
    column: side(column, `tableList[${index}].column`),
  }))
}

/** The counts of each table among the hits; `timeLimit` in ms for each. */
export function answerTables<R extends object>(
  search: Pick<RecordSearch<R>, 'valueTitle'> & { readonly engine: SearchEngine<R> },
  { query, filters = [], signal }: Selection,
  tables: readonly RequestedTable[],
  { timeLimit, language }: { readonly timeLimit: number; readonly language: Language },
): Promise<NonNullable<ListAnswer['tableList']>> {
  const named = ({ field }: Side, values: readonly string[]) =>
    values.map((value) => ({ value, name: valueName(search, field, value, language) }))
  return Promise.all(
    tables.map(async ({ row, column }) => {
      const { rows, columns, counts, timedOut } = await search.engine.table({
        query,
        filters,
        ...(signal && { signal }),
        rows: { field: row.field.facet, count: row.count },
        columns: { field: column.field.facet, count: column.count },
        timeLimit,
      })
      const copied = counts.map((one) => [...one])
      return { row: row.name, column: column.name, rows: named(row, rows), columns: named(column, columns), counts: copied, timedOut }
    }),
  )
}
