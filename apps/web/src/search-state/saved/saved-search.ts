import type { HistorySearch } from '@gezhi/contract/client'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { changeSearch, newSearch, parseSearchState, toAddressParams, type SearchState } from '../search-state.ts'

/** The record of a search that the server stores. */
export type RecordedSearch = Omit<HistorySearch, 'id' | 'createTime'>

/** A search as stored in the history; `displayName` is its description. Display options (page, sort order, page size) are left out. */
export function recordedSearch(
  { kind, query, mode, filters, databases }: SearchState,
  number: number,
  displayName: string,
): RecordedSearch {
  const { q: _query, sid: _key, ...condition } = toAddressParams(newSearch(kind, { query: query.trim(), mode, filters, databases }))
  return {
    searchStrategy: query.trim(),
    number,
    displayName,
    datRange: [...databases.types, ...databases.countries].join(','),
    searchCondition: Object.keys(condition).length > 0 ? JSON.stringify(condition) : '',
  }
}

/** The search state that repeats a saved search. A condition that cannot be parsed is ignored: only the query is searched. */
export function stateOf(
  kind: SearchableKind,
  { searchStrategy, searchCondition }: Pick<HistorySearch, 'searchStrategy' | 'searchCondition'>,
): SearchState {
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
