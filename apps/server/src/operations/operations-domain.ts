import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { operationHandlers } from './operation-handlers.ts'

/** The operator console. */
export const operationsDomain = defineDomain({
  name: 'operations',
  calls: CALLS.operations,
  open({ folder, service }) {
    const accounts = service('accounts')
    const content = service('content')
    const { synonyms } = service('search')
    const { countWaitingSales } = service('payment')
    return {
      handlers: ({ sharedEngines }) =>
        operationHandlers({
          current: content.current(sharedEngines),
          accounts,
          content,
          synonyms,
          countWaitingSales,
          imports: folder.imports,
        }),
    }
  },
})
