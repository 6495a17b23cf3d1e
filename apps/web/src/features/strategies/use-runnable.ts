import type { Strategy } from '@gezhi/contract/client'
import { useMemo } from 'react'
import { useKind, useKindLanguage } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { RunnableSearch } from '../../search-state/strategies/runnable-search.ts'
import { useNamedStrategies } from '../../search-state/strategies/use-named-strategies.ts'
import { useReferenceReader } from './use-reference-reader.ts'

/** How each strategy is run; null until it is known what strategies refer to. */
export function useRunnable(): ((strategy: Strategy) => RunnableSearch) | null {
  const kind = useKind()
  const { fields } = useKindLanguage()
  const language = useLanguage()
  const reader = useReferenceReader()
  const { data } = useNamedStrategies()
  return useMemo(
    () => (reader === null || data === undefined ? null : reader.strategyRunner(data, { kind, fields, language })),
    [reader, data, kind, fields, language],
  )
}
