import type { FacetValue } from './visible-values.ts'

/** A bar of the year histogram; `height` is 0 to 1 of the tallest. */
export interface YearBar {
  readonly year: string
  readonly count: number
  readonly height: number
}

/** Maximum number of bars; years before the newest forty are only in the list below the histogram. */
export const MAX_YEARS = 40

/** One bar for every year from the first to the last that has records, empty years included, oldest first. */
export function yearBars(values: readonly FacetValue[]): YearBar[] {
  const counts = new Map(values.filter((one) => /^\d{4}$/.test(one.value)).map((one) => [Number(one.value), one.count]))
  if (counts.size === 0) return []
  const last = Math.max(...counts.keys())
  const first = Math.max(Math.min(...counts.keys()), last - MAX_YEARS + 1)
  const tallest = Math.max(...[...counts].filter(([year]) => year >= first).map(([, count]) => count))
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const count = counts.get(first + index) ?? 0
    return { year: String(first + index), count, height: tallest === 0 ? 0 : count / tallest }
  })
}

/** The years from one bar to another, whichever is the earlier: what a drag over the histogram selects. */
export function yearsBetween(bars: readonly YearBar[], from: string, to: string): string[] {
  const [first, last] = from <= to ? [from, to] : [to, from]
  return bars.filter((bar) => bar.year >= first && bar.year <= last && bar.count > 0).map((bar) => bar.year)
}
