import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Messages on a page. */
export const PAGE_SIZE = 20

/** One page of the user's messages, from 1, newest first. Never cached: displayed ones become read, and new ones arrive. */
export function useMessages(pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'accounts', 'listMessages', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Loads the messages again after a deletion. */
export function useInvalidateMessages(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['accounts', 'listMessages'] })
}
