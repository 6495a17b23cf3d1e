import type { FilterItem, SearchRequest } from '@gezhi/contract/client'
import { FACET_FIELDS, facetField, type FacetKey } from './facet-fields.ts'
import { valuesOf, type FacetFilter } from './facet-filter.ts'
import { SORTS, type SearchState } from './search-state.ts'

/** The parts of a search that decide which patents are found; the same parts mean the same hits. */
export type Found = Pick<SearchState, 'query' | 'filters'>

/** The request for `size` rows from position `from` (0-based) of a list. */
export function pageRequest(
  state: Found & Pick<SearchState, 'sort' | 'grouping'>,
  from: number,
  size: number,
  parts: Pick<SearchRequest, 'snippets' | 'drawings'> = {},
): SearchRequest {
  const sort = SORTS.find((one) => one.key === state.sort) ?? SORTS[0]
  return {
    ...selection(state),
    sortList: [{ sortField: sort.sortField, sortOrder: sort.sortOrder }],
    ...(state.grouping !== 'none' && { collapse: state.grouping }),
    ...parts,
    from,
    size,
  }
}

/** The request for counts of values only. `count` is the most values wanted of each facet. */
export function facetsRequest(state: Found, facets: readonly FacetKey[], count: (facet: FacetKey) => number): SearchRequest {
  return { ...selection(state), groupList: facets.map((facet) => ({ field: facetField(facet), count: count(facet) })), from: 0, size: 0 }
}

/** The request for what to loosen in a search that finds nothing. */
export function loosenRequest(state: Found): Pick<SearchRequest, 'filter' | 'filterItems'> {
  return selection(state)
}

/** A search without what is said about one facet: what that facet offers when its values are joined by OR. */
export function withoutFacet(state: Found, facet: FacetKey): Found {
  return { query: state.query, filters: state.filters.filter((filter) => filter.facet !== facet) }
}

function selection(state: Found): Pick<SearchRequest, 'filter' | 'filterItems'> {
  const filterItems = FACET_FIELDS.flatMap(({ key }) => [filterItem(state.filters, key, true), filterItem(state.filters, key, false)])
  return { filter: { queryStr: state.query }, filterItems: filterItems.filter((item) => item !== null) }
}

/** One item a facet and flag: include is joined by AND, exclude by NOT (B.filters.10, B.filters.11). */
function filterItem(filters: readonly FacetFilter[], facet: FacetKey, include: boolean): FilterItem | null {
  const valueList = valuesOf(filters, facet, include)
  if (valueList.length === 0) return null
  return { field: facetField(facet), valueList, filterflag: include ? 1 : 0, logicode: include ? 'AND' : 'NOT' }
}
