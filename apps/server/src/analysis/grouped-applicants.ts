import { FIELDS } from './catalogue/chart-definition.ts'
import type { Counted } from './counted-selection.ts'
import type { Count } from './new-entrants.ts'

/** An applicant group as charts count it. */
export interface ChartGroup {
  readonly id: string
  readonly name: string
  /** Its applicants. */
  readonly names: readonly string[]
}

/** Applicants among which groups are ranked, and values of a column. */
const MAX_VALUES = 1000
const PREFIX = 'group:'

/** What stands for a group among the values of the applicant field. */
export function groupValue({ id }: Pick<ChartGroup, 'id'>): string {
  return `${PREFIX}${id}`
}

/**
 * Counts in which each group stands for its applicants: one row instead of theirs, of the records of any of them, also in filters. Fields
 * other than the applicant, and columns of applicants, are counted as before.
 */
export function withGroups(count: Count, groups: readonly ChartGroup[]): Count {
  const byValue = new Map(groups.map((group) => [groupValue(group), group.names]))
  const members = new Set(groups.flatMap(({ names }) => names))
  return async ({ filters = [], groups: facets = [], tables = [], ...others }) => {
    const named = filters.map(({ field, values }) => ({ field, values: values.flatMap((value) => byValue.get(value) ?? [value]) }))
    const isApplicant = ({ field }: { readonly field: string }) => field === FIELDS.applicant
    const all = <Side extends { readonly field: string }>(side: Side) => (isApplicant(side) ? { ...side, count: MAX_VALUES } : side)
    const base = await count({
      ...others,
      filters: named,
      groups: facets.map(all),
      tables: tables.map(({ row, column }) => ({ row: all(row), column })),
    })
    if (!facets.some(isApplicant) && !tables.some(({ row }) => isApplicant(row))) return base
    const columns = [...new Set(tables.filter(({ row }) => isApplicant(row)).map(({ column }) => column.field))]
    const own: OwnCount[] = []
    // One group after another: a chart must not occupy the engine.
    for (const group of groups) {
      const filter = { field: FIELDS.applicant, values: group.names }
      const counted = await count({
        ...others,
        filters: [...named, filter],
        groups: columns.map((field) => ({ field, count: MAX_VALUES })),
      })
      if (counted.total > 0) own.push({ value: groupValue(group), name: group.name, counted })
    }
    const ranking = base.groupList.find((_, at) => isApplicant(facets[at]!))
    const ranked = [
      ...(ranking?.list.filter(({ value }) => !members.has(value)) ?? []),
      ...own.map(({ counted, ...row }) => ({ ...row, count: counted.total })),
    ].toSorted(mostFirst)
    return {
      ...base,
      groupList: base.groupList.map((facet, at) =>
        isApplicant(facets[at]!) ? { ...facet, list: ranked.slice(0, facets[at]!.count) } : facet,
      ),
      tableList: base.tableList.map((table, at) => {
        const { row } = tables[at]!
        if (!isApplicant(row)) return table
        const merged = mergedTable(table, own, members)
        return ranking === undefined
          ? merged
          : orderedTable(
              merged,
              ranked.slice(0, row.count).map(({ value }) => value),
            )
      }),
      complete: base.complete && own.every(({ counted }) => counted.complete && counted.version === base.version),
    }
  }
}

interface OwnCount {
  readonly value: string
  readonly name: string
  readonly counted: Counted
}

type Table = Counted['tableList'][number]

/** Rows of groups in place of those of their applicants. */
function mergedTable(table: Table, own: readonly OwnCount[], members: ReadonlySet<string>): Table {
  const others = table.rows.flatMap((row, at) => (members.has(row.value) ? [] : [{ row, counts: table.counts[at] ?? [] }]))
  const added = own.map(({ value, name, counted }) => {
    const facet = counted.groupList.find(({ field }) => field === table.column)
    const found = new Map(facet?.list.map((one) => [one.value, one.count]))
    return { row: { value, name }, counts: table.columns.map((column) => found.get(column.value) ?? 0) }
  })
  const rows = [...others, ...added]
  return { ...table, rows: rows.map(({ row }) => row), counts: rows.map(({ counts }) => [...counts]) }
}

/** The rows of some values, in their order. */
function orderedTable(table: Table, values: readonly string[]): Table {
  const places = new Map(table.rows.map(({ value }, at) => [value, at]))
  const chosen = values.flatMap((value) => places.get(value) ?? [])
  return { ...table, rows: chosen.map((at) => table.rows[at]!), counts: chosen.map((at) => table.counts[at]!) }
}

function mostFirst(a: { readonly value: string; readonly count: number }, b: typeof a): number {
  return b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value))
}
