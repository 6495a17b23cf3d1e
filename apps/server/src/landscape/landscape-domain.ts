import { CALLS, MAX_UNFINISHED_LANDSCAPES } from '@gezhi/contract'
import { describeReasonToOperator } from '../exports/task-reason.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { tableTasks } from '../platform/table-tasks.ts'
import { landscapeHandlers } from './landscape-handlers.ts'
import { landscapeQueue } from './landscape-queue.ts'
import { landscapeStore } from './landscape-store.ts'
import { landscapes } from './landscapes-table.ts'
import { LANDSCAPE_PERSONAL_DATA } from './personal-data.ts'
import { runLandscapes, runWaitingLandscapes } from './run-landscapes.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    landscape: {
      /** Lays out all landscapes that wait, for tests. */
      runWaiting(serving: Serving): Promise<void>
    }
  }
}

/** Landscapes: documents laid out in the plane by their subjects. */
export const landscapeDomain = defineDomain({
  name: 'landscape',
  calls: CALLS.landscape,
  personalData: LANDSCAPE_PERSONAL_DATA,
  open({ database, log, now, service }) {
    const { kinds } = service('exports')
    const { batchLists } = service('search')
    const store = landscapeStore(database, now)
    const parts = { queue: landscapeQueue(database, now), kinds, accounts: service('accounts'), log }
    return {
      handlers: (serving) => landscapeHandlers({ store, kinds, batchLists }, serving),
      recordWork: [{ name: 'landscapes', run: (serving, signal) => runLandscapes(parts, serving, signal) }],
      userTasks: [
        tableTasks(database, {
          kind: 'landscapes',
          title: { zh: '专利地图', en: 'Landscape' },
          table: landscapes,
          lock: 'landscapes',
          limit: MAX_UNFINISHED_LANDSCAPES,
          describe: describeReasonToOperator,
          cancel: ({ id, userId }) => store.remove(userId, [id]),
        }),
      ],
      services: { runWaiting: (serving: Serving) => runWaitingLandscapes(parts, serving) },
    }
  },
})
