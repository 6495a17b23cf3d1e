import type { ChartRow } from '@gezhi/charts'

/** Requests of a day, key and operation. */
export interface DayUse {
  readonly day: string
  readonly operation: string
  readonly keyName: string | null
  readonly succeeded: number
  readonly failed: number
}

/** Requests of something, by name. */
export interface NamedUse {
  readonly name: string
  readonly succeeded: number
  readonly failed: number
}

/** Every day of a period with its requests that succeeded and failed, as rows of a chart. */
export function dailyRows(from: string, to: string, list: readonly DayUse[], names: { succeeded: string; failed: string }): ChartRow[] {
  const sumOf = (day: string, which: 'succeeded' | 'failed') => list.reduce((sum, one) => (one.day === day ? sum + one[which] : sum), 0)
  return daysBetween(from, to).flatMap((day) =>
    (['succeeded', 'failed'] as const).map((which) => ({
      value: which,
      name: names[which],
      column: day,
      columnName: `${day.slice(4, 6)}-${day.slice(6)}`,
      count: sumOf(day, which),
    })),
  )
}

/** The days of a period, both ends included; yyyyMMdd. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const day = new Date(`${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}T00:00:00Z`)
  for (let text = from; text <= to;) {
    days.push(text)
    day.setUTCDate(day.getUTCDate() + 1)
    text = day.toISOString().slice(0, 10).replaceAll('-', '')
  }
  return days
}

/** Sums by a name, most requests first. */
export function sumsBy(list: readonly DayUse[], nameOf: (use: DayUse) => string): NamedUse[] {
  const sums = new Map<string, { succeeded: number; failed: number }>()
  for (const use of list) {
    const sum = sums.get(nameOf(use)) ?? { succeeded: 0, failed: 0 }
    sums.set(nameOf(use), { succeeded: sum.succeeded + use.succeeded, failed: sum.failed + use.failed })
  }
  const named = [...sums].map(([name, sum]) => ({ name, ...sum }))
  return named.toSorted((a, b) => b.succeeded + b.failed - a.succeeded - a.failed)
}
