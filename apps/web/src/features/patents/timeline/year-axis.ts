/** A time axis of whole years. */
export interface YearAxis {
  readonly from: number
  /** The last year, inclusive. */
  readonly to: number
  /** Position of a date (`yyyy`, `yyyyMM` or `yyyyMMdd`): 0 at the beginning of the first year, 1 at the end of the last. */
  readonly at: (date: string) => number
  /** Years to be labelled: at most `MAX_LABELS`, evenly spaced. */
  readonly labels: readonly number[]
}

const MAX_LABELS = 8

/** The axis over some dates; null without any. */
export function yearAxis(dates: readonly (string | null)[]): YearAxis | null {
  const years = dates.flatMap((date) => (date === null || !/^\d{4}/.test(date) ? [] : [yearOf(date)]))
  if (years.length === 0) return null
  const from = Math.floor(Math.min(...years))
  const to = Math.floor(Math.max(...years))
  const step = Math.ceil((to - from + 1) / MAX_LABELS)
  const labels = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((year) => (year - from) % step === 0)
  return { from, to, at: (date) => (yearOf(date) - from) / (to + 1 - from), labels }
}

/** A date as a year with its fraction, good enough to draw. */
function yearOf(date: string): number {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(4, 6)) || 1, Number(date.slice(6, 8)) || 1]
  return year + (month - 1) / 12 + (day - 1) / 372
}
