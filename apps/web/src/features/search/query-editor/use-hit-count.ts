import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { groupingRequest } from '../../../search-state/search-request.ts'
import { ALL_DATABASES, databaseRequest, type Databases } from '../../../search-state/databases.ts'

/** Writing must rest this long before it is counted. */
const REST_MS = 600

/** How many hits a list of some databases with a grouping has for a query; null while that is not known, and for null. */
export function useHitCount(query: string | null, grouping: string, databases: Databases = ALL_DATABASES): number | null {
  const language = useLanguage()
  const [rested, setRested] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const kind = useKind()
  const { count } = kind.calls
  const counted = groupingRequest(grouping)
  const request = { queryStr: rested ?? '', ...databaseRequest(databases), ...counted }
  const exact = useQuery({
    ...kindQuery(language, kind, 'count', request),
    enabled: rested !== null && count !== undefined,
    retry: false,
  })
  const found = useQuery({
    ...listQuery(language, { kind, mode: null }, { filter: { queryStr: rested ?? '' }, ...counted, from: 0, size: 0 }),
    enabled: rested !== null && count === undefined,
    retry: false,
  })
  return rested === query && rested !== null ? (exact.data ?? found.data?.total ?? null) : null
}
