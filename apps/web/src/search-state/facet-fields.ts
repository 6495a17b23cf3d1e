import { isOwnKey, ownFacet } from '../kinds/own-fields.ts'
import type { FacetField, SearchableKind } from '../kinds/searchable-kind.ts'

/** The facet of a kind that has this key; undefined for a word that names none. */
export function facetNamed({ facets, hasOwnFields }: SearchableKind, key: string): FacetField | undefined {
  if (hasOwnFields === true && isOwnKey(key)) return ownFacet(key)
  return facets.find((facet) => facet.key === key)
}

/** The API's name of a facet. */
export function facetField(kind: SearchableKind, key: string): string {
  return facetNamed(kind, key)?.field ?? key
}

/** The levels of the classification whose facets are one tree, from the top; none in a kind without one. */
export function classLevels({ classTree }: SearchableKind): readonly string[] {
  return classTree?.levels ?? []
}

/** Whether a facet is a level of that tree. */
export function isClassLevel(kind: SearchableKind, key: string): boolean {
  return classLevels(kind).includes(key)
}

/** The facets as they are shown: the levels of one tree are one, by its top level. */
export function facetPanels(kind: SearchableKind): readonly FacetField[] {
  return kind.facets.filter(({ key }) => !isClassLevel(kind, key) || key === classLevels(kind)[0])
}
