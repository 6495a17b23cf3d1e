import type { SavedStrategy } from '@gezhi/query'
import type { Strategy } from './strategies.ts'

/** The parts of a strategy that decide what a reference to it means. */
type NamedStrategy = Pick<Strategy, 'title' | 'searchStrategy' | 'searchCondition' | 'number'>

/**
 * A strategy as queries refer to it. One of a search mode with criteria besides the query, or without a query, cannot be referred to;
 * filters and databases are left out.
 */
export function savedStrategyOf({ title, searchStrategy, searchCondition, number }: NamedStrategy): SavedStrategy {
  const mode = searchModeOf(searchCondition)
  return {
    title,
    query: searchStrategy,
    mode: mode === 'command' ? 'command' : 'box',
    hits: number,
    hasOtherCriteria: searchStrategy.trim() === '' || (mode !== null && mode !== 'command'),
  }
}

/** The search mode of a saved search by its condition, the JSON of the parameters of an address; null for the plain query. */
function searchModeOf(searchCondition: string): string | null {
  try {
    const read: unknown = JSON.parse(searchCondition || '{}')
    const mode = typeof read === 'object' && read !== null && 'w' in read ? read.w : null
    return typeof mode === 'string' ? mode : null
  } catch {
    return null
  }
}
