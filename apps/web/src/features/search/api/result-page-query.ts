import type { Language } from '@gezhi/contract/client'
import type { ListView } from '../../../kinds/kind-display.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { viewOfPath } from '../../../search-state/list-view.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import { parseSearchState, type SearchState } from '../../../search-state/search-state.ts'
import { type AddressParams } from '../../../search-state/address-params.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import { VIEWS } from '../views/view-table.ts'

/** Query options for the page of rows of a search state, with the fields of its view. */
export function resultPageQuery(language: Language, state: SearchState, view: ListView) {
  const request = pageRequest(state, (state.page - 1) * state.size, state.size, VIEWS[view].parts)
  return listQuery(language, state, request)
}

/** The same for an address; null if it names no search. */
export function namedPageQuery(kind: SearchableKind, language: Language, path: string, params: AddressParams) {
  const state = parseSearchState(kind, params)
  return hasCriteria(state) ? resultPageQuery(language, state, viewOfPath(kind, path)) : null
}
