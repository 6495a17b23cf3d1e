import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import { listCall } from '../../../search-state/search-request.ts'
import { parseSearchState, type SearchState } from '../../../search-state/search-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ids of the records that were selected for export. */
    exportedIds?: readonly string[]
  }
}

/** What the page exports: records that were selected, or the list that its address describes. */
export type ExportedSource =
  | { readonly from: 'selection'; readonly kind: SearchableKind; readonly ids: readonly string[] }
  | { readonly from: 'list'; readonly kind: SearchableKind; readonly state: SearchState }

/** Which records of a list: all, or those of the page it shows. */
export type ListPart = 'all' | 'page'

/** The source of an address and the ids in its step of the history; null if there is nothing to export. */
export function exportedSource(
  kind: SearchableKind,
  params: Readonly<Record<string, unknown>>,
  ids: readonly string[] | undefined,
): ExportedSource | null {
  if (params['picked'] !== undefined) return ids === undefined || ids.length === 0 ? null : { from: 'selection', kind, ids }
  const state = parseSearchState(kind, params)
  return hasCriteria(state) ? { from: 'list', kind, state } : null
}

/** The fields of a request that name what is exported. */
export function sourceRequest(source: ExportedSource, part: ListPart) {
  const type = source.kind.name
  if (source.from === 'selection') return { type, idList: [...source.ids] }
  return { type, list: { ...listCall(source.state), part } }
}
