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
import { useNumberedSearches } from '../../../../search-state/recent/recent-searches.ts'
import { useSessionUser } from '../../../../session/session-store.ts'
import { olderLines } from './older-lines.ts'

/** Searches of the history that are listed. */
const MAX_LINES = 20

/** A search that can be combined by its number (G213). */
export interface HistoryLine {
  readonly query: string
  readonly tree: QueryNode
  /** The number of its last run. */
  readonly line: number
  /** The numbers of its runs before. */
  readonly earlier: readonly number[]
  /** Patents when it was searched; null if it was not recorded. */
  readonly total: number | null
}

/** The searches a query may refer to by number. */
export interface HistoryLines {
  /** The latest, newest first. */
  readonly lines: readonly HistoryLine[]
  /** The queries of these and of older ones that the text refers to, by all their numbers. */
  readonly trees: ReadonlyMap<number, QueryNode>
  /** They are of this browser: there is no login. */
  readonly isOfBrowser: boolean
  /** Older ones that the text refers to are being fetched. */
  readonly isWaiting: boolean
  readonly error: Error | null
}

/**
 * The searches that `text` may refer to by number: those stored for the user, or without a login those of this browser; none for a kind
 * without a history.
 */
export function useHistoryLines(text: string): HistoryLines {
  const language = useLanguage()
  const kind = useKind()
  const { fields } = useKindLanguage()
  const hasHistory = kind.storesHistory === true
  const isUser = useSessionUser() !== null
  const ofBrowser = useNumberedSearches()
  const stored = useQuery({
    ...callQuery(language, 'library', 'listHistory', { pageSize: MAX_LINES }),
    enabled: isUser && hasHistory,
    staleTime: 0,
  })
  const latest = stored.data?.list
  const lines = useMemo(() => {
    if (!hasHistory) return []
    if (isUser) return (latest ?? []).flatMap((search) => lineOf(kind, search, fields))
    return ofBrowser.flatMap(({ query, line, earlier }) => lineOfQuery({ query, line, earlier, total: null }, fields))
  }, [hasHistory, isUser, latest, ofBrowser, fields, kind])
  const missing = latest === undefined ? [] : olderLines(text, latest)
  const older = useQuery({
    ...callQuery(language, 'library', 'listHistory', { lineNoList: missing, pageSize: 100 }),
    enabled: missing.length > 0,
  })
  const found = older.data?.list
  const trees = useMemo(() => {
    const all = [...lines, ...(found ?? []).flatMap((search) => lineOf(kind, search, fields))]
    return new Map(all.flatMap(({ line, earlier, tree }) => [line, ...earlier].map((number) => [number, tree] as const)))
  }, [lines, found, kind, fields])
  const isWaiting = missing.length > 0 && older.isPending
  return { lines, trees, isOfBrowser: !isUser, isWaiting, error: isUser ? (stored.error ?? older.error) : null }
}

/**
 * The query of a stored search as a line. None for search modes with other criteria; without a known total for searches with filters or
 * databases, which a line leaves out.
 */
function lineOf(kind: SearchableKind, search: HistorySearch, fields: FieldTable): HistoryLine[] {
  const { mode, filters, databases } = stateOf(kind, search)
  if (mode !== null && mode.name !== 'command') return []
  const narrowed = filters.length > 0 || databases.types.length > 0 || databases.countries.length > 0
  const { searchStrategy: query, lineNo: line, earlierLineNos: earlier } = search
  return lineOfQuery({ query, line, earlier, total: narrowed ? null : search.number }, fields, mode === null ? 'box' : 'command')
}

/** Searches whose query is invalid cannot be used in another. */
function lineOfQuery(line: Omit<HistoryLine, 'tree'>, fields: FieldTable, mode: 'box' | 'command' = 'box'): HistoryLine[] {
  const { tree, diagnostics } = readQuery(line.query, { mode, fields, abilities: { semantic: true } })
  return tree === null || diagnostics.some(({ severity }) => severity === 'error') ? [] : [{ ...line, tree }]
}
