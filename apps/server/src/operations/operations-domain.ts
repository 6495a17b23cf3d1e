import { CALLS } from '@gezhi/contract'
import { dataFolder } from '../data-folder/data-folder.ts'
import { BACKUP_LIMIT } from './backup/backup-due.ts'
import { addressOf } from '../database/address-of.ts'
import { defineDomain } from '../platform/domain.ts'
import { logLevelSubscription, logUsage, runLogCommand, type LeveledLog } from './log-level.ts'
import { operationHandlers } from './operation-handlers.ts'

/** The operator console. */
export const operationsDomain = defineDomain({
  name: 'operations',
  calls: CALLS.operations,
  usage: logUsage,
  open({ settings, database, files, log, folder, now, service, userTasks }) {
    const logs: LeveledLog[] = [log]
    const installation = dataFolder(settings.GEZHI_DATA)
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
          userTasks: userTasks(),
          health: { settings, database, files, engines: sharedEngines, now },
        }),
      jobs: [
        {
          queue: 'make-backup',
          cron: settings.GEZHI_BACKUP_AT,
          maxSeconds: BACKUP_LIMIT / 1000,
          async run() {
            // With the libraries of archives and of S3, which no start needs.
            const { backupTarget, makeBackup } = await import('./backup/scheduled/make-backup.ts')
            return makeBackup({
              where: settings.DATABASE_URL ?? addressOf(database),
              files,
              folder: installation,
              target: backupTarget(settings, installation),
              retention: settings.GEZHI_BACKUP_KEEP,
              now,
            })
          },
        },
      ],
      subscriptions: [logLevelSubscription(logs, settings.GEZHI_LOG)],
      runCommand: (args, by) => runLogCommand(database, args, by),
      // The HTTP server has a log of its own.
      mountPages: (app) => void logs.push(app.log),
    }
  },
})
