import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import { COMPANY_KIND, type CompanyRecord, PATENT_KIND } from '@gezhi/records'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { aMonitor, findMonitor, monitorCall, monitorHits, monitorRuns, runMonitor } from '../testing/a-monitor.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aDevice, aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'

interface Message {
  readonly title: string
  readonly content: string
  readonly link: string
}

const COMPANY = '91440300MA5EXAMPX3'

const battery = (publicationNumber: string, more: object = {}) => aPatent({ publicationNumber, title: '石墨烯电池', ...more })

describe('B.monitor.10: monitors', async () => {
  // A Sunday.
  let clock = Date.parse('2026-03-01T09:00:00+08:00')
  const { engine: marks, drop: dropMarks } = await trademarkEngine([])
  const { engine: companies, drop: dropCompanies } = await testEngineOf(
    COMPANY_KIND,
    await mkdtemp(join(inject('testFolder'), 'companies-')),
    1,
  )
  afterAll(() => Promise.all([dropMarks(), dropCompanies()]))
  const test = await buildTestApp({
    engines: [marks, companies],
    records: [battery('CN100000001A', { applicants: [{ name: '甲公司' }] }), aPatent({ publicationNumber: 'CN100000002A', title: '泵' })],
    settings: { GEZHI_ACCESS: 'membership', GEZHI_SEARCHES_PER_MINUTE: 1e6 },
    now: () => clock,
  })
  const { post } = test
  const engine = test.serving.engines.of(PATENT_KIND)
  const ask = <Data = unknown>(name: string, body: unknown, headers: Record<string, string>) => post<Data>(monitorCall(name), body, headers)
  const messagesOf = async (headers: Record<string, string>) =>
    (await post<{ list: Message[] }>('/api/sms/msg/list', {}, headers)).data.list
  const codes = async (id: string, headers: Record<string, string>) =>
    (await monitorHits(test, id, headers)).map((hits) => hits.map(({ code }) => code))

  it('of a query report the records that are new since the last run, each once', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { name: '电池', queryStr: '石墨烯 AND 电池' }, headers)
    expect(await findMonitor(test, id, headers)).toMatchObject({
      name: '电池',
      type: 'query',
      kind: 'patent',
      queryStr: '石墨烯 AND 电池',
      target: '石墨烯 AND 电池',
      frequency: 0,
      status: 1,
      total: 1,
      startTime: '2026-03-01 09:00:00',
      nextTime: '2026-03-02 08:00:00',
      lastTime: null,
      lastFound: null,
      running: false,
    })
    await engine.write({ puts: [battery('CN100000003A'), aPatent({ publicationNumber: 'CN100000004A', title: '阀' })] })
    await runMonitor(test, id, headers)
    expect(await codes(id, headers)).toEqual([['CN100000003A']])
    expect((await monitorHits(test, id, headers))[0]![0]).toMatchObject({ title: '石墨烯电池', record: { status: null } })
    // A record that comes to match, one that no longer does and is back, one that changes otherwise.
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN100000004A', title: '石墨烯电池阀' })], deletes: ['CN100000003A'] })
    await runMonitor(test, id, headers)
    await engine.write({ puts: [battery('CN100000003A'), battery('CN100000001A', { applicants: [{ name: '乙公司' }] })] })
    await runMonitor(test, id, headers)
    await runMonitor(test, id, headers)
    expect(await codes(id, headers)).toEqual([['CN100000003A'], ['CN100000004A'], [], []])
    expect(await messagesOf(headers)).toMatchObject([
      { title: '监控提醒', content: '监控“电池”发现 1 条新记录。', link: expect.stringContaining(`/watchdetail?id=${id}&run=`) },
      { content: '监控“电池”发现 1 条新记录。' },
    ])
    await engine.write({ puts: [], deletes: ['CN100000003A', 'CN100000004A'] })
  })

  it('G175: run at the times of their schedule; runs that were missed are made up once', async () => {
    const { user, headers: early } = await aSession(test)
    let headers: Record<string, string> = early
    const setClock = async (time: string) => {
      clock = Date.parse(time)
      // Sessions have expired meanwhile.
      headers = { token: (await test.accounts.completeLogin(user.id, { device: aDevice() })).token }
    }
    const run = () => test.service('monitors').runDue(test.serving)
    const daily = await aMonitor(test, { queryStr: '电池', frequency: 2 }, headers)
    const off = await aMonitor(test, { queryStr: '电池', frequency: 2 }, headers)
    expect(await ask('switch', { id: off, status: 0 }, headers)).toMatchObject({ code: 200 })
    expect(await findMonitor(test, off, headers)).toMatchObject({ status: 0, nextTime: null })
    await engine.write({ puts: [battery('CN100000005A')] })
    await setClock('2026-03-02T07:59:00+08:00')
    await run()
    expect(await codes(daily, headers)).toEqual([])
    await setClock('2026-03-05T10:00:00+08:00')
    await run()
    await run()
    expect(await codes(daily, headers)).toEqual([['CN100000005A']])
    expect(await codes(off, headers)).toEqual([])
    expect(await findMonitor(test, daily, headers)).toMatchObject({ nextTime: '2026-03-06 08:00:00', lastFound: 1 })
    // Turned on again, it reports what arrived meanwhile at its next time.
    await ask('switch', { id: off, status: 1 }, headers)
    await run()
    expect(await codes(off, headers)).toEqual([])
    await setClock('2026-03-06T08:00:00+08:00')
    await run()
    expect(await codes(off, headers)).toEqual([['CN100000005A']])
    expect(await codes(daily, headers)).toEqual([['CN100000005A'], []])
  })

  it('B.monitor.04, B.monitor.05: send an alert without anything new only if they are set to', async () => {
    const { headers } = await aSession(test)
    const silent = await aMonitor(test, { queryStr: '电池' }, headers)
    const loud = await aMonitor(test, { name: '每次', queryStr: '电池', sendWhenEmpty: 1 }, headers)
    for (const id of [silent, loud]) await runMonitor(test, id, headers)
    expect(await messagesOf(headers)).toMatchObject([{ content: '监控“每次”没有新的内容。' }])
    expect(await monitorRuns(test, silent, headers)).toMatchObject([
      { sendTime: null, requested: true, found: 0, total: expect.any(Number) },
    ])
  })

  it('of a record report what has changed since the last run, each change once', async () => {
    const { headers } = await aSession(test)
    await engine.write({
      puts: [aPatent({ publicationNumber: 'CN101000001A', applicationNumber: 'CN201010000001', legalStatus: 'pending' })],
    })
    const id = await aMonitor(test, { type: 'patent', code: 'CN 101000001 A' }, headers)
    expect(await findMonitor(test, id, headers)).toMatchObject({
      type: 'patent',
      code: 'CN101000001A',
      queryStr: '',
      list: null,
      total: null,
    })
    await runMonitor(test, id, headers)
    await engine.write({
      puts: [
        aPatent({ publicationNumber: 'CN101000001A', applicationNumber: 'CN201010000001', legalStatus: 'active' }),
        aPatent({ publicationNumber: 'US20110000001A1', office: 'US', priorities: [{ number: 'CN201010000001', country: 'CN' }] }),
        aPatent({ publicationNumber: 'CN102000001A', citations: [{ publicationNumber: 'CN101000001A' }] }),
      ],
    })
    await runMonitor(test, id, headers)
    await runMonitor(test, id, headers)
    const [last, changed, first] = await monitorRuns(test, id, headers)
    expect([last!.changes, first!.changes]).toEqual([[], []])
    expect(changed!.changes).toEqual(
      expect.arrayContaining([
        { kind: 'value', field: 'legal_status', from: 'pending', to: 'active' },
        { kind: 'count', field: 'cited_by', from: 0, to: 1 },
        expect.objectContaining({ field: 'family', added: ['US20110000001A1'] }),
      ]),
    )
    expect(changed!.found).toBe(changed!.changes.length)
    await engine.write({ puts: [], deletes: ['CN101000001A'] })
    await runMonitor(test, id, headers)
    expect((await monitorRuns(test, id, headers))[0]!.changes).toEqual([{ kind: 'value', field: 'available', from: '1', to: null }])
    expect(await ask('add', { name: '无', type: 'patent', code: 'CN1' }, headers)).toMatchObject({
      code: 404,
      message: '库中没有 CN1，无法监控',
    })
  })

  it('of a mark and of a company report what has changed, each change once', async () => {
    const { headers } = await aSession(test)
    const company = (address: string): CompanyRecord => ({
      creditCode: COMPANY,
      names: [{ lang: 'zh', text: '苇舟有限公司' }],
      address,
      source: { format: 'test' },
    })
    await marks.write({ puts: [aTrademark({ status: 'filed' })] })
    await companies.write({ puts: [company('湖畔路1号')] })
    const [ofMark, ofCompany] = [
      await aMonitor(test, { type: 'trademark', code: '72000001' }, headers),
      await aMonitor(test, { type: 'company', code: COMPANY }, headers),
    ]
    await marks.write({ puts: [aTrademark({ status: 'registered' })] })
    await companies.write({ puts: [company('湖畔路2号')] })
    const changesOf = async (id: string) => {
      await runMonitor(test, id, headers)
      await runMonitor(test, id, headers)
      return (await monitorRuns(test, id, headers)).toReversed().map(({ changes }) => changes)
    }
    const [change, ...later] = await changesOf(ofMark)
    expect(change).toContainEqual({ kind: 'value', field: 'status_detail', from: 'filed', to: 'registered' })
    expect(later).toEqual([[]])
    expect(await changesOf(ofCompany)).toEqual([[{ kind: 'value', field: 'company_address', from: '湖畔路1号', to: '湖畔路2号' }], []])
  })

  it('of an applicant watch the patents of exactly this name', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { type: 'applicant', applicant: '丙公司' }, headers)
    await engine.write({
      puts: [
        battery('CN103000001A', { applicants: [{ name: '丙公司' }] }),
        battery('CN103000002A', { applicants: [{ name: '丙公司研究院' }] }),
      ],
    })
    await runMonitor(test, id, headers)
    expect(await codes(id, headers)).toEqual([['CN103000001A']])
    expect(await findMonitor(test, id, headers)).toMatchObject({ target: '丙公司', queryStr: 'AP=="丙公司"' })
  })

  it('show only what their user may see, and never report what they could not see before', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    const ids = [await aMonitor(test, { queryStr: '海外' }, free.headers), await aMonitor(test, { queryStr: '海外' }, member.headers)]
    await engine.write({
      puts: [
        aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: '海外' }),
        aPatent({ publicationNumber: 'CN104000001A', title: '海外' }),
      ],
    })
    await runMonitor(test, ids[0]!, free.headers)
    await runMonitor(test, ids[1]!, member.headers)
    expect(await codes(ids[0]!, free.headers)).toEqual([['CN104000001A']])
    expect((await codes(ids[1]!, member.headers))[0]!.toSorted()).toEqual(['CN104000001A', 'US9000001B2'])
    await aProduct(test, { userId: free.user.id })
    await engine.write({ puts: [aPatent({ publicationNumber: 'US9000002B2', office: 'US', title: '海外' })] })
    await runMonitor(test, ids[0]!, free.headers)
    expect(await codes(ids[0]!, free.headers)).toEqual([['CN104000001A'], ['US9000002B2']])
  })

  it('that fail say why, report that once, and go on when they can', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { name: '坏', queryStr: '电池' }, headers)
    await test.database.execute(
      `UPDATE monitors SET version = -1, search = jsonb_set(search, '{request,filter,queryStr}', '"(电池"') WHERE id = '${id}'`,
    )
    await runMonitor(test, id, headers)
    await runMonitor(test, id, headers)
    const [run] = await monitorRuns(test, id, headers)
    expect(run).toMatchObject({ found: 0, total: null, failure: expect.stringContaining('检索式') })
    expect(await findMonitor(test, id, headers)).toMatchObject({ failure: run!.failure })
    expect(await messagesOf(headers)).toMatchObject([{ title: '监控未能运行' }])
    await test.database.execute(`UPDATE monitors SET search = jsonb_set(search, '{request,filter,queryStr}', '"电池"') WHERE id = '${id}'`)
    await engine.write({ puts: [battery('CN107000001A')] })
    await runMonitor(test, id, headers)
    expect(await findMonitor(test, id, headers)).toMatchObject({ failure: null, lastFound: 1 })
  })

  it('B.monitor.08: have a name that is free, ignoring letter case', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { name: 'Cell', queryStr: '电池' }, headers)
    expect((await ask('checkName', { name: 'CELL' }, headers)).data).toBe(false)
    expect((await ask('checkName', { name: 'CELL', id }, headers)).data).toBe(true)
    expect((await ask('checkName', { name: 'Pump' }, headers)).data).toBe(true)
    expect(await ask('add', { name: 'cell', queryStr: '泵' }, headers)).toMatchObject({ code: 400, message: '已有名为“cell”的监控' })
    const other = await aMonitor(test, { name: 'Pump', queryStr: '泵' }, headers)
    expect(await ask('add', { id: other, name: 'cell' }, headers)).toMatchObject({ code: 400 })
    expect(await ask('add', { id: other, name: 'Pumps', frequency: 1 }, headers)).toMatchObject({ code: 200, data: { id: other } })
    expect(await findMonitor(test, other, headers)).toMatchObject({
      name: 'Pumps',
      frequency: 1,
      queryStr: '泵',
      nextTime: '2026-04-01 08:00:00',
    })
    const foreign = await aSession(test)
    expect((await ask('checkName', { name: 'Cell' }, foreign.headers)).data).toBe(true)
  })

  it('B.monitor.09: send their last alert again', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { name: '再次', queryStr: '电池' }, headers)
    expect(await ask('againSend', { id }, headers)).toMatchObject({ code: 400, data: { error: 'MONITOR_NOTHING_SENT' } })
    await engine.write({ puts: [battery('CN108000001A')] })
    await runMonitor(test, id, headers)
    expect(await ask('againSend', { id }, headers)).toMatchObject({ code: 429 })
    clock += 60_000
    expect(await ask('againSend', { id }, headers)).toMatchObject({ code: 200, data: true })
    const sent = await messagesOf(headers)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ content: sent[1]!.content, link: sent[1]!.link })
    expect((await monitorRuns(test, id, headers)).length).toBe(1)
  })

  it('are mailed to the verified address of their user, and to no other', async () => {
    const { user, headers } = await aSession(test)
    const email = `${user.nick}@example.com`
    await test.accounts.users.change(user.id, { email })
    const body = { name: '邮件', queryStr: '电池', email }
    expect(await ask('add', body, headers)).toMatchObject({ code: 400, data: { error: 'MONITOR_EMAIL_FOREIGN' } })
    await test.accounts.users.change(user.id, { emailVerifiedAt: new Date(clock) })
    expect(await ask('add', { ...body, email: 'other@example.com' }, headers)).toMatchObject({ code: 400 })
    const id = await aMonitor(test, { ...body, email: email.toUpperCase() }, headers)
    await engine.write({ puts: [battery('CN109000001A', { applicants: [{ name: '丁公司' }] })] })
    await runMonitor(test, id, headers)
    const mails = async () => (await sandboxStores(test.database, () => clock).outbox.list()).filter(({ to }) => to === email)
    expect(await mails()).toMatchObject([
      { text: expect.stringMatching(/^格致：监控提醒\n\n监控“邮件”发现 1 条新记录。\n\nCN109000001A {2}石墨烯电池 {2}丁公司/) },
    ])
    expect(await monitorRuns(test, id, headers)).toMatchObject([{ mail: 'sent' }])
    clock += 60_000
    await ask('againSend', { id }, headers)
    await test.service('monitors').runDue(test.serving)
    expect(await mails()).toHaveLength(2)
    await test.accounts.users.change(user.id, { emailVerifiedAt: null })
    await engine.write({ puts: [battery('CN109000002A')] })
    await runMonitor(test, id, headers)
    expect(await mails()).toHaveLength(2)
    expect((await monitorRuns(test, id, headers))[0]).toMatchObject({ mail: 'none', found: 1 })
  })

  it('G212: are limited to 3 for free users, 50 for members', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    for (const { headers } of [free, member]) for (let made = 0; made < 3; made += 1) await aMonitor(test, { queryStr: '泵' }, headers)
    expect(await ask('add', { name: '多', queryStr: '泵' }, free.headers)).toMatchObject({
      code: 403,
      data: { error: 'FREE_LIMIT', limit: 3 },
    })
    expect(await ask('add', { name: '多', queryStr: '泵' }, member.headers)).toMatchObject({ code: 200 })
  })

  it('are listed with a filter, switched, and deleted singly and together', async () => {
    const { headers } = await aSession(test)
    const names = ['一', '二', '三']
    const ids: string[] = []
    for (const name of names) {
      clock += 1000
      ids.push(
        await aMonitor(test, { name, ...(name === '三' ? { type: 'applicant', applicant: '戊公司' } : { queryStr: '泵' }) }, headers),
      )
    }
    const listed = async (body: object) => (await ask<{ list: { name: string }[]; total: number }>('list', body, headers)).data
    expect((await listed({})).list.map(({ name }) => name)).toEqual(['三', '二', '一'])
    await ask('switch', { id: ids[1], status: 0 }, headers)
    expect(await listed({ status: 0 })).toMatchObject({ total: 1, list: [{ name: '二' }] })
    expect(await listed({ type: 'applicant' })).toMatchObject({ total: 1, list: [{ name: '三' }] })
    expect(await listed({ keyWord: '戊' })).toMatchObject({ total: 1 })
    expect((await listed({ pageSize: 2, pageNo: 2 })).list).toMatchObject([{ name: '一' }])
    expect(await ask('batchClean', { idList: [ids[0], crypto.randomUUID()] }, headers)).toMatchObject({ code: 404 })
    expect((await listed({})).total).toBe(3)
    expect(await ask('batchClean', { idList: ids.slice(0, 2) }, headers)).toMatchObject({ code: 200 })
    expect(await ask('clean', { id: ids[2] }, headers)).toMatchObject({ code: 200 })
    expect((await listed({})).total).toBe(0)
    expect((await ask('cronNameList', {}, headers)).data).toEqual([
      { name: '每天', value: 2 },
      { name: '每周', value: 0 },
      { name: '每月', value: 1 },
    ])
  })

  it('belong to their user, who must be logged in', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    const id = await aMonitor(test, { queryStr: '泵', sendWhenEmpty: 1 }, mine.headers)
    await runMonitor(test, id, mine.headers)
    const [run] = await monitorRuns(test, id, mine.headers)
    const bodies = {
      switch: { id, status: 0 },
      clean: { id },
      batchClean: { idList: [id] },
      send: { id },
      againSend: { id },
      find: { id },
      runs: { id },
      hits: { runId: run!.id },
      checkName: { id, name: '名' },
      add: { id, name: '名' },
    }
    for (const [name, body] of Object.entries(bodies)) {
      expect(await ask(name, body, other.headers), name).toMatchObject({ code: 404 })
      expect(await ask(name, body, {}), name).toMatchObject({ code: 401 })
    }
    expect((await ask<{ total: number }>('list', {}, other.headers)).data.total).toBe(0)
    expect(await findMonitor(test, id, mine.headers)).toMatchObject({ status: 1 })
  })

  it('reject what is no request, by the name of the field', async () => {
    const { headers } = await aSession(test)
    for (const [body, field] of [
      [{ queryStr: '泵' }, 'name'],
      [{ name: 'x'.repeat(51), queryStr: '泵' }, 'name'],
      [{ name: '名', queryStr: '泵', frequency: 3 }, 'frequency'],
      [{ name: '名' }, 'type'],
      [{ name: '名', type: 'patent', queryStr: '泵' }, 'type'],
      [{ name: '名', queryStr: '泵', code: '1' }, 'type'],
      [{ id: crypto.randomUUID(), name: '名', queryStr: '泵' }, 'id'],
      [{ name: '名', list: { call: 'searchPatents', request: { filter: { queryStr: '泵' }, size: 5000 } } }, 'size'],
    ] as const) {
      expect(await ask('add', body, headers), JSON.stringify(body)).toMatchObject({ code: 400, message: expect.stringContaining(field) })
    }
    for (const [body, error] of [
      [{ name: '名', queryStr: '(泵' }, 'MONITOR_SEARCH_FAILED'],
      [{ name: '名', kind: 'unicorn', queryStr: '泵' }, 'MONITOR_KIND_UNKNOWN'],
      [{ name: '名', list: { call: 'listUsers', request: {} } }, 'MONITOR_LIST_UNKNOWN'],
    ] as const) {
      expect(await ask('add', body, headers), JSON.stringify(body)).toMatchObject({ code: 400, data: { error } })
    }
  })
})
