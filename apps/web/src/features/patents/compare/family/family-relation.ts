import type { PatentDetail } from '@gezhi/contract/client'

/** How a patent is related to the base of a comparison. */
export type FamilyRelation = 'base' | 'publication' | 'simple' | 'extended' | 'none'

type FamilyLists = Pick<PatentDetail, 'publication_number' | 'publications' | 'family_simple' | 'family_extended'>

/** The closest relation of a patent to the base, by the lists of the base. */
export function familyRelation(base: FamilyLists, patent: FamilyLists): FamilyRelation {
  const number = patent.publication_number
  if (number === base.publication_number) return 'base'
  const isIn = (list: FamilyLists['publications']) => list.some((member) => member.publication_number === number)
  if (isIn(base.publications)) return 'publication'
  if (isIn(base.family_simple)) return 'simple'
  return isIn(base.family_extended) ? 'extended' : 'none'
}

/** Numbers of family members that at least two of the patents have. */
export function sharedMembers(patents: readonly FamilyLists[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const patent of patents) {
    const members = new Set([...patent.family_simple, ...patent.family_extended].map((member) => member.publication_number))
    for (const number of members) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([number]) => number))
}
