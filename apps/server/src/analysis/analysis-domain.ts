import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { RECORD_KINDS } from '../kinds/record-kinds.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { analyser, type GroupsOf } from './analyser.ts'
import { analysisHandlers } from './analysis-handlers.ts'
import { boardDocument, boardHandlers } from './boards/board-handlers.ts'
import { boardStore } from './boards/board-store.ts'
import { chartTask } from './chart-documents.ts'
import { capabilityHandlers } from './capability/capability-handlers.ts'
import { selectionCounter, selectionLister } from './counted-selection.ts'
import { monitoredReports, type MonitoredReports } from './monitored-reports.ts'
import { ANALYSIS_PERSONAL_DATA } from './personal-data.ts'
import { reportDocument, reportHandlers } from './report-handlers.ts'
import { reportRunStore } from './report-run-store.ts'
import { reportStore } from './report-store.ts'
import { reportUserHandlers } from './report-user-handlers.ts'
import { patentSampler } from './sampled-patents.ts'
import { reportUserStore } from './report-user-store.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    analysis: { readonly reports: MonitoredReports }
  }
}

/** Statistics of lists of records, charts of the catalogue, their files, and reports. */
export const analysisDomain = defineDomain({
  name: 'analysis',
  calls: CALLS.analysis,
  personalData: ANALYSIS_PERSONAL_DATA,
  open({ database, files, folder, now, service }) {
    const { kinds, documents, tasks } = service('exports')
    const accounts = service('accounts')
    const { link } = service('companies')
    const { of: groupsOfUser } = service('groups')
    const groupsOf: GroupsOf = ({ caller }) => (caller.kind === 'user' ? groupsOfUser(caller.userId) : Promise.resolve([]))
    const reports = reportStore(database, accounts.nickOf, now)
    const reportUsers = reportUserStore(database, accounts.nickOf, now)
    const runs = reportRunStore(database, now)
    const boards = boardStore(database, now)
    // The charts count fields of the first kind.
    const { fields } = RECORD_KINDS[0]!
    const analyserOf = (serving: Serving) =>
      analyser({ count: selectionCounter(kinds, serving), sample: patentSampler(selectionLister(kinds, serving), serving), now, groupsOf })
    documents.add('report', chartTask(analyserOf, reportDocument({ reports, runs })))
    documents.add('board', chartTask(analyserOf, boardDocument(boards)))
    return {
      handlers(serving) {
        const analyse = analyserOf(serving)
        const workFolder = join(folder.work, 'analyses')
        return {
          ...analysisHandlers({ count: selectionCounter(kinds, serving), analyse, files, workFolder, now }),
          ...reportHandlers({ reports, runs, list: selectionLister(kinds, serving), analyse, tasks, fields }),
          ...reportUserHandlers({ reports, reportUsers, accounts }),
          ...boardHandlers({ boards, tasks }),
          ...capabilityHandlers({ link: link(serving), now }, serving),
        }
      },
      jobs: [{ queue: 'purge-reports', cron: '41 * * * *', run: () => reports.purgeDeleted() }],
      services: { reports: monitoredReports({ reports, runs }, analyserOf) },
    }
  },
})
