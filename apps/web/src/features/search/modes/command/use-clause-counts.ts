import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../../kinds/kind-query.ts'
import { useKind } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useChosenDatabases } from '../../../../search-state/chosen-databases.ts'
import { databaseRequest } from '../../../../search-state/databases.ts'
import { useRested } from '../../../../components/use-rested.ts'

/** How many records of the chosen databases a query and each of its clauses find, once writing has rested; nothing for null. */
export function useClauseCounts(query: string | null) {
  const language = useLanguage()
  const kind = useKind()
  const databases = useChosenDatabases()
  const rested = useRested(query ?? '')
  const found = useQuery({
    ...kindQuery(language, kind, 'check', { queryStr: rested, counts: true, ...databaseRequest(databases) }),
    enabled: kind.calls.check !== undefined && rested !== '',
    retry: false,
  })
  const isCurrent = rested === query && rested !== ''
  return {
    counts: isCurrent ? (found.data?.counts ?? null) : null,
    error: isCurrent ? found.error : null,
    isWaiting: query !== null && query !== '' && (!isCurrent || found.isPending),
  }
}
