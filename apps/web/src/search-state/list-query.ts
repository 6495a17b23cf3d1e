import type { Language, ListRequest, ListRow } from '@gezhi/contract/client'
import { kindListQuery } from '../kinds/kind-query.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from './search-mode.ts'

/** Calls of a kind that return lists; their pending requests are cancelled together. */
export function listCalls({ calls, modes }: SearchableKind): readonly string[] {
  return [calls.list, ...Object.values(modes).map(({ call }) => call)]
}

/** TanStack Query options for a list request, sent to the call of its search mode; all of them answer lists alike. */
export function listQuery<Row extends ListRow = ListRow>(
  language: Language,
  { kind, mode }: { kind: SearchableKind; mode: SearchMode | null },
  request: ListRequest,
) {
  const name = (mode === null ? undefined : kind.modes[mode.name]?.call) ?? kind.calls.list
  return kindListQuery<Row>(language, kind, name, { ...mode?.args, ...request })
}
