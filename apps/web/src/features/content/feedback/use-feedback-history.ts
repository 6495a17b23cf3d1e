import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Rows of a page (B.feedback.09). */
export const PAGE_SIZE = 20

/** What the user gave, newest first, `page` from 1; asked anew whenever it is looked at, for an answer may have come. */
export function useFeedbackHistory(page: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'content', 'listFeedback', { pageNo: page, pageSize: PAGE_SIZE }),
    enabled: useSessionUser() !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Has the history asked for again. */
export function useHistoryAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['content', 'listFeedback'] })
}
