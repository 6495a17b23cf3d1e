import type { Language } from '@gezhi/contract/client'
import { listQuery } from '../../../search-state/list-query.ts'
import { viewOfPath, type ListView } from '../../../search-state/list-view.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import { parseSearchState, type AddressParams, type SearchState } from '../../../search-state/search-state.ts'
import { isAsked } from '../../../search-state/search-way.ts'
import { VIEWS } from '../views/view-table.ts'

/** TanStack Query's options for the page of rows that a state says, with what its view draws. */
export function resultPageQuery(language: Language, state: SearchState, view: ListView) {
  const request = pageRequest(state, (state.page - 1) * state.size, state.size, VIEWS[view].parts)
  return listQuery(language, state.way, request)
}

/** The same for an address; null where it names no search. */
export function namedPageQuery(language: Language, path: string, params: AddressParams) {
  const state = parseSearchState(params)
  return isAsked(state) ? resultPageQuery(language, state, viewOfPath(path)) : null
}
