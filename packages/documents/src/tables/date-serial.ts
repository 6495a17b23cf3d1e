const DAY = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** 1 March 1900: before it Excel counts a day that never was. */
const FIRST_SERIAL = 61

/** Days of the 1900 date system for a date `yyyy-MM-dd`; null for other texts, and for dates before March 1900. */
export function dateSerial(text: string): number | null {
  if (!isDate(text)) return null
  const serial = (Date.parse(text) - DAY_ZERO) / DAY
  return serial >= FIRST_SERIAL ? serial : null
}

/** Whether a text is a date of the calendar, `yyyy-MM-dd`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  // Some parsers take 30 February for a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
