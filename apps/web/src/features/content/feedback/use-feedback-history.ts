import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Rows of a page (B.feedback.09). */
export const PAGE_SIZE = 20

/** The user's feedback, newest first, `page` from 1; reloaded on every view, because there may be new answers. */
export function useFeedbackHistory(page: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'content', 'listFeedback', { pageNo: page, pageSize: PAGE_SIZE }),
    enabled: useSessionUser() !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reloads the history. */
export function useInvalidateHistory(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['content', 'listFeedback'] })
}
