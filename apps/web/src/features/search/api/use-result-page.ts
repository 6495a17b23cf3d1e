import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import type { SearchState } from '../../../search-state/search-state.ts'

/** The page of rows that a state says; the rows before stay until the new ones are there. Asks nothing while there is no query. */
export function useResultPage(state: SearchState) {
  const language = useLanguage()
  const request = pageRequest(state, (state.page - 1) * state.size, state.size)
  return useQuery({
    ...callQuery(language, 'search', 'searchPatents', request),
    placeholderData: keepPreviousData,
    enabled: state.query.trim() !== '',
  })
}
