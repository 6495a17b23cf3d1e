import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/** What is notable in a query while it is written: the server's diagnostics of exactly this text, none while they are not there yet, and in a kind whose
 * queries are only checked when they are run. */
export function useQueryCheck(text: string) {
  const language = useLanguage()
  const rested = useRested(text)
  const { domain, check } = useKind().calls
  const checked = useQuery({
    ...callQuery(language, domain as 'search', (check ?? '') as 'validateQuery', { queryStr: rested }),
    placeholderData: keepPreviousData,
    enabled: check !== undefined && rested.trim() !== '',
  })
  return rested === text && !checked.isPlaceholderData ? (checked.data?.diagnostics ?? []) : []
}
