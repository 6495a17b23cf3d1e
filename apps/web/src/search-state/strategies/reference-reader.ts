import { savedStrategyOf, type Language } from '@gezhi/contract/client'
import { savedStrategies } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { runnableSearch, type RunnableSearch } from './runnable-search.ts'
import type { NamedStrategy } from './use-named-strategies.ts'

// What reads the queries of strategies, and with it the query language: pages that only list strategies load it after they are shown.

export { dependentTitles } from './dependent-titles.ts'

interface ReaderContext {
  readonly kind: SearchableKind
  readonly fields: FieldTable
  readonly language: Language
}

/** How each strategy is run, given all that its query may refer to. Pure. */
export function strategyRunner(
  all: readonly NamedStrategy[],
  context: ReaderContext,
): (strategy: Parameters<typeof runnableSearch>[0]) => RunnableSearch {
  const strategies = savedStrategies(all.map(savedStrategyOf), context.fields)
  return (strategy) => runnableSearch(strategy, { ...context, strategies })
}
