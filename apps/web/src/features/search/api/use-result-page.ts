import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { isAsked } from '../../../search-state/search-way.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import type { ListView } from '../../../search-state/list-view.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { VIEWS } from '../views/view-table.ts'

/** The page of rows that a state says; the rows before stay until the new ones are there. Asks nothing while there is no query. */
export function useResultPage(state: SearchState, view: ListView) {
  const language = useLanguage()
  const request = pageRequest(state, (state.page - 1) * state.size, state.size, VIEWS[view].parts)
  return useQuery({
    ...listQuery(language, state.way, request),
    placeholderData: keepPreviousData,
    enabled: isAsked(state),
  })
}
