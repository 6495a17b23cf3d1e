import type { Analysis, Report, ReportFigures, ReportRun } from '@gezhi/contract'
import { demoPatents } from '@gezhi/imports/demo'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { expectedRows } from './testing/expected-rows.ts'

const at = (name: string) => `/api/search/report/${name}`
const RECORDS = [...demoPatents({ seed: 27, count: 60, withoutDescription: true })]
const PARAMETER = {
  queryStr: 'pd=[19000101 TO 20991231]',
  remark: '说明',
  chartList: [{ type: 'p01', chartType: 'line', text: '趋势' }, { type: 'country_analyse' }],
}

describe('reports', async () => {
  let clock = Date.parse('2026-07-01T00:00:00Z')
  const test = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' }, now: () => (clock += 1000) })
  const begin = async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id })
    const ask = <Data = unknown>(name: string, request: object = {}) => test.post<Data>(at(name), request, headers)
    const save = async (title: string, category = 0) =>
      (await ask<{ id: string }>('saveUserReport', { title, category, parameter: PARAMETER })).data.id
    return { user, headers, ask, save }
  }

  it('reports.01, reports.16, reports.20: are saved, listed by category, paged, renamed, changed and deleted', async () => {
    const { ask, save } = await begin()
    const ids = [await save('全景', 0), await save('企业', 1), await save('竞争', 2)]
    const titles = async (category: number) => (await ask<Report[]>('listUserReport', { category })).data.map(({ title }) => title)
    expect(await Promise.all([3, 0, 1, 2].map(titles))).toEqual([['竞争', '企业', '全景'], ['全景'], ['企业'], ['竞争']])
    const page = await ask<{ list: Report[]; total: number }>('pageUserReport', { pageNo: 2, pageSize: 2 })
    expect(page.data).toMatchObject({ total: 3, list: [{ title: '全景', chartCount: 2, category: 0 }] })
    const [id] = ids
    expect((await ask('updUserReportName', { id, title: '新名' })).data).toBe(true)
    const parameter = { ...PARAMETER, chartList: [{ type: 'p05', text: '' }] }
    expect((await ask('updUserReport', { id, parameter })).data).toBe(true)
    expect((await ask('getUserReportParameter', { id })).data).toMatchObject({ title: '新名', chartCount: 1, parameter })
    expect((await ask('delUserReport', { id })).data).toBe(true)
    expect(await titles(3)).toEqual(['竞争', '企业'])
    for (const name of ['getUserReportParameter', 'delUserReport']) expect((await ask(name, { id })).code, name).toBe(404)
  })

  it('are restored within an hour after they were deleted', async () => {
    const { ask, save } = await begin()
    const id = await save('撤销')
    await ask('delUserReport', { id })
    expect((await ask('restoreUserReport', { id })).data).toBe(true)
    expect((await ask<Report[]>('listUserReport')).data.map(({ title }) => title)).toEqual(['撤销'])
    await ask('delUserReport', { id })
    clock += 61 * 60_000
    expect((await ask('restoreUserReport', { id })).message).toBe('未找到报告')
  })

  it('are shared by a link, which opens their latest run until sharing ends', async () => {
    const [one, other] = [await begin(), await begin()]
    const id = await one.save('共享')
    const share = (shared: boolean) => one.ask<{ shareCode: string | null }>('share', { id, shared })
    expect((await share(true)).message).toBe('请先运行报告，再共享')
    const run = (await one.ask<ReportRun>('run', { id })).data
    const { shareCode } = (await share(true)).data
    expect((await share(true)).data.shareCode).toBe(shareCode)
    expect((await one.ask<{ shareCode: string }>('getUserReportParameter', { id })).data.shareCode).toBe(shareCode)
    const opened = await other.ask<ReportFigures>('openShared', { shareCode })
    expect(opened.data).toMatchObject({ run, title: '共享', remark: '说明' })
    expect((await other.ask('getRun', { runId: run.id })).message).toBe('未找到该次运行')
    expect((await share(false)).data).toEqual({ shareCode: null })
    expect((await other.ask('openShared', { shareCode })).message).toBe('共享链接已失效')
    // A link of a deleted report stays ended after the report is restored.
    const again = (await share(true)).data.shareCode
    await one.ask('delUserReport', { id })
    await one.ask('restoreUserReport', { id })
    expect((await other.ask('openShared', { shareCode: again })).message).toBe('共享链接已失效')
  })

  it('reports.20: have the figures and records of their source, and the fields of charts', async () => {
    const { ask, save } = await begin()
    const reportId = await save('全景')
    const { data } = await ask<Analysis>('searchReport', { reportId, code: 'p10' })
    const { rows } = expectedRows('p10', RECORDS, { applicants: [], year: 2026 })
    expect(data.list.map(({ name: _name, ...row }) => row)).toEqual(rows)
    expect((await ask('searchReport', { reportId, code: 'p05' })).message).toBe('没有图表“p05”')
    const found = await ask<{ total: number; list: { id: string }[] }>('userReportSearch', { reportId, size: 7 })
    expect([found.data.total, found.data.list.length]).toEqual([RECORDS.length, 7])
    expect((await ask<object[]>('getCommonFields')).data).toContainEqual({ field: 'country', name: '国家/地区' })
  })

  it('name what is wrong, and are those of one user only', async () => {
    const [one, other] = [await begin(), await begin()]
    const id = await one.save('全景')
    for (const [name, more] of [
      ['getUserReportParameter', {}],
      ['updUserReportName', { title: 'x' }],
      ['updUserReport', { parameter: PARAMETER }],
      ['delUserReport', {}],
      ['export', {}],
    ] as const)
      expect((await other.ask(name, { id, ...more })).message, name).toBe('未找到报告')
    const wrong = async (chart: object) =>
      (await one.ask('saveUserReport', { title: 'x', category: 0, parameter: { ...PARAMETER, chartList: [chart] } })).message
    expect(await wrong({ type: 'p99' })).toBe('没有图表“p99”')
    expect(await wrong({ type: 'e01' })).toContain('至少 1 个申请人')
    expect(await wrong({ type: 'p01', chartType: 'graph' })).toContain('parameter.chartList[0].chartType')
    expect((await one.ask('saveUserReport', { title: ' ', category: 0, parameter: PARAMETER })).message).toContain('title')
  })

  it('G168: are limited to 20 for free users, also when saved at once', async () => {
    const { headers } = await aSession(test)
    const save = () => test.post(at('saveUserReport'), { title: 'x', category: 0, parameter: PARAMETER }, headers)
    for (let index = 0; index < 18; index += 1) await save()
    const codes = (await Promise.all([1, 2, 3, 4].map(save))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 200, 403, 403])
  })

  it('are exported as PDF, Word and PowerPoint', { timeout: 60_000 }, async () => {
    const { headers, ask, save } = await begin()
    const id = await save('全景')
    for (const [fileType, start] of Object.entries({ pdf: '25504446', docx: '504b0304', pptx: '504b0304' })) {
      const { fileName } = (await ask<{ fileName: string }>('export', { id, fileType })).data
      const url = `/api/search/analyse/downAnalyseFile?fileName=${fileName}`
      const { rawPayload } = await test.app.inject({ method: 'GET', url, headers })
      expect(rawPayload.subarray(0, 4).toString('hex'), fileType).toBe(start)
    }
  })

  // The last one: it changes the index.
  it('retain the figures of their runs with the data version, and are compared with a new run', async () => {
    const { ask, save } = await begin()
    const id = await save('运行')
    const first = (await ask<ReportRun>('run', { id })).data
    const figures = async (runId: string) => (await ask<ReportFigures>('getRun', { runId })).data
    const before = await figures(first.id)
    expect(before.charts.map(({ type, text }) => [type, text])).toEqual([
      ['p01', '趋势'],
      ['country_analyse', ''],
    ])
    const { rows } = expectedRows('p10', RECORDS, { applicants: [], year: 2026 })
    expect(before.charts[1]!.analysis.list.map(({ name: _name, ...row }) => row)).toEqual(rows)
    await test.serving.engines.of(PATENT_KIND).write({ puts: [aPatent({ office: 'CN', publicationDate: '20250101' })] })
    await ask('updUserReport', { id, parameter: { ...PARAMETER, remark: '新说明' } })
    const second = (await ask<ReportRun>('run', { id })).data
    expect(second.version).toBeGreaterThan(first.version)
    expect((await ask<ReportRun[]>('listRuns', { id })).data).toEqual([second, first])
    expect(await figures(first.id)).toEqual(before)
    const after = await figures(second.id)
    expect([before.remark, after.remark]).toEqual(['说明', '新说明'])
    expect(after.charts[1]!.analysis.total).toBe(before.charts[1]!.analysis.total + 1)
  })
})
