import type { Language, SearchRequest } from '@gezhi/contract/client'
import { callQuery } from '../api/call-query.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from './search-mode.ts'

/** Calls of a kind whose answers are lists: what waits for one of them is cancelled together. */
export function listCalls({ calls, modes }: SearchableKind): readonly string[] {
  return [calls.list, ...Object.values(modes).map(({ call }) => call)]
}

/** TanStack Query options for a list request, sent to the call of its search mode; all of them answer lists alike. */
export function listQuery(language: Language, { kind, mode }: { kind: SearchableKind; mode: SearchMode | null }, request: SearchRequest) {
  const name = (mode === null ? undefined : kind.modes[mode.name]?.call) ?? kind.calls.list
  // Every kind's calls are asked and answer as those for patents do.
  return callQuery(language, kind.calls.domain as 'search', name as 'searchPatents', { ...mode?.args, ...request })
}
