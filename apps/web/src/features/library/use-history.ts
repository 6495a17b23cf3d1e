import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Searches on a page. */
export const PAGE_SIZE = 20

/** A page of the user's searches from 1, newest first; `word` filters them. Never cached: other tabs search too. */
export function useHistory(pageNo: number, word: string) {
  const request = { pageNo, pageSize: PAGE_SIZE, ...(word !== '' && { keyWord: word }) }
  return useQuery({
    ...callQuery(useLanguage(), 'library', 'listHistory', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reloads the history after deletions. */
export function useInvalidateHistory(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['library'] })
}
