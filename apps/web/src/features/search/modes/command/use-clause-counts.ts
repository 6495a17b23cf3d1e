import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../../kinds/kind-query.ts'
import { useKind } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useChosenDatabases } from '../../../../search-state/chosen-databases.ts'
import { chosenGrouping } from '../../../../preferences/chosen-grouping.ts'
import { groupingRequest } from '../../../../search-state/search-request.ts'
import { databaseRequest } from '../../../../search-state/databases.ts'
import { useRested } from '../../../../components/use-rested.ts'

/** How many hits of the chosen databases a list of a query and of each of its clauses has, once writing has rested; nothing for null. */
export function useClauseCounts(query: string | null) {
  const language = useLanguage()
  const kind = useKind()
  const databases = useChosenDatabases()
  const rested = useRested(query ?? '')
  const grouping = groupingRequest(chosenGrouping(kind, { name: 'command', args: {} }))
  const found = useQuery({
    ...kindQuery(language, kind, 'check', { queryStr: rested, counts: true, ...databaseRequest(databases), ...grouping }),
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
