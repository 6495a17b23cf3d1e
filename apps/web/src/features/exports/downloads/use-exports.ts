import { isUnfinished } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Tasks on a page. */
export const PAGE_SIZE = 20

/** ms between requests while a task is unfinished. */
const POLL_INTERVAL = 2000

/** A page of the user's exports from 1, newest first; requested again while one of them is unfinished. Never cached: other tabs export too. */
export function useExports(pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'exports', 'listExports', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnfinished) === true ? POLL_INTERVAL : false),
  })
}

/** Reloads the exports after a change. */
export function useInvalidateExports(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['exports', 'listExports'] })
}
