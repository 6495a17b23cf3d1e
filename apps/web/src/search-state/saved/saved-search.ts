import type { HistorySearch } from '@gezhi/contract/client'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { changeSearch, newSearch, parseSearchState, toAddressParams, type SearchState } from '../search-state.ts'

/** The record of a search that the server stores. */
export type RecordedSearch = Omit<HistorySearch, 'id' | 'createTime' | 'lineNo' | 'earlierLineNos'>

/** The parts of a search that are stored: what is searched, without display options (page, sort order, page size). */
export type StoredSearch = Pick<HistorySearch, 'searchStrategy' | 'searchCondition' | 'datRange'>

/** A search as it is stored; `grouping` only where numbers of hits are compared later. */
export function storedSearch(
  { kind, query, mode, filters, databases }: Omit<SearchState, 'grouping'>,
  grouping?: Pick<SearchState, 'grouping'>,
): StoredSearch {
  const criteria = { query: query.trim(), mode, filters, databases, ...grouping }
  const { q: _query, sid: _key, ...condition } = toAddressParams(newSearch(kind, criteria))
  return {
    searchStrategy: query.trim(),
    datRange: [...databases.types, ...databases.countries].join(','),
    searchCondition: Object.keys(condition).length > 0 ? JSON.stringify(condition) : '',
  }
}

/** A search as stored in the history; `displayName` is its description. */
export function recordedSearch(state: SearchState, number: number, displayName: string): RecordedSearch {
  return { ...storedSearch(state), number, displayName }
}

/** The search state that repeats a saved search. A condition that cannot be parsed is ignored: only the query is searched. */
export function stateOf(kind: SearchableKind, { searchStrategy, searchCondition }: Omit<StoredSearch, 'datRange'>): SearchState {
  const read = parseSearchState(kind, { ...readCondition(searchCondition), q: searchStrategy })
  return changeSearch(read, { query: searchStrategy })
}

function readCondition(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text || '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}
