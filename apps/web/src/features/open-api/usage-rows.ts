import type { ChartRow } from '@gezhi/charts'

/** Requests of a day, key and operation. */
export interface DayUse {
  readonly day: string
  readonly operation: string
  readonly keyId: string
  /** Null if it was revoked. */
  readonly keyName: string | null
  readonly succeeded: number
  readonly failed: number
}

/** Requests of something. */
export interface SummedUse {
  readonly id: string
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

/** Sums by an id, most requests first; equal names are followed by the beginning of their ids. */
export function sumsBy(list: readonly DayUse[], thingOf: (use: DayUse) => { readonly id: string; readonly name: string }): SummedUse[] {
  const sums = new Map<string, SummedUse>()
  for (const use of list) {
    const { id, name } = thingOf(use)
    const { succeeded, failed } = sums.get(id) ?? { succeeded: 0, failed: 0 }
    sums.set(id, { id, name, succeeded: succeeded + use.succeeded, failed: failed + use.failed })
  }
  const all = [...sums.values()].toSorted((a, b) => b.succeeded + b.failed - a.succeeded - a.failed)
  const isRepeated = ({ id, name }: SummedUse) => all.some((other) => other.name === name && other.id !== id)
  return all.map((sum) => (isRepeated(sum) ? { ...sum, name: `${sum.name} (${sum.id.slice(0, SHORT_ID)})` } : sum))
}

/** Characters of an id that tell two keys of a user apart. */
const SHORT_ID = 8
