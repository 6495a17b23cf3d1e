import type { Relative } from '@gezhi/contract/client'

/** The parts of a family member that the timeline shows. */
export type TimelineMember = Pick<
  Relative,
  'publication_number' | 'country' | 'kind' | 'application_date' | 'publication_date' | 'legal_status'
>

/** The publications of one application: those of a country with the same application date. */
export interface FamilyLane {
  readonly country: string
  /** Of the application; null if unknown. */
  readonly start: string | null
  /** Publications in the order of their dates. */
  readonly marks: readonly TimelineMember[]
}

/** A family as lanes: countries by their first date, and the applications of each in order; members without any date are left out. */
export function familyLanes(members: readonly TimelineMember[]): FamilyLane[] {
  const dated = members.filter((member) => markDate(member) !== null)
  const byCountry = Map.groupBy(dated, ({ country }) => country)
  const countries = [...byCountry].map(([country, those]) => ({ country, lanes: lanesOf(country, those) }))
  return countries
    .toSorted((a, b) => orderOf(a.lanes[0]).localeCompare(orderOf(b.lanes[0])) || a.country.localeCompare(b.country))
    .flatMap(({ lanes }) => lanes)
}

function lanesOf(country: string, members: readonly TimelineMember[]): FamilyLane[] {
  // Without an application date, each publication is its own lane.
  const groups = Map.groupBy(members, ({ application_date: start, publication_number: number }) => start ?? number)
  return [...groups.values()]
    .map((those) => ({
      country,
      start: those[0]?.application_date ?? null,
      marks: those.toSorted((a, b) => (markDate(a) ?? '').localeCompare(markDate(b) ?? '') || byNumber(a, b)),
    }))
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

/** The date at which a member is drawn: of publication, otherwise of application. */
export function markDate({ publication_date: published, application_date: applied }: TimelineMember): string | null {
  return published ?? applied
}

function orderOf(lane: FamilyLane | undefined): string {
  return lane?.start ?? (lane?.marks[0] && markDate(lane.marks[0])) ?? ''
}

function byNumber(a: TimelineMember, b: TimelineMember): number {
  return a.publication_number.localeCompare(b.publication_number)
}
