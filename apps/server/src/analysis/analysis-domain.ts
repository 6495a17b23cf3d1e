import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { RECORD_KINDS } from '../kinds/record-kinds.ts'
import { defineDomain } from '../platform/domain.ts'
import { analyser, type GroupsOf } from './analyser.ts'
import { analysisHandlers } from './analysis-handlers.ts'
import { boardHandlers } from './boards/board-handlers.ts'
import { boardStore } from './boards/board-store.ts'
import { capabilityHandlers } from './capability/capability-handlers.ts'
import { selectionCounter, selectionLister } from './counted-selection.ts'
import { ANALYSIS_PERSONAL_DATA } from './personal-data.ts'
import { reportHandlers } from './report-handlers.ts'
import { reportRunStore } from './report-run-store.ts'
import { reportStore } from './report-store.ts'

/** Statistics of lists of records, charts of the catalogue, their files, and reports. */
export const analysisDomain = defineDomain({
  name: 'analysis',
  calls: CALLS.analysis,
  personalData: ANALYSIS_PERSONAL_DATA,
  open({ database, files, folder, now, service }) {
    const { kinds } = service('exports')
    const { link } = service('companies')
    const { of: groupsOfUser } = service('groups')
    const groupsOf: GroupsOf = ({ caller }) => (caller.kind === 'user' ? groupsOfUser(caller.userId) : Promise.resolve([]))
    const reports = reportStore(database, now)
    const runs = reportRunStore(database, now)
    const boards = boardStore(database, now)
    // The charts count fields of the first kind.
    const { fields } = RECORD_KINDS[0]!
    return {
      handlers(serving) {
        const count = selectionCounter(kinds, serving)
        const shared = { analyse: analyser(count, now, groupsOf), files, workFolder: join(folder.work, 'analyses'), now }
        return {
          ...analysisHandlers({ count, ...shared }),
          ...reportHandlers({ reports, runs, list: selectionLister(kinds, serving), fields, ...shared }),
          ...boardHandlers({ boards, ...shared }),
          ...capabilityHandlers({ link: link(serving), now }, serving),
        }
      },
      jobs: [{ queue: 'purge-reports', cron: '41 * * * *', run: () => reports.purgeDeleted() }],
    }
  },
})
