import { valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'

/** Whether the list is narrowed to a value, or to what is without it. Pure. */
export function filterMark(
  filters: readonly FacetFilter[],
  facet: FacetFilter['facet'],
  value: string,
): 'included' | 'excluded' | undefined {
  if (valuesOf(filters, facet, true).includes(value)) return 'included'
  return valuesOf(filters, facet, false).includes(value) ? 'excluded' : undefined
}
