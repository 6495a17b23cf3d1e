import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useRested } from '../../components/use-rested.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { ListAddress } from './use-list-address.ts'

/** Strategies on a page. */
export const PAGE_SIZE = 20

/** A page of the user's strategies, newest first. Never cached: other tabs save strategies too. */
export function useStrategies({ group, word, page }: ListAddress) {
  const keyWord = useRested(word.trim())
  const request = {
    pageNo: page,
    pageSize: PAGE_SIZE,
    ...(keyWord !== '' && { keyWord }),
    ...(group !== '' && { groupId: group }),
  }
  return useQuery({
    ...callQuery(useLanguage(), 'strategies', 'listStrategies', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reloads everything about strategies after a change. */
export function useInvalidateStrategies(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['strategies'] })
}
