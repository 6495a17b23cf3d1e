import type { FamilyMember } from './family-by-country.ts'

/** The range of years of a family's applications, and positions of dates in it. */
export interface FamilyAxis {
  readonly from: number
  readonly to: number
  /** 0 at the beginning of the first year to 1 at the end of the last; null for a member without a date. */
  readonly at: (member: FamilyMember) => number | null
}

/** The time axis of a family; null if no member has a date. */
export function familyAxis(members: readonly FamilyMember[]): FamilyAxis | null {
  const dates = members.flatMap(({ application_date }) => (application_date === null ? [] : [yearOf(application_date)]))
  if (dates.length === 0) return null
  const from = Math.floor(Math.min(...dates))
  const to = Math.floor(Math.max(...dates))
  return {
    from,
    to,
    at: ({ application_date }) => (application_date === null ? null : (yearOf(application_date) - from) / (to + 1 - from)),
  }
}

/** A `yyyyMMdd` date as a year with its fraction, good enough to draw. */
function yearOf(date: string): number {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(4, 6)) || 1, Number(date.slice(6, 8)) || 1]
  return year + (month - 1) / 12 + (day - 1) / 372
}
