import type { Language } from '@gezhi/contract/client'
import { resolveQuery, type SavedStrategies } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { stateOf, type StoredSearch } from '../saved/saved-search.ts'
import type { SearchState } from '../search-state.ts'
import { usualSort } from '../usual-sort.ts'

/** A strategy as it is run: its search without references, or why it cannot be run. */
export type RunnableSearch = { readonly state: SearchState; readonly error: null } | { readonly state: null; readonly error: string }

interface RunContext {
  readonly kind: SearchableKind
  readonly fields: FieldTable
  /** What its query may refer to. */
  readonly strategies: SavedStrategies
  readonly language: Language
}

/** What may be a reference to another strategy. */
const REFERENCE = /[#＃][{｛]/

/** The search that a strategy runs. Queries of search modes with other criteria are not read. Pure. */
export function runnableSearch(search: Omit<StoredSearch, 'datRange'>, { kind, fields, strategies, language }: RunContext): RunnableSearch {
  const state = stateOf(kind, search)
  const isQuery = state.mode === null || state.mode.name === 'command'
  if (!isQuery || !REFERENCE.test(state.query)) return { state, error: null }
  const mode = state.mode === null ? 'box' : 'command'
  const { query, read } = resolveQuery(state.query, { mode, fields, abilities: { semantic: true, strategies } })
  if (query !== null) return { state: { ...state, query, sort: usualSort(kind, query, state.mode) }, error: null }
  const error = read.diagnostics.find(({ severity }) => severity === 'error')
  return { state: null, error: error?.message[language] ?? '' }
}
