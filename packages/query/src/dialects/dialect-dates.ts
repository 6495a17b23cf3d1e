/**
 * Converts a date of a dialect: digits in the order year, month, day (`20050101`, `200501`, `2005`). Day first with dots or slashes
 * (`01/02/2005`) is also accepted. Anything else is returned unchanged. Pure.
 */
export function readDialectDate(text: string): string {
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (dayFirst !== null) return `${dayFirst[3]}${dayFirst[2]?.padStart(2, '0')}${dayFirst[1]?.padStart(2, '0')}`
  return /^\d{4}(?:-\d{2}){0,2}$/.test(text) ? text.replaceAll('-', '') : text
}

/** The first and the last day of a year, month or day, each as eight digits; null if it is not a date. Pure. */
export function daysOfDate(text: string): readonly [string, string] | null {
  const digits = readDialectDate(text)
  if (!/^\d{4}(?:\d{2}){0,2}$/.test(digits)) return null
  if (digits.length === 8) return [digits, digits]
  if (digits.length === 4) return [`${digits}0101`, `${digits}1231`]
  const last = new Date(Date.UTC(Number(digits.slice(0, 4)), Number(digits.slice(4)), 0)).getUTCDate()
  return [`${digits}01`, `${digits}${last}`]
}
