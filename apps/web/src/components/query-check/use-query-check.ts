import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/** What is notable in a query while it is written: the server's diagnostics of exactly this text, none while they are not there yet. */
export function useQueryCheck(text: string) {
  const language = useLanguage()
  const rested = useRested(text)
  const check = useQuery({
    ...callQuery(language, 'search', 'validateQuery', { queryStr: rested }),
    placeholderData: keepPreviousData,
    enabled: rested.trim() !== '',
  })
  return rested === text && !check.isPlaceholderData ? (check.data?.diagnostics ?? []) : []
}
