import { NO_VALUE } from '@gezhi/records'
import type { FacetField } from '../../../kinds/searchable-kind.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { FacetValue } from './visible-values.ts'

/**
 * The values offered by a facet: the counted ones, years newest first, and filtered ones that were not counted, so that every filter can
 * be removed where it was set.
 */
export function offeredValues(
  counted: readonly FacetValue[],
  filters: readonly FacetFilter[],
  { key, panel }: FacetField,
  nameOf: (value: string) => string,
): FacetValue[] {
  const known = new Set(counted.map((one) => one.value))
  const missing = filters.filter((filter) => filter.facet === key && !known.has(filter.value))
  const all = [...missing.map(({ value }) => ({ value, name: nameOf(value), count: 0 })), ...counted]
  return panel === 'years' ? all.toSorted(byYear) : all
}

/** Newest first; without a year last. */
function byYear(a: FacetValue, b: FacetValue): number {
  return Number(a.value === NO_VALUE) - Number(b.value === NO_VALUE) || b.value.localeCompare(a.value)
}
