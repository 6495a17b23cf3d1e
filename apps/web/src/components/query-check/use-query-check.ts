import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../kinds/kind-query.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/**
 * The server's diagnostics of exactly this text while it is edited; none until they are loaded, and for kinds whose queries are only
 * checked when run.
 */
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
