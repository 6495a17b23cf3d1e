import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { firstOf, type AddressParams } from '../../search-state/address-params.ts'
import { storedSearch } from '../../search-state/saved/saved-search.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { STRATEGY_PARAM } from '../../search-state/strategies/strategy-param.ts'

const StrategyRun = lazy(async () => {
  const [module] = await Promise.all([import('./strategy-run.tsx'), loadNamespaces(['strategies'])])
  return { default: module.StrategyRun }
})

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface LateStrategyRunProps {
  readonly state: SearchState
  /** Hits of the search; null while they are unknown. */
  readonly number: number | null
}

/** Above a list that a strategy opened: its hits now and before. Nothing on other lists. */
export function LateStrategyRun({ state, number }: LateStrategyRunProps) {
  const params: AddressParams = useSearch({ strict: false })
  const id = firstOf(params[STRATEGY_PARAM])
  const isUser = useSessionUser() !== null
  const key = JSON.stringify(storedSearch(state, state))
  const [run, setRun] = useState<{ readonly id: string; readonly key: string } | null>(null)
  // The address of a page of the list, and of a long query, has no parameter, but shows the same search.
  if (ID.test(id) && (run?.id !== id || run.key !== key)) setRun({ id, key })
  if (run === null || run.key !== key || !isUser) return null
  return (
    <Suspense fallback={null}>
      <StrategyRun key={`${run.id} ${key}`} id={run.id} number={number} />
    </Suspense>
  )
}
