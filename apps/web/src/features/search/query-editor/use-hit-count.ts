import { useEffect, useState } from 'react'
import { useKind } from '../../../kinds/use-kind.ts'
import { groupingRequest } from '../../../search-state/search-request.ts'
import { ALL_DATABASES, databaseRequest, type Databases } from '../../../search-state/databases.ts'
import { useQueryCount } from '../../../search-state/use-query-count.ts'

/** Writing must rest this long before it is counted. */
const REST_MS = 600

/** How many hits a list of some databases with a grouping has for a query; null while that is not known, and for null. */
export function useHitCount(query: string | null, grouping: string, databases: Databases = ALL_DATABASES): number | null {
  const [rested, setRested] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const { count } = useQueryCount(useKind(), rested, { ...databaseRequest(databases), ...groupingRequest(grouping) })
  return rested === query && rested !== null ? (count ?? null) : null
}
