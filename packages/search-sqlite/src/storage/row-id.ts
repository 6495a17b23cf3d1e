import type { RecordOrder } from '@gezhi/records'

const PER_DATE = 10_000_000
/** Added to the date of a record that has one, so that records without a date come last. */
const DATED = 30_000_000
const NO_DATE = 0

/**
 * The first address of a record's date: its position in the order of its kind, dates descending. Records without a date are below all
 * others, ordered by their substitute date. A row id is this plus a counter below 10^7; it fits a JS number.
 */
export function dateAddress(order: RecordOrder, record: object): number {
  const date = dateNumber(order.date(record))
  if (date !== null) return (DATED + date) * PER_DATE
  return (dateNumber(order.fallback?.(record)) ?? NO_DATE) * PER_DATE
}

/** Row ids of records that have a date are at least this. */
export const FIRST_DATED_ROW = DATED * PER_DATE

/** The last address of the date a row id belongs to. */
export function lastOfDate(address: number): number {
  return address - (address % PER_DATE) + PER_DATE - 1
}

/** Row ids of dates from `from` to `to`, both yyyyMMdd and inclusive. */
export function dateRows(from: number, to: number): { first: number; last: number } {
  return { first: (DATED + Math.max(0, from)) * PER_DATE, last: (DATED + Math.min(99_999_999, to)) * PER_DATE + PER_DATE - 1 }
}

function dateNumber(date: string | undefined): number | null {
  return date !== undefined && /^\d{8}$/.test(date) ? Number(date) : null
}
