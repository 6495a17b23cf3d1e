import type { FollowType } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Follows on a page. */
export const PAGE_SIZE = 20

const CALLS = {
  patent: 'listFollowedPatents',
  trademark: 'listFollowedTrademarks',
  company: 'listFollowedCompanies',
} as const satisfies Record<FollowType, string>

/** Filter of the list. */
export interface FollowFilter {
  readonly type: FollowType
  readonly word: string
  readonly onlyChanged: boolean
}

/** A page of what the user follows, from 1, the latest first. */
export function useFollows({ type, word, onlyChanged }: FollowFilter, pageNo: number) {
  const request = { pageNo, pageSize: PAGE_SIZE, onlyChanged, ...(word !== '' && { keyWord: word }) }
  return useQuery({
    ...callQuery(useLanguage(), 'follows', CALLS[type], request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
