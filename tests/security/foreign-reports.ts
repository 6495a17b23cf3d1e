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
  'analysis.getReportRun': {
    error: 'REPORT_RUN_NOT_FOUND',
    make: async (test, owner) => ({ runId: (await aRun(test, owner)).id }),
  },
  'analysis.searchReport': withReportId({ code: 'p01' }),
  'analysis.searchReportRecords': withReportId(),
}
