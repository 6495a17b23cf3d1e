import type { PatentRecord, PatentType } from '../patent-record.ts'

type TermOf = (record: Dates) => string | null
type Dates = Pick<PatentRecord, 'applicationDate' | 'grantDate'>
type Case = Dates & Pick<PatentRecord, 'office' | 'patentType' | 'other'>

/** Years from the filing date. */
const filed =
  (years: number): TermOf =>
  ({ applicationDate }) =>
    yearsLater(applicationDate, years)

/** One rule for filings before a date, another from that date on. */
const since =
  (day: string, before: TermOf, after: TermOf): TermOf =>
  (record) =>
    record.applicationDate === undefined ? null : record.applicationDate < day ? before(record) : after(record)

const granted =
  (years: number): TermOf =>
  ({ grantDate }) =>
    yearsLater(grantDate, years)

/** The later of both; null until both are known. */
const later =
  (one: TermOf, other: TermOf): TermOf =>
  (record) => {
    const [a, b] = [one(record), other(record)]
    return a === null || b === null ? null : a > b ? a : b
  }

const US_UTILITY = since('19950608', later(granted(17), filed(20)), filed(20))

/**
 * Terms by office and type. CN: Patent Law of 2020, article 42 (designs filed before 1 June 2021: 10 years; inventions filed before 1993:
 * 15, those still in force on 11 December 2001 were prolonged to 20). US: 35 U.S.C. 154 and 173, without disclaimers and earlier parents.
 * EP: article 63 EPC.
 */
const TERMS: Readonly<Record<string, Partial<Record<PatentType, TermOf>>>> = {
  CN: { invention: filed(20), utility: filed(10), design: since('20210601', filed(10), filed(15)) },
  EP: { invention: filed(20) },
  US: { invention: US_UTILITY, plant: US_UTILITY, design: since('20150513', granted(14), granted(15)) },
}

/** TRIPS, article 33: 20 years from filing, for patents of all other offices. International applications are never granted as such. */
const ELSEWHERE: Partial<Record<PatentType, TermOf>> = { invention: filed(20) }

/** The last day of the term (`yyyyMMdd`), with the adjustment in days given in a US grant; null if it cannot be computed. */
export function termEnd(record: Case): string | null {
  const { office, patentType, other } = record
  if (office === 'WO' || patentType === undefined) return null
  const end = (TERMS[office] ?? ELSEWHERE)[patentType]?.(record) ?? null
  const adjustment = Number(other?.['us-term-extension']?.[0] ?? 0)
  return end === null || !Number.isSafeInteger(adjustment) || adjustment === 0 ? end : daysLater(end, adjustment)
}

/** Years from filing: TRIPS, article 33; article 12 of Regulation (EC) 6/2002 for designs. No other term is longer. */
const LONGEST_TERM = 20
const LONGEST_DESIGN_TERM = 25

/**
 * The latest possible end of the term (`yyyyMMdd`) if `termEnd` is unknown: an application is filed no later than its first publication or
 * grant. Null without any date, and for international applications.
 */
export function latestTermEnd(publications: readonly PatentRecord[]): string | null {
  if (publications.some(({ office }) => office === 'WO')) return null
  const days = publications.flatMap(({ applicationDate, publicationDate, grantDate }) =>
    [applicationDate, publicationDate, grantDate].filter((day) => day !== undefined && DAY.test(day)),
  )
  const isDesign = publications.some(({ patentType, kind }) => patentType === 'design' || (kind ?? '').startsWith('S'))
  const first = days.reduce<string | undefined>(
    (min, day) => (min === undefined || (day !== undefined && day < min) ? day : min),
    undefined,
  )
  return yearsLater(first, isDesign ? LONGEST_DESIGN_TERM : LONGEST_TERM)
}

const DAY = /^\d{8}$/

/** The date (`yyyyMMdd`) a number of days after another. */
export function daysLater(date: string, days: number): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)].map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10).replaceAll('-', '')
}

function yearsLater(date: string | undefined, years: number): string | null {
  return date === undefined || !DAY.test(date) ? null : String(Number(date) + years * 10_000)
}
