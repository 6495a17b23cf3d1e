import type { Trademark } from './trademark.ts'

/** Years of a term of protection, the same in all these offices. */
const TERM_YEARS = 10
/** Months after the end of a term in which it can still be renewed (Article 5bis of the Paris Convention). */
const GRACE_MONTHS = 6

/** Offices whose terms are ten years, and the day from which they run. */
const TERM_BEGINS: Readonly<Record<string, 'applicationDate' | 'registrationDate'>> = {
  CN: 'registrationDate',
  US: 'registrationDate',
  WO: 'registrationDate',
  JP: 'registrationDate',
  KR: 'registrationDate',
  TW: 'registrationDate',
  EM: 'applicationDate',
  GB: 'applicationDate',
  DE: 'applicationDate',
  FR: 'applicationDate',
  HK: 'applicationDate',
}
/** Registrations of the USPTO before this day ran for twenty years at first. */
const US_TEN_YEARS_SINCE = '19891116'

type TermFacts = Pick<Trademark, 'office' | 'applicationDate' | 'registrationDate' | 'renewalDate' | 'status'>

/**
 * The last day of the term of a registered mark by the rule of its office: `yyyyMMdd`; undefined without a registration in force, for other
 * offices and where the dates do not suffice. A renewal extends the term whose end is nearest to it.
 */
export function markTermEnd({ office, applicationDate, registrationDate, renewalDate, status }: TermFacts): string | undefined {
  const begins = TERM_BEGINS[office]
  if (begins === undefined || registrationDate === undefined || (status !== 'registered' && status !== 'challenged')) return undefined
  const begin = begins === 'applicationDate' ? applicationDate : registrationDate
  if (begin === undefined) return undefined
  if (renewalDate === undefined) return office === 'US' && begin < US_TEN_YEARS_SINCE ? undefined : yearsAfter(begin, TERM_YEARS)
  const renewed = Math.round((dayNumber(renewalDate) - dayNumber(begin)) / 365.25 / TERM_YEARS)
  return renewed < 1 ? undefined : yearsAfter(begin, (renewed + 1) * TERM_YEARS)
}

/**
 * The last day of the term. A mark that was refused, withdrawn or cancelled has none, although offices leave the date in their data.
 */
export function markExpiry({ status, expiryDate }: Pick<Trademark, 'status' | 'expiryDate'>): string | undefined {
  return status === 'refused' || status === 'withdrawn' || status === 'cancelled' ? undefined : expiryDate
}

/**
 * Whether the stored status of a mark no longer shows whether it is live: its term and the time for a late renewal are over, and the source
 * has no renewal. `today`: yyyyMMdd.
 */
export function isStatusOutdated({ status, expiryDate }: Pick<Trademark, 'status' | 'expiryDate'>, today: string): boolean {
  if (expiryDate === undefined || (status !== 'registered' && status !== 'challenged')) return false
  return monthsAfter(expiryDate, GRACE_MONTHS) < today
}

function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}${!isLeap && day.endsWith('0229') ? '0228' : day.slice(4)}`
}

/** Not a day of the calendar at ends of months, but in the same order. */
function monthsAfter(day: string, months: number): string {
  const month = Number(day.slice(4, 6)) - 1 + months
  return `${Number(day.slice(0, 4)) + Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}${day.slice(6)}`
}

function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) / 86_400_000
}
