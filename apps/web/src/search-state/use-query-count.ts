import type { ListRequest } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../kinds/kind-query.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { useLanguage } from '../language/use-language.ts'
import { listQuery } from './list-query.ts'

/** The grouping and the databases of a count. */
type Counted = Pick<ListRequest, 'collapse' | 'typeList' | 'countryList'>

/** The number of hits, undefined while it is loading, and why it could not be loaded. */
interface QueryCount {
  readonly count: number | undefined
  readonly error: Error | null
}

/** Counts the hits of a query by the call of the kind for it or, without one, by its list. Nothing is requested for null. */
export function useQueryCount(kind: SearchableKind, queryStr: string | null, counted: Counted = {}): QueryCount {
  const language = useLanguage()
  const hasCall = kind.calls.count !== undefined
  const query = queryStr ?? ''
  const exact = useQuery({
    ...kindQuery(language, kind, 'count', { queryStr: query, ...counted }),
    enabled: queryStr !== null && hasCall,
    retry: false,
  })
  const list = useQuery({
    ...listQuery(language, { kind, mode: null }, { filter: { queryStr: query }, ...counted, from: 0, size: 0 }),
    enabled: queryStr !== null && !hasCall,
    retry: false,
  })
  return hasCall ? { count: exact.data, error: exact.error } : { count: list.data?.total, error: list.error }
}
