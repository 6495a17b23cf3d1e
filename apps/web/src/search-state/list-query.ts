import type { Language, SearchRequest } from '@gezhi/contract/client'
import { callQuery } from '../api/call-query.ts'
import { WAY_CALLS, type SearchWay } from './search-way.ts'

/** Calls whose answers are lists: what waits for one of them is cancelled together. */
export const LIST_CALLS: readonly string[] = ['searchPatents', ...Object.values(WAY_CALLS)]

/** TanStack Query's options for a request about a list, put to the call of its way of searching; all of them answer lists alike. */
export function listQuery(language: Language, way: SearchWay | null, request: SearchRequest) {
  const name = way === null ? 'searchPatents' : WAY_CALLS[way.name]
  return callQuery(language, 'search', name as 'searchPatents', { ...way?.args, ...request })
}
