import type { PatentDetail, Relative } from '@gezhi/contract/client'

/** Documents related to a patent that it may be compared with. */
export interface SuggestionGroup {
  readonly name: 'publications' | 'sameInvention' | 'family'
  readonly members: readonly Relative[]
}

/** Members of a group that are offered. */
const MAX_OFFERED = 30

/** Other publications, publications of the same invention and family members, each in its closest group; none that is `chosen`. */
export function suggestions(
  patent: Pick<PatentDetail, 'publications' | 'same_invention' | 'family_simple' | 'family_extended'>,
  chosen: readonly string[],
): SuggestionGroup[] {
  const seen = new Set(chosen.map((id) => id.toUpperCase()))
  const groups: readonly (readonly [SuggestionGroup['name'], readonly Relative[]])[] = [
    ['publications', patent.publications],
    ['sameInvention', patent.same_invention],
    ['family', [...patent.family_simple, ...patent.family_extended]],
  ]
  return groups.flatMap(([name, list]) => {
    const members = list.filter(({ publication_number: number }) => {
      if (seen.has(number.toUpperCase())) return false
      seen.add(number.toUpperCase())
      return true
    })
    return members.length === 0 ? [] : [{ name, members: members.slice(0, MAX_OFFERED) }]
  })
}
