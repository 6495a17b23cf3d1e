/** The date the corpus ends. Every legal status is as of this day, regardless of the clock. */
export const DEMO_CORPUS_DATE = '20260630'

/** Days since 1970-01-01 of a date of the Gregorian calendar (Howard Hinnant's days_from_civil, whole numbers only). */
export function dayOf(year: number, month: number, date: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** `yyyyMMdd` of a day since 1970-01-01 (civil_from_days, same source). */
export function dateOf(day: number): string {
  const z = day + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return String(year * 10000 + month * 100 + date)
}

/** Year of a day since 1970-01-01. */
export function yearOf(day: number): number {
  return Number(dateOf(day).slice(0, 4))
}

/** The first day on or after `day` with the given weekday (0 = Sunday): offices publish on fixed weekdays. */
export function nextWeekday(day: number, weekday: number): number {
  return day + ((((weekday - day - 4) % 7) + 7) % 7)
}

export const CORPUS_DAY = dayOf(2026, 6, 30)
export const FIRST_DAY = dayOf(1995, 1, 1)
