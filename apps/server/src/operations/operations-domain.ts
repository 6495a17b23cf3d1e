import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { logLevelSubscription, logUsage, runLogCommand, type LeveledLog } from './log-level.ts'
import { operationHandlers } from './operation-handlers.ts'

/** The operator console. */
export const operationsDomain = defineDomain({
  name: 'operations',
  calls: CALLS.operations,
  usage: logUsage,
  open({ settings, database, files, log, folder, now, service }) {
    const logs: LeveledLog[] = [log]
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
          health: { settings, database, files, engines: sharedEngines, now },
        }),
      subscriptions: [logLevelSubscription(logs, settings.GEZHI_LOG)],
      runCommand: (args, by) => runLogCommand(database, args, by),
      // The HTTP server has a log of its own.
      mountPages: (app) => void logs.push(app.log),
    }
  },
})
