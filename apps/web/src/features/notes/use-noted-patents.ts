import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Patents on a page. */
export const PAGE_SIZE = 20

/** A page of the patents with notes of the user, from 1, the one written to last first; `word` filters them. */
export function useNotedPatents(pageNo: number, word: string) {
  const request = { pageNo, pageSize: PAGE_SIZE, ...(word !== '' && { keyWord: word }) }
  return useQuery({
    ...callQuery(useLanguage(), 'notes', 'listNotedPatents', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
