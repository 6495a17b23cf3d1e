import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { ALL_DATABASES, databaseRequest, type Databases } from '../../../search-state/databases.ts'

/** Writing must rest this long before it is counted. */
const REST_MS = 600

/** How many records of some databases a query finds; null while that is not known, and for null. */
export function useHitCount(query: string | null, databases: Databases = ALL_DATABASES): number | null {
  const language = useLanguage()
  const [rested, setRested] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const kind = useKind()
  const { count } = kind.calls
  const request = { queryStr: rested ?? '', ...databaseRequest(databases) }
  const counted = useQuery({
    ...kindQuery(language, kind, 'count', request),
    enabled: rested !== null && count !== undefined,
    retry: false,
  })
  const found = useQuery({
    ...listQuery(language, { kind, mode: null }, { filter: { queryStr: rested ?? '' }, from: 0, size: 0 }),
    enabled: rested !== null && count === undefined,
    retry: false,
  })
  return rested === query && rested !== null ? (counted.data ?? found.data?.total ?? null) : null
}
