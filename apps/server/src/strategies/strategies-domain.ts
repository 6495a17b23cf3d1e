import { CALLS } from '@gezhi/contract'
import { RECORD_KINDS } from '../kinds/record-kinds.ts'
import { defineDomain } from '../platform/domain.ts'
import { STRATEGIES_PERSONAL_DATA } from './personal-data.ts'
import { strategyGroupHandlers } from './strategy-group-handlers.ts'
import { strategyGroupStore } from './strategy-group-store.ts'
import { strategyHandlers } from './strategy-handlers.ts'
import { strategyStore } from './strategy-store.ts'

/** Searches that users save under a title: run again, combined, and referred to in queries. */
export const strategiesDomain = defineDomain({
  name: 'strategies',
  calls: CALLS.strategies,
  personalData: STRATEGIES_PERSONAL_DATA,
  open({ database, now }) {
    const parts = {
      strategies: strategyStore(database, now),
      groups: strategyGroupStore(database, now),
      // As the history, strategies are searches of the first kind.
      fields: RECORD_KINDS[0]!.fields,
    }
    return { handlers: () => ({ ...strategyHandlers(parts), ...strategyGroupHandlers(parts) }) }
  },
})
