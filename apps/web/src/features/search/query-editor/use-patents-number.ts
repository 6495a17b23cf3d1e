import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ALL_DATABASES, databaseRequest, type Databases } from '../../../search-state/databases.ts'

/** Writing must rest this long before it is counted. */
const REST_MS = 600

/** How many patents of some databases a query finds; null while that is not known, and for null. */
export function usePatentsNumber(query: string | null, databases: Databases = ALL_DATABASES): number | null {
  const language = useLanguage()
  const [rested, setRested] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const { data } = useQuery({
    ...callQuery(language, 'search', 'getPatentsNumber', { queryStr: rested ?? '', ...databaseRequest(databases) }),
    enabled: rested !== null,
    retry: false,
  })
  return rested === query && rested !== null ? (data ?? null) : null
}
