import { savedStrategyOf } from '@gezhi/contract/client'
import { savedStrategies, type QueryAbilities } from '@gezhi/query'
import { useMemo } from 'react'
import { useKind, useKindLanguage } from '../../kinds/use-kind.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { useNamedStrategies } from './use-named-strategies.ts'

/**
 * The strategies that queries can refer to as `#{title}`; `login` for visitors, and undefined for a kind whose searches are not stored and
 * until the server has answered. `within` is the title of the strategy that is being written.
 */
export function useSavedStrategies(within?: string): QueryAbilities['strategies'] {
  const isStored = useKind().storesHistory === true
  const { fields } = useKindLanguage()
  const isUser = useSessionUser() !== null
  const { data } = useNamedStrategies(isStored)
  return useMemo(() => {
    if (!isStored) return undefined
    if (!isUser) return 'login'
    return data && savedStrategies(data.map(savedStrategyOf), fields, within)
  }, [data, fields, within, isUser, isStored])
}
