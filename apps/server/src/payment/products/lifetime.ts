/** How long a product lasts: calendar years, then days. */
export interface Lifetime {
  readonly years: number
  readonly days: number
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
