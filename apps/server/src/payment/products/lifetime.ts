/** How long a product lasts: calendar years, then days. */
export interface Lifetime {
  readonly years: number
  readonly days: number
}

/** A product as it was granted. */
interface Granted {
  readonly start: Date
  readonly end: Date
}

const DAY = 24 * 3_600_000
const SHANGHAI = 8 * 3_600_000

/**
 * The end of a product that starts at a time, both in ms. A year ends on the same date and time in Shanghai; one that starts on 29 February
 * ends on the 28th of a year without that day.
 */
export function endOf(start: number, { years, days }: Lifetime): number {
  const local = new Date(start + SHANGHAI)
  const month = local.getUTCMonth()
  local.setUTCFullYear(local.getUTCFullYear() + years)
  if (local.getUTCMonth() !== month) local.setUTCDate(0)
  return local.getTime() - SHANGHAI + days * DAY
}

/**
 * The end of a granted product that starts at another time, in ms. One that lasts whole calendar years, as `endOf` counts them, still does:
 * a leap day that was in it, or comes into it, changes its length. Any other keeps its length.
 */
export function movedEndOf({ start, end }: Granted, movedTo: number): number {
  const years = new Date(end.getTime() + SHANGHAI).getUTCFullYear() - new Date(start.getTime() + SHANGHAI).getUTCFullYear()
  const isOfYears = years > 0 && endOf(start.getTime(), { years, days: 0 }) === end.getTime()
  return isOfYears ? endOf(movedTo, { years, days: 0 }) : movedTo + end.getTime() - start.getTime()
}
