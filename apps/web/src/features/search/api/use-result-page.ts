import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import type { ListView } from '../../../kinds/kind-display.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { resultPageQuery } from './result-page-query.ts'

/** Whether the search of a page has finished without visible hits. */
export function isEmpty({ data, isPlaceholderData }: Pick<ReturnType<typeof useResultPage>, 'data' | 'isPlaceholderData'>): boolean {
  return data?.total === 0 && !isPlaceholderData
}

/** The rows of a page; the previous ones stay until the new ones arrive. Sends no request without a query. */
export function useResultPage(state: SearchState, view: ListView) {
  const language = useLanguage()
  return useQuery({
    ...resultPageQuery(language, state, view),
    placeholderData: keepPreviousData,
    enabled: hasCriteria(state),
  })
}
