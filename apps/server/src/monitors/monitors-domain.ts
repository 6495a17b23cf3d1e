import { CALLS } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { monitorHandlers } from './monitor-handlers.ts'
import { monitorQueue } from './monitor-queue.ts'
import { monitorStore } from './monitor-store.ts'
import { MONITORS_PERSONAL_DATA } from './personal-data.ts'
import { runDueMonitors, runMonitors } from './run-monitors.ts'
import type { AlertListener } from './run-parts.ts'
import { sendMessageOf } from './send-alert.ts'
import { alertUserTasks, monitorUserTasks } from './user-tasks.ts'

/** ms for which runs are stored. */
const RUN_RETENTION = 400 * 24 * 3_600_000

declare module '../platform/domain.ts' {
  interface DomainServices {
    monitors: {
      /** Runs all monitors that are due and sends their alerts, for tests. */
      runDue(serving: Serving): Promise<void>
      /** Receives alerts. Domains add theirs when they open. */
      readonly listeners: AlertListener[]
      /** Throws MONITOR_NOT_FOUND unless all monitors are the user's. */
      requireOwn(userId: string, ids: readonly string[]): Promise<void>
    }
  }
}

/** Searches and records that users watch: alerts about what is new. */
export const monitorsDomain = defineDomain({
  name: 'monitors',
  calls: CALLS.monitors,
  personalData: MONITORS_PERSONAL_DATA,
  open({ database, log, now, service }) {
    const accounts = service('accounts')
    const { kinds } = service('exports')
    const recordsOf = service('follows').kinds.open
    const { reports } = service('analysis')
    const store = monitorStore(database, now)
    const queue = monitorQueue(database, now)
    const listeners: AlertListener[] = []
    const parts = { queue, kinds, accounts, recordsOf, reports, listeners, log }
    return {
      handlers: (serving) =>
        monitorHandlers(
          {
            store,
            queue,
            kinds,
            accounts,
            reports,
            now,
            recordsOf: recordsOf(serving),
            sendMessageAgain: (run, monitor) => sendMessageOf(accounts.messages, run, monitor),
          },
          serving,
        ),
      recordWork: [{ name: 'monitors', run: (serving, signal) => runMonitors(parts, serving, signal) }],
      userTasks: [monitorUserTasks(store), alertUserTasks(queue)],
      jobs: [{ queue: 'purge-monitor-runs', cron: '17 4 * * *', run: () => store.purgeRuns(new Date(now() - RUN_RETENTION)) }],
      services: {
        runDue: (serving: Serving) => runDueMonitors(parts, serving),
        listeners,
        async requireOwn(userId: string, ids: readonly string[]) {
          if (!(await store.haveAll(userId, ids))) throw new CallError('MONITOR_NOT_FOUND')
        },
      },
    }
  },
})
