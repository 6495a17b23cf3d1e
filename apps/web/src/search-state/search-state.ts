import { keyOfQuery, queryOfKey } from './long-queries.ts'
import { ALL_DATABASES, parseDatabases, type Databases } from './databases.ts'
import { formatFacetFilter, parseFacetFilter, type FacetFilter } from './facet-filter.ts'
import { formatArgs, parseWay, type SearchWay } from './search-way.ts'

/** Page sizes of a result list (B.results.09); the first is the default (B.results.10). */
export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** Orders of a result list; the first is the default: newest application first (B.results.04). */
export const SORTS = [
  { key: 'newest', sortField: 'application_date', sortOrder: 'DESC' },
  { key: 'oldest', sortField: 'application_date', sortOrder: 'ASC' },
  { key: 'published', sortField: 'publication_date', sortOrder: 'DESC' },
  { key: 'first-published', sortField: 'publication_date', sortOrder: 'ASC' },
  { key: 'relevance', sortField: 'relevance', sortOrder: 'DESC' },
] as const
export type SortKey = (typeof SORTS)[number]['key']

/** What counts as one hit: each publication, one of each application, one of each family. */
export const GROUPINGS = ['none', 'application', 'family'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Height of table rows. */
export const DENSITIES = ['compact', 'relaxed'] as const
export type Density = (typeof DENSITIES)[number]

/** Own words to highlight, at most. */
export const MOST_OWN_TERMS = 12

/** Everything that makes a result list what it is. All of it stands in the address, so that a copied address shows the same list. */
export interface SearchState {
  readonly query: string
  /** How it is searched when not by the query alone. */
  readonly way: SearchWay | null
  /** Where it is searched. */
  readonly databases: Databases
  readonly filters: readonly FacetFilter[]
  readonly sort: SortKey
  /** From 1. */
  readonly page: number
  readonly size: PageSize
  readonly grouping: Grouping
  readonly density: Density
  /** Numbers of the highlight terms (from 1, in query order) that are switched off. */
  readonly mutedTerms: readonly number[]
  /** Words highlighted beside those of the query; their colours come after its own. */
  readonly ownTerms: readonly string[]
}

/** Keys and values of an address as the router hands them over: plain strings, lists where a key is repeated. */
export type AddressParams = Readonly<Record<string, unknown>>

export const EMPTY_SEARCH: SearchState = {
  query: '',
  way: null,
  databases: ALL_DATABASES,
  filters: [],
  sort: 'newest',
  page: 1,
  size: 20,
  grouping: 'none',
  density: 'compact',
  mutedTerms: [],
  ownTerms: [],
}

/** Reads the state out of an address. What is missing, unknown or out of range is the default, so no address fails. */
export function parseSearchState(params: AddressParams): SearchState {
  return {
    query: queryOfKey(firstOf(params['sid'])) ?? firstOf(params['q']),
    way: parseWay(firstOf(params['w']), firstOf(params['wa'])),
    databases: parseDatabases(firstOf(params['ty']), firstOf(params['co'])),
    filters: [...filtersOf(params['f'], true), ...filtersOf(params['n'], false)],
    sort: oneOf(
      SORTS.map((sort) => sort.key),
      firstOf(params['sort']),
    ),
    page: positiveInteger(firstOf(params['page'])) ?? 1,
    size: oneOf(PAGE_SIZES, positiveInteger(firstOf(params['size']))),
    grouping: oneOf(GROUPINGS, firstOf(params['group'])),
    density: oneOf(DENSITIES, firstOf(params['rows'])),
    mutedTerms: [...new Set(firstOf(params['mute']).split('.').map(positiveInteger))].filter((term) => term !== null),
    ownTerms: [...new Set(allOf(params['hl']).filter((term) => term.trim() !== ''))].slice(0, MOST_OWN_TERMS),
  }
}

/** The address of a state: `parseSearchState` reads it back; what is the default is left out. */
export function toAddressParams(state: SearchState): Record<string, string | string[]> {
  const filters = (include: boolean) => state.filters.filter((filter) => filter.include === include).map(formatFacetFilter)
  const differs = <Key extends keyof SearchState>(key: Key) => state[key] !== EMPTY_SEARCH[key]
  const key = keyOfQuery(state.query)
  const all: Record<string, string | string[] | false> = {
    q: key === undefined && differs('query') && state.query,
    sid: key ?? false,
    w: state.way?.name ?? false,
    wa: formatArgs(state.way),
    ty: state.databases.types.join(','),
    co: state.databases.countries.join(','),
    f: filters(true),
    n: filters(false),
    sort: differs('sort') && state.sort,
    group: differs('grouping') && state.grouping,
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

/** The state after a change of what is searched or how it is ordered: such a change goes back to page 1 (B.filters.12). */
export function changeSearch(state: SearchState, change: Partial<Omit<SearchState, 'page'>>): SearchState {
  return { ...state, ...change, page: 1 }
}

function filtersOf(value: unknown, include: boolean): FacetFilter[] {
  return allOf(value)
    .map((text) => parseFacetFilter(text, include))
    .filter((filter) => filter !== null)
}

function allOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
}

function firstOf(value: unknown): string {
  return allOf(value)[0] ?? ''
}

function positiveInteger(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function oneOf<Option>(options: readonly Option[], wanted: unknown): Option {
  return options.find((option) => option === wanted) ?? (options[0] as Option)
}
