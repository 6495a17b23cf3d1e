import type { AnalysisRow } from './analysis-rows.ts'

/** A value, or a pair of values, whose figure differs between two runs. */
export interface ChangedRow {
  readonly key: string
  readonly name: string
  readonly before: number
  readonly after: number
}

/** What differs between the rows of a chart in two runs, the largest change first. A missing row counts as 0. Pure. */
export function changedRows(before: readonly AnalysisRow[], after: readonly AnalysisRow[]): ChangedRow[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  return [...new Map([...old!, ...now!])]
    .map(([key, row]) => ({ key, name: nameOf(row), before: figureOf(old!.get(key)), after: figureOf(now!.get(key)) }))
    .filter((row) => row.before !== row.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
}

function keyOf({ value, column }: AnalysisRow): string {
  return JSON.stringify([value, column])
}

function nameOf({ name, columnName }: AnalysisRow): string {
  return columnName === undefined ? name : `${name} × ${columnName}`
}

function figureOf(row: AnalysisRow | undefined): number {
  return row?.count ?? row?.patent ?? row?.applyNumber ?? 0
}
