import { join } from 'node:path'
import { CALLS, MAX_UNFINISHED_NOVELTIES } from '@gezhi/contract'
import { describeReasonToOperator } from '../exports/task-reason.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { tableTasks } from '../platform/table-tasks.ts'
import { novelties } from './novelties-table.ts'
import { noveltyHandlers } from './novelty-handlers.ts'
import { noveltyQueue } from './novelty-queue.ts'
import { noveltyStore } from './novelty-store.ts'
import { NOVELTY_PERSONAL_DATA } from './personal-data.ts'
import { runNovelties, runWaitingNovelties } from './run-novelties.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    novelty: {
      /** Runs all analyses that wait, for tests. */
      runWaiting(serving: Serving): Promise<void>
    }
  }
}

/** Novelty analyses: what earlier documents say of the features of a text or a claim. */
export const noveltyDomain = defineDomain({
  name: 'novelty',
  calls: CALLS.novelty,
  personalData: NOVELTY_PERSONAL_DATA,
  open({ database, files, folder, log, now, service }) {
    const runner = {
      queue: noveltyQueue(database, now),
      accounts: service('accounts'),
      synonyms: service('search').synonyms,
      log,
    }
    const parts = { store: noveltyStore(database, now), files, workFolder: join(folder.work, 'novelty'), now }
    return {
      handlers: (serving) => noveltyHandlers(parts, serving),
      recordWork: [{ name: 'novelty analyses', run: (serving, signal) => runNovelties(runner, serving, signal) }],
      userTasks: [
        tableTasks(database, {
          kind: 'novelties',
          title: { zh: '查新分析', en: 'Novelty analysis' },
          table: novelties,
          lock: 'novelties',
          limit: MAX_UNFINISHED_NOVELTIES,
          describe: describeReasonToOperator,
          cancel: ({ id, userId }) => parts.store.remove(userId, id),
        }),
      ],
      services: { runWaiting: (serving: Serving) => runWaitingNovelties(runner, serving) },
    }
  },
})
