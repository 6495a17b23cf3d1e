import { savedStrategyOf, type Language, type Strategy } from '@gezhi/contract'
import { readQuery, resolveQuery, savedStrategies, type Diagnostic, type SavedStrategies } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'

/** A search as far as its query is checked. */
type CheckedSearch = Pick<Strategy, 'title' | 'searchStrategy' | 'searchCondition'>

/**
 * Throws STRATEGY_QUERY_WRONG for a query with errors, also in what it refers to: unknown strategies, circles. Queries of search modes with
 * other criteria are texts of any kind and not checked. `others` are the other strategies of the user.
 */
export function checkStrategyQuery(
  search: CheckedSearch,
  others: readonly Parameters<typeof savedStrategyOf>[0][],
  fields: FieldTable,
  language: Language,
): void {
  const { query, mode, hasOtherCriteria } = savedStrategyOf({ ...search, number: null })
  if (hasOtherCriteria) return
  const strategies = savedStrategies(others.map(savedStrategyOf), fields, search.title)
  rejectErrors(readQuery(query, { mode, fields, abilities: { semantic: true, strategies } }).diagnostics, language)
}

/** The query of a combination (`combineStrategies`), without references. Throws STRATEGY_QUERY_WRONG if it has errors. */
export function resolveCombination(text: string, strategies: SavedStrategies, fields: FieldTable, language: Language): string {
  const { query, read } = resolveQuery(text, { fields, abilities: { semantic: true, strategies } })
  rejectErrors(read.diagnostics, language)
  return query ?? ''
}

function rejectErrors(diagnostics: readonly Diagnostic[], language: Language): void {
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error !== undefined) throw new CallError('STRATEGY_QUERY_WRONG', { reason: error.message[language] })
}
