import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../kinds/kind-query.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/** What is notable in a query while it is written: the server's diagnostics of exactly this text, none while they are not there yet, and in a kind whose
 * queries are only checked when they are run. */
export function useQueryCheck(text: string) {
  const language = useLanguage()
  const rested = useRested(text)
  const kind = useKind()
  const checked = useQuery({
    ...kindQuery(language, kind, 'check', { queryStr: rested }),
    placeholderData: keepPreviousData,
    enabled: kind.calls.check !== undefined && rested.trim() !== '',
  })
  return rested === text && !checked.isPlaceholderData ? (checked.data?.diagnostics ?? []) : []
}
