import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { keyOfQuery } from './long-queries.ts'
import { allOf, firstOf, PAGE_SIZES, queryOfAddress, type AddressParams, type PageSize } from './address-params.ts'
import { ALL_DATABASES, parseDatabases, type Databases } from './databases.ts'
import { formatFacetFilter, parseFacetFilter, type FacetFilter } from './facet-filter.ts'
import { formatArgs, parseMode, type SearchMode } from './search-mode.ts'
import { usualGrouping } from './usual-grouping.ts'
import { usualSort } from './usual-sort.ts'

/** Height of table rows. */
export const DENSITIES = ['compact', 'relaxed'] as const
export type Density = (typeof DENSITIES)[number]

/** Own words to highlight, at most. */
export const MAX_OWN_TERMS = 12

/** The complete state of a result list. All of it is in the address, so that a copied address shows the same list. */
export interface SearchState {
  /** The searched kind. Each kind has its own list pages, so it is not a parameter of addresses. */
  readonly kind: SearchableKind
  readonly query: string
  /** How it is searched when not by the query alone. */
  readonly mode: SearchMode | null
  /** Where it is searched. */
  readonly databases: Databases
  readonly filters: readonly FacetFilter[]
  /** Key of one of the kind's orders. */
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly size: PageSize
  /** One of the kind's groupings. */
  readonly grouping: string
  readonly density: Density
  /** Numbers of the highlight terms (from 1, in query order) that are switched off. */
  readonly mutedTerms: readonly number[]
  /** Words highlighted besides those of the query; their colours follow those of the query. */
  readonly ownTerms: readonly string[]
}

/** The list of a kind before anything is searched for. */
export function emptySearch(kind: SearchableKind): SearchState {
  return {
    kind,
    query: '',
    mode: null,
    databases: ALL_DATABASES,
    filters: [],
    sort: kind.sorts[0].key,
    page: 1,
    size: 20,
    grouping: usualGrouping(kind, null),
    density: 'compact',
    mutedTerms: [],
    ownTerms: [],
  }
}

/** The first page of a search of a kind, in the default order and grouping unless others are given. */
export function newSearch(kind: SearchableKind, criteria: Partial<Omit<SearchState, 'kind' | 'page'>>): SearchState {
  const { query = '', mode = null } = criteria
  return { ...emptySearch(kind), sort: usualSort(kind, query, mode), grouping: usualGrouping(kind, mode), ...criteria }
}

/** Reads the state out of an address. What is missing, unknown or out of range is the default, so no address fails. */
export function parseSearchState(kind: SearchableKind, params: AddressParams): SearchState {
  const query = queryOfAddress(params)
  const mode = parseMode(kind, firstOf(params['w']), firstOf(params['wa']))
  return {
    kind,
    query,
    mode,
    databases: parseDatabases(firstOf(params['ty']), firstOf(params['co'])),
    filters: [...filtersOf(kind, params['f'], true), ...filtersOf(kind, params['n'], false)],
    sort: kind.sorts.find(({ key }) => key === firstOf(params['sort']))?.key ?? usualSort(kind, query, mode),
    page: positiveInteger(firstOf(params['page'])) ?? 1,
    size: oneOf(PAGE_SIZES, positiveInteger(firstOf(params['size']))),
    grouping: kind.groupings.find((one) => one === firstOf(params['group'])) ?? usualGrouping(kind, mode),
    density: oneOf(DENSITIES, firstOf(params['rows'])),
    mutedTerms: [...new Set(firstOf(params['mute']).split('.').map(positiveInteger))].filter((term) => term !== null),
    ownTerms: [...new Set(allOf(params['hl']).filter((term) => term.trim() !== ''))].slice(0, MAX_OWN_TERMS),
  }
}

/** The address of a state: `parseSearchState` reads it back; what is the default is left out. */
export function toAddressParams(state: SearchState): Record<string, string | string[]> {
  const filters = (include: boolean) => state.filters.filter((filter) => filter.include === include).map(formatFacetFilter)
  const empty = emptySearch(state.kind)
  const differs = <Key extends keyof SearchState>(key: Key) => state[key] !== empty[key]
  const key = keyOfQuery(state.query)
  const all: Record<string, string | string[] | false> = {
    q: key === undefined && differs('query') && state.query,
    sid: key ?? false,
    w: state.mode?.name ?? false,
    wa: formatArgs(state.mode),
    ty: state.databases.types.join(','),
    co: state.databases.countries.join(','),
    f: filters(true),
    n: filters(false),
    sort: state.sort !== usualSort(state.kind, state.query, state.mode) && state.sort,
    group: state.grouping !== usualGrouping(state.kind, state.mode) && state.grouping,
    page: differs('page') && String(state.page),
    size: differs('size') && String(state.size),
    rows: differs('density') && state.density,
    mute: state.mutedTerms.join('.'),
    hl: [...state.ownTerms],
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string | string[]] => entry[1] !== false && entry[1].length > 0),
  )
}

/** The state after a change of criteria or order, which returns to page 1 (B.filters.12). */
export function changeSearch(state: SearchState, change: Partial<Omit<SearchState, 'page'>>): SearchState {
  return { ...state, ...change, page: 1 }
}

function filtersOf(kind: SearchableKind, value: unknown, include: boolean): FacetFilter[] {
  return allOf(value)
    .map((text) => parseFacetFilter(kind, text, include))
    .filter((filter) => filter !== null)
}

function positiveInteger(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function oneOf<Option>(options: readonly Option[], given: unknown): Option {
  return options.find((option) => option === given) ?? (options[0] as Option)
}
