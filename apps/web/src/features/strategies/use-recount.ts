import type { Strategy } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { useLanguage } from '../../language/use-language.ts'
import { countSearch } from '../../search-state/strategies/count-search.ts'
import type { RunnableSearch } from '../../search-state/strategies/runnable-search.ts'
import { useInvalidateStrategies } from './use-strategies.ts'

/** What came of counting strategies: how many were counted, and how many cannot be compared, because only a lower bound is known. */
export interface Recount {
  readonly counted: number
  readonly uncountable: number
}

/** Counts the hits of strategies again, one after the other; those that cannot be run are left out. Rejects with the first failure. */
export function useRecount(runnable: ((strategy: Strategy) => RunnableSearch) | null) {
  const queries = useQueryClient()
  const language = useLanguage()
  const again = useInvalidateStrategies()
  /** Ids of the strategies that are being counted. */
  const [counting, setCounting] = useState<ReadonlySet<string>>(new Set())
  const recount = async (strategies: readonly Strategy[]): Promise<Recount> => {
    let uncountable = 0
    let counted = 0
    setCounting(new Set(strategies.map(({ id }) => id)))
    try {
      for (const strategy of strategies) {
        const state = runnable?.(strategy).state ?? null
        if (state === null) continue
        const number = await countSearch(queries, language, state)
        if (number === null) uncountable++
        else {
          await apiClient.strategies.countStrategyHits({ id: strategy.id, number })
          counted++
        }
      }
    } finally {
      setCounting(new Set())
      await again()
    }
    return { counted, uncountable }
  }
  return { recount, counting }
}
