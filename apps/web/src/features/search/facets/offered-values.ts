import type { FacetKey } from '../../../search-state/facet-fields.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { FacetValue } from './visible-values.ts'

/**
 * What a facet offers: the values counted, years newest first, and those that are chosen or excluded but were not among them, so that
 * every filter can be taken back where it was set.
 */
export function offeredValues(
  counted: readonly FacetValue[],
  filters: readonly FacetFilter[],
  facet: FacetKey,
  nameOf: (value: string) => string,
): FacetValue[] {
  const known = new Set(counted.map((one) => one.value))
  const missing = filters.filter((filter) => filter.facet === facet && !known.has(filter.value))
  const all = [...missing.map(({ value }) => ({ value, name: nameOf(value), count: 0 })), ...counted]
  return facet === 'year' ? all.toSorted((a, b) => b.value.localeCompare(a.value)) : all
}
