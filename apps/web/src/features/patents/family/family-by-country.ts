/** A member of a patent family as the API answers it. */
export interface FamilyMember {
  readonly publication_number: string
  readonly country: string
  /** yyyyMMdd. */
  readonly application_date: string | null
}

/** The members of a family in one country, oldest first. */
export interface FamilyCountry {
  readonly country: string
  readonly members: readonly FamilyMember[]
}

/** A family by country: the countries by their first application, within a country by application date, undated ones last. */
export function familyByCountry(members: readonly FamilyMember[]): FamilyCountry[] {
  const ordered = [...members].sort(
    (a, b) => dateOf(a).localeCompare(dateOf(b)) || a.publication_number.localeCompare(b.publication_number),
  )
  return [...Map.groupBy(ordered, (member) => member.country)].map(([country, those]) => ({ country, members: those }))
}

function dateOf(member: FamilyMember): string {
  return member.application_date ?? '99999999'
}
