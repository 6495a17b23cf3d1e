import type { RecordOrder } from '@gezhi/records'

const PER_DATE = 10_000_000
/** Added to dates, so that records without any come last. */
const DATED = 30_000_000
const NO_DATE = 0

/**
 * The first address of a record's date, or of the date that takes its place: its position in the order of its kind, dates descending.
 * Records without either are below all others. A row id is this plus a counter below 10^7; it fits a JS number.
 */
export function dateAddress(order: RecordOrder, record: object): number {
  const date = dateNumber(order.date(record)) ?? dateNumber(order.fallback?.(record))
  return date === null ? NO_DATE : (DATED + date) * PER_DATE
}

/** Row ids of records that have a date are at least this. */
export const FIRST_DATED_ROW = DATED * PER_DATE

/** The last address of the date a row id belongs to. */
export function lastOfDate(address: number): number {
  return address - (address % PER_DATE) + PER_DATE - 1
}

/** Row ids of dates from `from` to `to`, both yyyyMMdd and inclusive; some may have a date that takes the place of their own. */
export function dateRows(from: number, to: number): { first: number; last: number } {
  return { first: (DATED + Math.max(0, from)) * PER_DATE, last: (DATED + Math.min(99_999_999, to)) * PER_DATE + PER_DATE - 1 }
}

function dateNumber(date: string | undefined): number | null {
  return date !== undefined && /^\d{8}$/.test(date) ? Number(date) : null
}
