import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { facetNamed } from './facet-fields.ts'

/** One value of one facet, included (筛选) or excluded (排除). Values of one facet are joined by OR, facets by AND. */
export interface FacetFilter {
  /** Key of one of the kind's facets. */
  readonly facet: string
  readonly value: string
  readonly include: boolean
}

/** Reads `country:CN` of an address; null if the facet is unknown or the value is empty. The value may hold colons. */
export function parseFacetFilter(kind: SearchableKind, text: string, include: boolean): FacetFilter | null {
  const colon = text.indexOf(':')
  const facet = text.slice(0, Math.max(colon, 0))
  const value = text.slice(colon + 1)
  return facetNamed(kind, facet) !== undefined && value !== '' ? { facet, value, include } : null
}

/** The form that `parseFacetFilter` reads. */
export function formatFacetFilter(filter: FacetFilter): string {
  return `${filter.facet}:${filter.value}`
}

/** Whether two filters are about the same value of the same facet, included or excluded. */
export function sameValue(a: Pick<FacetFilter, 'facet' | 'value'>, b: Pick<FacetFilter, 'facet' | 'value'>): boolean {
  return a.facet === b.facet && a.value === b.value
}

/** The values of one facet that are included, or excluded, in the order they were added. */
export function valuesOf(filters: readonly FacetFilter[], facet: string, include: boolean): string[] {
  return filters.filter((filter) => filter.facet === facet && filter.include === include).map((filter) => filter.value)
}

/**
 * Adds values to a facet. Null if nothing changes because every value is already there with the same flag, which the page reports as
 * 重复筛选项 (B.filters.14). A value with the other flag is switched.
 */
export function addFilters(
  filters: readonly FacetFilter[],
  facet: string,
  values: readonly string[],
  include: boolean,
): FacetFilter[] | null {
  const present = new Set(valuesOf(filters, facet, include))
  const added = [...new Set(values)].filter((value) => !present.has(value)).map((value) => ({ facet, value, include }))
  if (added.length === 0) return null
  return [...filters.filter((filter) => !added.some((other) => sameValue(filter, other))), ...added]
}

/** The filters without those on this value. */
export function removeFilter(filters: readonly FacetFilter[], filter: Pick<FacetFilter, 'facet' | 'value'>): FacetFilter[] {
  return filters.filter((other) => !sameValue(other, filter))
}

/** Action of a click on a value: removes the filter if it exists with this flag, otherwise adds it. */
export function toggleFilter(filters: readonly FacetFilter[], filter: FacetFilter): FacetFilter[] {
  const added = addFilters(filters, filter.facet, [filter.value], filter.include)
  return added ?? removeFilter(filters, filter)
}

/** Sets the included values of a facet (a range dragged in the year histogram); excluded values stay. */
export function replaceIncluded(filters: readonly FacetFilter[], facet: string, values: readonly string[]): FacetFilter[] {
  const rest = filters.filter((filter) => filter.facet !== facet || (!filter.include && !values.includes(filter.value)))
  return [...rest, ...values.map((value) => ({ facet, value, include: true }))]
}
