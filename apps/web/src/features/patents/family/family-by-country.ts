import type { Relative } from '@gezhi/contract/client'

/** The parts of a family member needed for grouping. */
export type FamilyMember = Pick<Relative, 'publication_number' | 'country' | 'application_date'>

/** The members of a family in one country, oldest first. */
export interface FamilyCountry<Member extends FamilyMember> {
  readonly country: string
  readonly members: readonly Member[]
}

/** A family by country: countries in the order of their first application, members by application date, undated ones last. */
export function familyByCountry<Member extends FamilyMember>(members: readonly Member[]): FamilyCountry<Member>[] {
  const ordered = [...members].sort(
    (a, b) => dateOf(a).localeCompare(dateOf(b)) || a.publication_number.localeCompare(b.publication_number),
  )
  return [...Map.groupBy(ordered, (member) => member.country)].map(([country, those]) => ({ country, members: those }))
}

function dateOf(member: FamilyMember): string {
  return member.application_date ?? '99999999'
}
