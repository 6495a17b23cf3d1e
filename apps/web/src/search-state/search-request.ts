import type { FilterItem, SearchRequest } from '@gezhi/contract/client'
import { FACET_FIELDS, facetField, IPC_LEVELS, isIpcLevel, type FacetKey } from './facet-fields.ts'
import { valuesOf, type FacetFilter } from './facet-filter.ts'
import { ALL_DATABASES, databaseRequest } from './databases.ts'
import { SORTS, type SearchState } from './search-state.ts'

/** The parts of a search that decide which patents are found; the same parts mean the same hits. */
export type Found = Pick<SearchState, 'query' | 'filters' | 'way'> & Partial<Pick<SearchState, 'databases'>>

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

/** A search without what is said about one facet: what it offers when its values are joined by OR. The levels of the IPC are one facet. */
export function withoutFacet(state: Found, facet: FacetKey): Found {
  const same = (other: FacetKey) => (isIpcLevel(facet) ? isIpcLevel(other) : other === facet)
  return { ...state, filters: state.filters.filter((filter) => !same(filter.facet)) }
}

function selection(state: Found): Pick<SearchRequest, 'filter' | 'filterItems' | 'typeList' | 'countryList'> {
  const plain = FACET_FIELDS.filter(({ key }) => !isIpcLevel(key))
  const items = [
    ...plain.flatMap(({ key, field }) => FLAGS.map((include) => filterItem(field, valuesOf(state.filters, key, include), include))),
    ...FLAGS.map((include) => filterItem('class_ipc', ipcSymbols(state.filters, include), include)),
  ]
  return {
    filter: { queryStr: state.query },
    filterItems: items.filter((item) => item !== null),
    ...databaseRequest(state.databases ?? ALL_DATABASES),
  }
}

const FLAGS = [true, false] as const

/** Symbols of all levels in one list; a main group is said without its /00, which alone would not mean what stands below it. */
function ipcSymbols(filters: readonly FacetFilter[], include: boolean): string[] {
  return IPC_LEVELS.flatMap((level) => valuesOf(filters, level, include)).map((symbol) => symbol.replace(/\/0+$/, ''))
}

/** One item a facet and flag: include is joined by AND, exclude by NOT (B.filters.10, B.filters.11). */
function filterItem(field: string, valueList: string[], include: boolean): FilterItem | null {
  if (valueList.length === 0) return null
  return { field, valueList, filterflag: include ? 1 : 0, logicode: include ? 'AND' : 'NOT' }
}
