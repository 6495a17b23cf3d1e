import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showNotice } from '../../components/notice/notice-store.ts'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { useLanguage } from '../../language/use-language.ts'
import { STRATEGY_PARAM } from '../../search-state/strategies/strategy-param.ts'
import { namedStrategiesQuery, type NamedStrategy } from '../../search-state/strategies/use-named-strategies.ts'
import { toAddressParams } from '../../search-state/search-state.ts'

/** Opens the list of a strategy; shows why where it cannot be run. */
export function useRunStrategy(): (strategy: NamedStrategy) => Promise<void> {
  const navigate = useNavigate()
  const language = useLanguage()
  const queries = useQueryClient()
  return async (strategy) => {
    const [{ strategyRunner }, { fields }, all] = await Promise.all([
      import('../../search-state/strategies/reference-reader.ts'),
      FIRST_KIND.language.load(),
      queries.query(namedStrategiesQuery(language)),
    ])
    const { state, error } = strategyRunner(all, { kind: FIRST_KIND, fields, language })(strategy)
    if (state === null) showNotice(error)
    else await navigate({ to: FIRST_KIND.pages.list, search: { ...toAddressParams(state), [STRATEGY_PARAM]: strategy.id } as never })
  }
}
