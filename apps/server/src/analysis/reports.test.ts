import type { Analysis, Report, ReportFigures, ReportRun } from '@gezhi/contract'
import { demoPatents } from '@gezhi/imports/demo'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { read } from '@e965/xlsx'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { aMonitor, findMonitor, monitorCall, monitorHits, monitorRuns, runMonitor } from '../testing/a-monitor.ts'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import { downloadExport, exportHistory, writeExports } from '../testing/an-export.ts'
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

  it(
    'are written in the download centre as PDF, Word, PowerPoint and Excel, with their charts as progress',
    { timeout: 60_000 },
    async () => {
      const { headers, ask, save } = await begin()
      const id = await save('全景')
      for (const [fileType, start] of Object.entries({ pdf: '25504446', docx: '504b0304', pptx: '504b0304', xlsx: '504b0304' })) {
        const { id: task } = (await ask<{ id: string }>('export', { id, fileType })).data
        expect((await exportHistory(test, headers)).list[0], fileType).toMatchObject({ id: task, state: 'waiting', done: 0, total: 2 })
        await writeExports(test)
        expect((await exportHistory(test, headers)).list[0]).toMatchObject({
          type: 'report',
          fileType,
          state: 'done',
          done: 2,
          total: 2,
          reason: null,
        })
        const { rawPayload } = await downloadExport(test, task, headers)
        expect(rawPayload.subarray(0, 4).toString('hex'), fileType).toBe(start)
        if (fileType === 'xlsx') expect(read(rawPayload).SheetNames).toEqual(['申请与授权趋势', '公开国家 地区'])
      }
    },
  )

  it('are written as they are when a task runs: a stored run stays, a deleted report and an ended sharing are reasons to fail', async () => {
    const [one, other] = [await begin(), await begin()]
    const id = await one.save('任务')
    const { data: run } = await one.ask<ReportRun>('run', { id })
    await one.ask('addUser', { id, telephone: other.user.telephone })
    const task = async ({ ask }: typeof one, more = {}) => (await ask<{ id: string }>('export', { id, fileType: 'xlsx', ...more })).data.id
    const [ofRun, ofReader] = [await task(one, { runId: run.id }), await task(other)]
    await one.ask('removeUser', { id, userId: other.user.id })
    const cancelled = await task(one)
    await test.post('/api/search/export/clean', { idList: [cancelled] }, one.headers)
    await writeExports(test)
    expect((await exportHistory(test, one.headers)).list).toMatchObject([{ id: ofRun, state: 'done' }])
    expect((await exportHistory(test, other.headers)).list).toMatchObject([{ id: ofReader, state: 'failed', reason: '未找到报告' }])
  })

  it('G173: are shared with named users, who read or edit them until that ends', async () => {
    const [one, reader, stranger] = [await begin(), await begin(), await begin()]
    const id = await one.save('共享报告')
    const { data: run } = await one.ask<ReportRun>('run', { id })
    const { telephone, id: userId } = reader.user
    const add = (authority: number) => one.ask('addUser', { id, telephone, authority })
    expect((await add(1)).data).toEqual({ userId })
    expect((await test.post<{ list: object[] }>('/api/sms/msg/list', {}, reader.headers)).data.list).toMatchObject([
      { title: '报告共享', content: `${one.user.nick}与您共享了报告“共享报告”。`, link: `/analyseView?id=${id}` },
    ])
    const listed = async ({ ask }: typeof one, shared: boolean) =>
      (await ask<{ list: Report[] }>('pageUserReport', { shared })).data.list.map(({ title, authority, owner }) => [
        title,
        authority,
        owner,
      ])
    expect(await listed(reader, true)).toEqual([['共享报告', 1, one.user.nick]])
    expect([await listed(reader, false), await listed(one, true)]).toEqual([[], []])
    expect((await reader.ask('getRun', { runId: run.id })).data).toMatchObject({ title: '共享报告' })
    expect((await reader.ask<Analysis>('searchReport', { reportId: id, code: 'p10' })).data.total).toBe(RECORDS.length)
    const changes = { updUserReportName: { title: '改名' }, updUserReport: { parameter: PARAMETER }, run: {} }
    const ofOwner = {
      delUserReport: {},
      share: { shared: false },
      addUser: { telephone: stranger.user.telephone },
      changeUser: { userId, authority: 2 },
      removeUser: { userId },
    }
    for (const [name, more] of Object.entries({ ...changes, ...ofOwner }))
      expect((await reader.ask(name, { id, ...more })).message, name).toBe('您对该报告没有执行此操作的权限')
    expect((await one.ask('changeUser', { id, userId, authority: 2 })).data).toBe(true)
    for (const [name, more] of Object.entries(changes)) expect((await reader.ask(name, { id, ...more })).code, name).toBe(200)
    for (const [name, more] of Object.entries(ofOwner)) expect((await reader.ask(name, { id, ...more })).code, name).toBe(403)
    expect((await reader.ask('listUsers', { id })).data).toMatchObject([
      { nick: one.user.nick, authority: 3 },
      { nick: reader.user.nick, authority: 2 },
    ])
    // Adding again changes the authority, without a second message.
    await add(1)
    expect(await listed(reader, true)).toEqual([['改名', 1, one.user.nick]])
    expect((await test.post<{ total: number }>('/api/sms/msg/list', {}, reader.headers)).data.total).toBe(1)
    expect((await one.ask('removeUser', { id, userId })).data).toBe(true)
    for (const name of ['getUserReportParameter', 'listRuns', 'listUsers', 'export'])
      expect((await reader.ask(name, { id })).message, name).toBe('未找到报告')
    expect((await reader.ask('getRun', { runId: run.id })).message).toBe('未找到该次运行')
    expect((await one.ask('removeUser', { id, userId })).message).toBe('该报告未与此用户共享')
  })

  it('name what is wrong about their users, and can be left', async () => {
    const [one, other] = [await begin(), await begin()]
    const id = await one.save('用户')
    expect((await one.ask('addUser', { id, telephone: '19999999999' })).message).toBe('该手机号码未注册')
    expect((await one.ask('addUser', { id, telephone: one.user.telephone })).message).toBe('此操作不适用于报告所有者')
    expect((await one.ask('addUser', { id, telephone: other.user.telephone, authority: 3 })).message).toContain('authority')
    expect((await one.ask('leave', { id })).message).toBe('此操作不适用于报告所有者')
    expect((await other.ask('leave', { id })).message).toBe('未找到报告')
    await one.ask('addUser', { id, telephone: other.user.telephone })
    expect((await other.ask('leave', { id })).data).toBe(true)
    expect((await one.ask<object[]>('listUsers', { id })).data).toHaveLength(1)
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
  it('are run by monitors at their rhythm, as a new version with what has changed', async () => {
    // Runs are at 08:00, and sessions end earlier than a day after their last call.
    clock = Date.parse('2026-07-02T07:50:00+08:00')
    const { user, headers, ask, save } = await begin()
    const email = `${user.nick}@example.com`
    await test.accounts.users.change(user.id, { email, emailVerifiedAt: new Date(clock) })
    const id = await save('月报')
    const monitor = await aMonitor(test, { name: '定期', type: 'report', code: id, frequency: 2, email }, headers)
    const runs = async () => (await ask<ReportRun[]>('listRuns', { id })).data
    // The first run stores the figures that the next one is compared with, and is no news.
    expect([(await runs()).length, (await monitorRuns(test, monitor, headers)).length]).toEqual([1, 0])
    expect(await findMonitor(test, monitor, headers)).toMatchObject({ type: 'report', kind: 'report', target: '月报', code: id })
    const day = '20250103'
    await test.serving.engines.of(PATENT_KIND).write({ puts: [aPatent({ office: 'CN', applicationDate: day, publicationDate: day })] })
    clock = Date.parse('2026-07-02T08:00:00+08:00')
    await test.service('monitors').runDue(test.serving)
    expect(await runs()).toHaveLength(2)
    const [run] = await monitorRuns(test, monitor, headers)
    expect(run).toMatchObject({ found: 2, requested: false, mail: 'sent' })
    expect(run!.changes).toEqual(
      expect.arrayContaining([{ kind: 'figure', chart: '公开国家/地区', name: '中国', from: expect.any(Number), to: expect.any(Number) }]),
    )
    for (const change of run!.changes) expect(change.kind === 'figure' && change.to - change.from).toBe(1)
    expect(await monitorHits(test, monitor, headers)).toEqual([[]])
    const { list } = (await test.post<{ list: { title: string; content: string }[] }>('/api/sms/msg/list', {}, headers)).data
    expect(list).toMatchObject([{ title: '报告已更新', content: '监控“定期”的报告已重新运行，有 2 项数据变化。' }])
    const [mail] = (await sandboxStores(test.database, () => clock).outbox.list()).filter(({ to }) => to === email)
    expect(mail!.text).toMatch(/公开国家\/地区 {2}中国 {2}\d+ → \d+/)
    // Only those may schedule a report who may run it.
    const reader = await begin()
    const watch = (code: string) => test.post(monitorCall('add'), { name: '监控', type: 'report', code }, reader.headers)
    expect((await watch(id)).message).toBe('未找到报告')
    await ask('addUser', { id, telephone: reader.user.telephone })
    expect((await watch(id)).message).toBe('您对该报告没有执行此操作的权限')
    expect((await watch('CN1')).message).toContain('须为报告的 id')
    await ask('delUserReport', { id })
    await runMonitor(test, monitor, headers)
    expect(await findMonitor(test, monitor, headers)).toMatchObject({ failure: '未找到报告' })
  })
})
