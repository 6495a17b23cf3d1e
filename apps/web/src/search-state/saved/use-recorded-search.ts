import type { ListAnswer } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { hasCriteria } from '../search-mode.ts'
import type { SearchState } from '../search-state.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { useLanguage } from '../../language/use-language.ts'
import { forgetLastSearch, isNewSearch } from './last-recorded-search.ts'
import { recordedSearch } from './saved-search.ts'
import { describeInOneLine, describeSearch } from './describe-search.ts'

/**
 * Stores each displayed search in the history of the signed-in user (B.history.03), unless it was the last one. `answer` is undefined until
 * it belongs to this search.
 */
export function useRecordedSearch(state: SearchState, answer: ListAnswer | undefined): void {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const valueName = useValueName()
  const user = useSessionUser()
  const queries = useQueryClient()
  useEffect(() => {
    if (user === null || state.kind.storesHistory !== true || answer === undefined || !hasCriteria(state)) return
    const search = recordedSearch(state, answer.total, describeInOneLine(describeSearch(state, valueName, t, language), t))
    const { searchStrategy, searchCondition } = search
    if (!isNewSearch(user, `${searchStrategy} ${searchCondition}`)) return
    // A failure to store a search is not reported.
    void apiClient.library.addHistory(search).then(() => queries.invalidateQueries({ queryKey: ['library'] }), forgetLastSearch)
  }, [state, valueName, answer, user, t, language, queries])
}
