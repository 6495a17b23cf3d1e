import type { Language } from '@gezhi/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '../list-query.ts'
import { facetsRequest } from '../search-request.ts'
import type { SearchState } from '../search-state.ts'

/** The number of hits of a search now; null if only a lower bound of it is known. Rejects as the call of its list does. */
export async function countSearch(queries: QueryClient, language: Language, state: SearchState): Promise<number | null> {
  const request = facetsRequest(state, [], () => 0)
  const { total, totalRelation } = await queries.query({ ...listQuery(language, state, request), staleTime: 0 })
  return totalRelation === 'eq' ? total : null
}
