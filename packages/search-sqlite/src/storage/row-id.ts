import type { PatentRecord } from '@gezhi/records'

const PER_DATE = 10_000_000
/** Added to the date of a record with an application date, so that those without one come after all that have one. */
const DATED = 30_000_000
const NO_DATE = 0

/**
 * The first address of a record's date: its place in the order of the default sort, application date descending. Records without an
 * application date stand below all others, by publication date. A row id is this plus a counter below 10^7; it fits a JS number.
 */
export function dateAddress(record: PatentRecord): number {
  const applied = dateNumber(record.applicationDate)
  if (applied !== null) return (DATED + applied) * PER_DATE
  return (dateNumber(record.publicationDate) ?? NO_DATE) * PER_DATE
}

/** Row ids of records that have an application date are at least this. */
export const FIRST_DATED_ROW = DATED * PER_DATE

/** The last address of the date a row id belongs to. */
export function lastOfDate(address: number): number {
  return address - (address % PER_DATE) + PER_DATE - 1
}

/** Row ids of application dates from `from` to `to`, both yyyyMMdd and inclusive. */
export function applicationDateRows(from: number, to: number): { first: number; last: number } {
  return { first: (DATED + Math.max(0, from)) * PER_DATE, last: (DATED + Math.min(99_999_999, to)) * PER_DATE + PER_DATE - 1 }
}

function dateNumber(date: string | undefined): number | null {
  return date !== undefined && /^\d{8}$/.test(date) ? Number(date) : null
}
