import type { Language, SearchRequest } from '@gezhi/contract/client'
import { callQuery } from '../api/call-query.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchWay } from './search-way.ts'

/** Calls of a kind whose answers are lists: what waits for one of them is cancelled together. */
export function listCalls({ calls, ways }: SearchableKind): readonly string[] {
  return [calls.list, ...Object.values(ways).map(({ call }) => call)]
}

/** TanStack Query's options for a request about a list, put to the call of its way of searching; all of them answer lists alike. */
export function listQuery(language: Language, { kind, way }: { kind: SearchableKind; way: SearchWay | null }, request: SearchRequest) {
  const name = (way === null ? undefined : kind.ways[way.name]?.call) ?? kind.calls.list
  // Every kind's calls are asked and answer as those for patents do.
  return callQuery(language, kind.calls.domain as 'search', name as 'searchPatents', { ...way?.args, ...request })
}
