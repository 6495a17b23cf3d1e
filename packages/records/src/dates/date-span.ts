/** The days denoted by a date, `yyyyMMdd` as numbers, inclusive. */
export interface DateSpan {
  readonly from: number
  readonly to: number
  readonly unit: 'day' | 'month' | 'year'
}

const WRITINGS = [
  /^(\d{4})(?:(\d{2})(?:(\d{2}))?)?$/,
  /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?$/,
  /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日?)?)?$/,
]
/** The notation of European offices: `31.12.2023`. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const FIRST_YEAR = 1600
const LAST_YEAR = 2999

/** Reads a year, month or day in any usual notation; null if it is not a valid date. */
export function readDateSpan(written: string): DateSpan | null {
  const text = written.normalize('NFKC').trim()
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst !== null) return spanOf(dayFirst[3], dayFirst[2], dayFirst[1])
  const match = WRITINGS.map((writing) => writing.exec(text)).find((found) => found !== null)
  return match ? spanOf(match[1], match[2], match[3]) : null
}

function spanOf(yearText: string | undefined, monthText: string | undefined, dayText: string | undefined): DateSpan | null {
  const [year, month, day] = [yearText, monthText, dayText].map((part) => (part === undefined ? undefined : Number(part)))
  if (year === undefined || year < FIRST_YEAR || year > LAST_YEAR) return null
  if (month === undefined) return { from: year * 10000 + 101, to: year * 10000 + 1231, unit: 'year' }
  const start = year * 10000 + month * 100
  const last = daysIn(year, month)
  if (last === 0) return null
  if (day === undefined) return { from: start + 1, to: start + last, unit: 'month' }
  return day < 1 || day > last ? null : { from: start + day, to: start + day, unit: 'day' }
}

/** Days of a month of the Gregorian calendar; 0 for an invalid month. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
