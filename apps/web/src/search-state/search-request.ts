import type { FilterItem, ListRequest } from '@gezhi/contract/client'
import { isOwnKey, ownFacet } from '../kinds/own-fields.ts'
import { UNGROUPED } from '../kinds/searchable-kind.ts'
import { classLevels, facetField, isClassLevel } from './facet-fields.ts'
import { valuesOf } from './facet-filter.ts'
import { ALL_DATABASES, databaseRequest } from './databases.ts'
import type { SearchState } from './search-state.ts'

/** The parts of a search that decide which records are found and what counts as one; the same parts mean the same hits. */
export type Found = Pick<SearchState, 'kind' | 'query' | 'filters' | 'mode'> & Partial<Pick<SearchState, 'databases' | 'grouping'>>

/** The request for `size` rows from position `from` (0-based) of a list. */
export function pageRequest(
  state: Found & Pick<SearchState, 'sort' | 'grouping'>,
  from: number,
  size: number,
  parts: Pick<ListRequest, 'snippets' | 'drawings'> = {},
): ListRequest {
  const { sorts } = state.kind
  const sort = sorts.find((one) => one.key === state.sort) ?? sorts[0]
  return {
    ...selection(state),
    sortList: [{ sortField: sort.sortField, sortOrder: sort.sortOrder }],
    ...parts,
    from,
    size,
  }
}

/** The call that lists the records of a state, with its request. */
export function listCall(state: SearchState): { readonly call: string; readonly request: ListRequest } {
  const { kind, mode, page, size } = state
  const call = (mode === null ? undefined : kind.modes[mode.name]?.call) ?? kind.calls.list
  return { call, request: { ...mode?.args, ...pageRequest(state, (page - 1) * size, size) } }
}

/** What a request counts as one hit: nothing for each record. */
export function groupingRequest(grouping: string): Pick<ListRequest, 'collapse'> {
  return grouping === UNGROUPED ? {} : { collapse: grouping }
}

/** The request for counts of values only. `count` is the maximum number of values of each facet. */
export function facetsRequest(state: Found, facets: readonly string[], count: (facet: string) => number): ListRequest {
  const groupList = facets.map((facet) => ({ field: facetField(state.kind, facet), count: count(facet) }))
  return { ...selection(state), groupList, from: 0, size: 0 }
}

/** The request for what a search finds otherwise: read as a name or a class, or with less. */
export function relaxationRequest(state: Found): Pick<ListRequest, 'filter' | 'filterItems' | 'collapse'> {
  return selection(state)
}

/**
 * A search without the filters of one facet: what it offers when its values are joined by OR. The levels of a classification are one facet.
 */
export function withoutFacet(state: Found, facet: string): Found {
  const isLevel = (key: string) => isClassLevel(state.kind, key)
  const same = (other: string) => (isLevel(facet) ? isLevel(other) : other === facet)
  return { ...state, filters: state.filters.filter((filter) => !same(filter.facet)) }
}

function selection(state: Found): Pick<ListRequest, 'filter' | 'filterItems' | 'typeList' | 'countryList' | 'collapse'> {
  const { kind } = state
  const own = [...new Set(state.filters.map(({ facet }) => facet).filter(isOwnKey))].map(ownFacet)
  const plain = [...kind.facets.filter(({ key }) => !isClassLevel(kind, key)), ...own]
  const items = [
    ...plain.flatMap(({ key, field }) => FLAGS.map((include) => filterItem(field, valuesOf(state.filters, key, include), include))),
    ...FLAGS.map((include) => filterItem(kind.classTree?.field ?? '', classSymbols(state, include), include)),
  ]
  return {
    filter: { queryStr: state.query },
    filterItems: items.filter((item) => item !== null),
    ...databaseRequest(state.databases ?? ALL_DATABASES),
    ...groupingRequest(state.grouping ?? UNGROUPED),
  }
}

const FLAGS = [true, false] as const

/** Symbols of all levels in one list; a main group is given without /00, so that its subgroups are included. */
function classSymbols({ kind, filters }: Found, include: boolean): string[] {
  return classLevels(kind)
    .flatMap((level) => valuesOf(filters, level, include))
    .map((symbol) => symbol.replace(/\/0+$/, ''))
}

/** One item a facet and flag: include is joined by AND, exclude by NOT (B.filters.10, B.filters.11). */
function filterItem(field: string, valueList: string[], include: boolean): FilterItem | null {
  if (valueList.length === 0) return null
  return { field, valueList, filterflag: include ? 1 : 0, logicode: include ? 'AND' : 'NOT' }
}
