import { anAccount, aSession } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

const PARAMETER = { queryStr: 'Private', chartList: [{ type: 'p01', text: 'Private' }] }

async function aReport({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const report = { title: 'Private', category: 0, parameter: PARAMETER }
  return (await post<{ id: string }>('/api/search/report/saveUserReport', report, headers)).data
}

async function aRun(test: TestApp, owner: Owner): Promise<{ id: string }> {
  return (await test.post<{ id: string }>('/api/search/report/run', await aReport(test, owner), owner.headers)).data
}

const withId = (more: object = {}): ForeignRow => ({
  error: 'REPORT_NOT_FOUND',
  make: async (test, owner) => ({ ...(await aReport(test, owner)), ...more }),
})

const withReportId = (more: object = {}): ForeignRow => ({
  error: 'REPORT_NOT_FOUND',
  make: async (test, owner) => ({ reportId: (await aReport(test, owner)).id, ...more }),
})

/** A report that is shared with another user. */
const sharedReport = (more: object = {}): ForeignRow => ({
  error: 'REPORT_NOT_FOUND',
  async make(test, owner) {
    const report = await aReport(test, owner)
    const { id: userId, telephone } = await anAccount(test)
    await test.post('/api/search/report/addUser', { ...report, telephone }, owner.headers)
    return { ...report, userId, ...more }
  },
})

/** Calls that name reports, or list them. */
export const FOREIGN_REPORTS: Readonly<Record<string, ForeignRow>> = {
  'analysis.listReports': empty(aReport),
  'analysis.pageReports': empty(aReport),
  'analysis.getReportParameter': withId(),
  'analysis.renameReport': withId({ title: 'x' }),
  'analysis.changeReport': withId({ parameter: PARAMETER }),
  'analysis.deleteReport': withId(),
  'analysis.exportReport': withId(),
  'analysis.restoreReport': {
    error: 'REPORT_NOT_FOUND',
    make: async (test, owner) => {
      const report = await aReport(test, owner)
      await test.post('/api/search/report/delUserReport', report, owner.headers)
      return report
    },
  },
  'analysis.runReport': withId(),
  'analysis.listReportRuns': withId(),
  'analysis.shareReport': withId({ shared: false }),
  'analysis.addReportUser': {
    error: 'REPORT_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aReport(test, owner)), telephone: (await anAccount(test)).telephone }),
  },
  'analysis.listReportUsers': withId(),
  'analysis.changeReportUser': sharedReport({ authority: 2 }),
  'analysis.removeReportUser': sharedReport(),
  'analysis.leaveReport': {
    error: 'REPORT_NOT_FOUND',
    async make(test, { telephone }) {
      const { user, headers } = await aSession(test)
      const report = await aReport(test, { userId: user.id, telephone: user.telephone, headers })
      await test.post('/api/search/report/addUser', { ...report, telephone }, headers)
      return report
    },
  },
  'analysis.getReportRun': {
    error: 'REPORT_RUN_NOT_FOUND',
    make: async (test, owner) => ({ runId: (await aRun(test, owner)).id }),
  },
  'analysis.searchReport': withReportId({ code: 'p01' }),
  'analysis.searchReportRecords': withReportId(),
}
