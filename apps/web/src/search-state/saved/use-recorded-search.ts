import type { ListAnswer } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { hasCriteria } from '../search-mode.ts'
import type { SearchState } from '../search-state.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { useLanguage } from '../../language/use-language.ts'
import { recordedSearch } from './saved-search.ts'
import { describeInOneLine, describeSearch } from './describe-search.ts'

/**
 * Stores each displayed search in the history of the signed-in user, once while it is displayed (B.history.03). `answer` is undefined
 * until it belongs to this search.
 */
export function useRecordedSearch(state: SearchState, answer: ListAnswer | undefined): void {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const valueName = useValueName()
  const user = useSessionUser()
  const queries = useQueryClient()
  const written = useRef('')
  useEffect(() => {
    if (user === null || state.kind.keepsHistory !== true || answer === undefined || !hasCriteria(state)) return
    const search = recordedSearch(state, answer.total, describeInOneLine(describeSearch(state, valueName, t, language), t))
    const { searchStrategy, searchCondition } = search
    const key = `${searchStrategy} ${searchCondition}`
    if (written.current === key) return
    written.current = key
    // A failure to store a search is not reported.
    void apiClient.library.addHistory(search).then(
      () => queries.invalidateQueries({ queryKey: ['library'] }),
      () => undefined,
    )
  }, [state, valueName, answer, user, t, language, queries])
}
