import type { Strategy } from '@gezhi/contract/client'
import { useKind, useKindLanguage } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { runnableSearch, type RunnableSearch } from '../../search-state/strategies/runnable-search.ts'
import { useSavedStrategies } from '../../search-state/strategies/use-saved-strategies.ts'

/** How each strategy is run; null until it is known what strategies refer to. */
export function useRunnable(): ((strategy: Strategy) => RunnableSearch) | null {
  const kind = useKind()
  const { fields } = useKindLanguage()
  const language = useLanguage()
  const strategies = useSavedStrategies()
  if (typeof strategies !== 'object') return null
  return (strategy) => runnableSearch(strategy, { kind, fields, strategies, language })
}
