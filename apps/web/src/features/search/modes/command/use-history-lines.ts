import type { HistorySearch } from '@gezhi/contract/client'
import { readQuery, type QueryNode } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../../api/call-query.ts'
import type { SearchableKind } from '../../../../kinds/searchable-kind.ts'
import { useKind, useKindLanguage } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { stateOf } from '../../../../search-state/saved/saved-search.ts'
import { useRecentSearches } from '../../../../search-state/recent/recent-searches.ts'
import { useSessionUser } from '../../../../session/session-store.ts'

/** Lines of the history that can be combined. */
const MAX_LINES = 20

/** A search that can be combined by its number; the newest is #1. */
export interface HistoryLine {
  readonly query: string
  readonly tree: QueryNode
  /** Patents when it was searched; null if that was not kept. */
  readonly total: number | null
}

/**
 * The searches a query may refer to by number: those stored for the user, or without a login those of this browser; none for a kind
 * without a history.
 */
export function useHistoryLines(): { readonly lines: readonly HistoryLine[]; readonly isOfBrowser: boolean; readonly error: Error | null } {
  const language = useLanguage()
  const kind = useKind()
  const { fields } = useKindLanguage()
  const hasHistory = kind.keepsHistory === true
  const isUser = useSessionUser() !== null
  const ofBrowser = useRecentSearches()
  const stored = useQuery({
    ...callQuery(language, 'library', 'listHistory', { pageSize: MAX_LINES }),
    enabled: isUser && hasHistory,
    staleTime: 0,
  })
  const ofUser = stored.data?.list
  const lines = useMemo(
    () =>
      hasHistory
        ? linesOf(
            isUser ? (ofUser ?? []).flatMap((search) => lineOf(kind, search) ?? []) : ofBrowser.map((query) => ({ query, total: null })),
            fields,
          )
        : [],
    [hasHistory, isUser, ofUser, ofBrowser, fields, kind],
  )
  return { lines, isOfBrowser: !isUser, error: isUser ? stored.error : null }
}

/**
 * The query of a stored search as a line. Null for search modes with other criteria; without a known total for searches with filters or
 * databases, which a line leaves out.
 */
function lineOf(kind: SearchableKind, search: HistorySearch): { query: string; total: number | null } | null {
  const { mode, filters, databases } = stateOf(kind, search)
  if (mode !== null && mode.name !== 'command') return null
  const narrowed = filters.length > 0 || databases.types.length > 0 || databases.countries.length > 0
  return { query: search.searchStrategy, total: narrowed ? null : search.number }
}

/** Searches whose query is valid; others cannot be used in a query. */
function linesOf(searches: readonly { query: string; total: number | null }[], fields: FieldTable): HistoryLine[] {
  return searches.flatMap(({ query, total }) => {
    const { tree, diagnostics } = readQuery(query, { mode: 'box', fields })
    return tree === null || diagnostics.some(({ severity }) => severity === 'error') ? [] : [{ query, tree, total }]
  })
}
