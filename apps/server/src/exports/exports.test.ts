import type { ExportCount, ExportField, ExportTask } from '@gezhi/contract'
import { readTable } from '@gezhi/imports'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aDevice, aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'
import { EXPORT_LIFETIME } from './export-task-store.ts'
import { MAX_ATTEMPTS } from './export-queue.ts'

type Headers = Record<string, string>
interface History {
  list: ExportTask[]
  total: number
  status: 0 | 1
}

const at = (name: string) => `/api/search/export/${name}`
const put = (test: TestApp, body: object, headers: Headers) => test.post<{ id: string }>(at('put'), { fileType: 'csv', ...body }, headers)
const history = async (test: TestApp, headers: Headers) => (await test.post<History>(at('history'), {}, headers)).data
const write = (test: TestApp) => test.service('exports').writeWaiting(test.serving)
const download = (test: TestApp, id: string, headers: Headers) =>
  test.app.inject({ method: 'GET', url: `${at('download')}?id=${id}`, headers })

/** Exports and returns the task and its file. */
async function exported(test: TestApp, body: object, headers: Headers) {
  const { data, message } = await put(test, body, headers)
  expect(data.id, message).toBeDefined()
  await write(test)
  const task = (await history(test, headers)).list.find(({ id }) => id === data.id)!
  expect(task.state, task.reason ?? '').toBe('done')
  return { task, file: await download(test, data.id, headers) }
}

const lines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')

const battery = aPatent({
  publicationNumber: 'CN105000001A',
  applicationNumber: 'CN201510000001.0',
  applicationDate: '20150102',
  title: '石墨烯电池',
  abstracts: [{ lang: 'zh', text: '一种"电池"，寿命长' }],
  applicants: [{ name: '华为技术有限公司' }, { name: '大学' }],
  inventors: [{ name: '=cmd()' }],
  ipc: ['H01M4/36', 'H01M10/0525'],
  claims: [
    { lang: 'zh', number: 1, text: '一种电池。', independent: true, parents: [] },
    { lang: 'zh', number: 2, text: '根据权利要求1所述的电池。', independent: false, parents: [1] },
  ],
  legalEvents: [{ date: '20160101', code: 'C10', office: 'CN', text: '实质审查的生效' }],
})
const pump = aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: '石墨烯泵', applicationDate: '20160101' })
const other = aPatent({ publicationNumber: 'CN105000002A', title: '阀门' })

describe('B.export.01: exports', async () => {
  const test = await buildTestApp({ records: [battery, pump, other] })

  it('B.export.02: fields have code, name in the language of the user, group, selection and order', async () => {
    const { headers } = await aSession(test)
    const { data } = await test.post<ExportField[]>(at('fieldList'), { type: 'patent' }, headers)
    expect(data[0]).toEqual({ code: 'pn', name: '公开（公告）号', groupName: '号码', selected: 1, sort: 1 })
    expect(data.map(({ sort }) => sort)).toEqual(data.map((_, index) => index + 1))
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(['TI', 'AB', 'CLAIM', 'legal-state', 'events', 'ct-times']))
    expect(data.some(({ code }) => code === 'drawings')).toBe(false)
    const english = await test.post<ExportField[]>(at('fieldList'), { fileType: 'pdf' }, { ...headers, 'accept-language': 'en' })
    expect(english.data).toContainEqual(expect.objectContaining({ code: 'drawings', name: 'Drawings', selected: 1 }))
    expect(await test.post(at('fieldList'), { type: 'unicorn' }, headers)).toMatchObject({ code: 400 })
  })

  it('a query is exported as csv with the chosen columns in their order; no text becomes a formula', async () => {
    const { headers } = await aSession(test)
    const { task, file } = await exported(test, { queryStr: '石墨烯', fieldList: ['TI', 'AP', 'ad', 'ipc', 'in', 'TI'] }, headers)
    expect(task).toMatchObject({ total: 2, done: 2, title: '石墨烯', type: 'patent' })
    expect(task.fileName).toMatch(/^石墨烯_\d{8}_v\d+\.csv$/)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(task.fileName!)}`)
    expect(lines(file.payload)).toEqual([
      '序号,标题,申请人,申请日,IPC 分类号,发明人',
      '1,石墨烯泵,,2016-01-01,,',
      '2,石墨烯电池,"华为技术有限公司; 大学",2015-01-02,"H01M4/36; H01M10/0525",\'=cmd()',
    ])
  })

  it('a list is exported as it is shown: query, filters, order, page; a selection in its own order', async () => {
    const { headers } = await aSession(test)
    const numbers = async (body: object) => lines((await exported(test, { fieldList: ['pn'], ...body }, headers)).file.payload).slice(1)
    const request = {
      filter: { queryStr: '石墨烯 OR 阀门' },
      filterItems: [{ field: 'country', valueList: ['CN'], filterflag: 1 }],
      sortList: [{ sortField: 'application_date', sortOrder: 'ASC' }],
    }
    const list = { call: 'searchPatents', request }
    expect(await numbers({ list })).toEqual(['1,CN105000001A', '2,CN105000002A'])
    expect(await numbers({ list: { call: 'searchPatents', part: 'page', request: { ...request, from: 1, size: 1 } } })).toEqual([
      '1,CN105000002A',
    ])
    const law = { call: 'searchByLaw', request: { eventList: ['C10'] } }
    expect(await numbers({ list: law })).toEqual(['1,CN105000001A'])
    const ids = { US9000001B2: '', CN105000002A: '' }
    const { data } = await test.post<{ list: { id: string; publication_number: keyof typeof ids }[] }>(
      '/api/search/ts/search',
      { filter: { queryStr: '石墨烯 OR 阀门' } },
      headers,
    )
    for (const { id, publication_number: number } of data.list) ids[number] = id
    expect(await numbers({ idList: [ids.CN105000002A, 'unknown', ids.US9000001B2] })).toEqual(['1,CN105000002A', '2,US9000001B2'])
  })

  it('a list that is uploaded is exported by its code, and by nobody else', async () => {
    const [mine, foreign] = [await aSession(test), await aSession(test)]
    const { data } = await test.post<{ excelImportQueryStr: string }>(
      '/api/search/checkData/matchingData',
      { numberList: ['US9000001B2'] },
      mine.headers,
    )
    const list = { call: 'searchBatch', request: { excelImportQueryStr: data.excelImportQueryStr } }
    const { file } = await exported(test, { list, fieldList: ['pn'] }, mine.headers)
    expect(lines(file.payload)).toEqual(['序号,公开（公告）号', '1,US9000001B2'])
    expect(await put(test, { list }, foreign.headers)).toMatchObject({ code: 400, data: { error: 'EXPORT_LIST_FAILED' } })
  })

  it('writes every format', async () => {
    const { headers } = await aSession(test)
    const source = { queryStr: 'pn=CN105000001A' }
    const fileOf = async (fileType: string, more: object = {}) =>
      (await exported(test, { ...source, fileType, ...more }, headers)).file.rawPayload
    const table = { fieldList: ['pn', 'ad', 'claim-count'] }
    for (const fileType of ['xlsx', 'xls'])
      expect(readTable(await fileOf(fileType, table), 10).slice(0, 2), fileType).toEqual([
        ['序号', '公开（公告）号', '申请日', '权利要求数'],
        ['1', 'CN105000001A', expect.stringMatching(/2015/) as string, '2'],
      ])
    expect(JSON.parse((await fileOf('jsonl', table)).toString())).toEqual({ pn: 'CN105000001A', ad: '2015-01-02', 'claim-count': 2 })
    const docx = unzipSync(await fileOf('docx'))
    const text = new TextDecoder().decode(docx['word/document.xml'])
    for (const part of ['石墨烯电池', '权利要求', '一种电池。', '实质审查的生效']) expect(text).toContain(part)
    expect((await fileOf('ris')).toString()).toContain('石墨烯电池')
    expect((await fileOf('bibtex')).toString()).toContain('CN105000001A')
    expect((await fileOf('gbt7714')).toString()).toContain('[P]')
  })

  it('texts are in the requested language', async () => {
    const { headers } = await aSession(test)
    const { file } = await exported(test, { queryStr: 'pn=CN105000001A', fieldList: ['pn', 'country'], language: 'en' }, headers)
    expect(lines(file.payload)).toEqual(['No.,Publication number,Country/region', '1,CN105000001A,China'])
  })

  it('templates of the user choose the fields; others are not found', async () => {
    const { headers } = await aSession(test)
    const template = { title: 'T', type: 'export', fieldList: ['ad', 'pn'] }
    const { data } = await test.post<{ id: string }>('/api/search/template/add', template, headers)
    const { file } = await exported(test, { queryStr: 'pn=CN105000001A', templateId: data.id }, headers)
    expect(lines(file.payload)[1]).toBe('1,2015-01-02,CN105000001A')
    const { headers: others } = await aSession(test)
    expect(await put(test, { queryStr: '石墨烯', templateId: data.id }, others)).toMatchObject({ code: 404 })
    const search = await test.post<{ id: string }>('/api/search/template/add', { ...template, type: 'search' }, headers)
    expect(await put(test, { queryStr: '石墨烯', templateId: search.data.id }, headers)).toMatchObject({ code: 404 })
  })

  it('rejects what cannot be exported, and says why', async () => {
    const { headers } = await aSession(test)
    const errorOf = async (body: object) => {
      const { data, message } = await put(test, body, headers)
      return [(data as unknown as { error: string }).error, message]
    }
    expect(await errorOf({})).toEqual(['INVALID_INPUT', expect.stringContaining('list')])
    expect(await errorOf({ queryStr: 'a', idList: ['b'] })).toEqual(['INVALID_INPUT', expect.stringContaining('list')])
    expect((await errorOf({ queryStr: 'TI=(' }))[0]).toBe('EXPORT_LIST_FAILED')
    expect((await errorOf({ queryStr: 'pn=XX1' }))[0]).toBe('EXPORT_EMPTY')
    expect((await errorOf({ queryStr: '石墨烯', fieldList: ['nonsense'] }))[0]).toBe('EXPORT_FIELD_UNKNOWN')
    expect((await errorOf({ list: { call: 'getPatent', request: {} } }))[0]).toBe('EXPORT_LIST_UNKNOWN')
    expect((await errorOf({ list: { call: 'constructor', request: {} } }))[0]).toBe('EXPORT_LIST_UNKNOWN')
    expect((await errorOf({ list: { call: 'searchPatents', request: { filter: 1 } } }))[0]).toBe('INVALID_INPUT')
    expect((await errorOf({ queryStr: '石墨烯', type: 'unicorn' }))[0]).toBe('EXPORT_KIND_UNKNOWN')
    expect(await history(test, headers)).toMatchObject({ total: 0 })
  })

  it('B.export.03: tasks are listed with their state, removed one by one or all that have ended, and switched', async () => {
    const [mine, foreign] = [await aSession(test), await aSession(test)]
    const first = await exported(test, { queryStr: '石墨烯' }, mine.headers)
    const { data: waiting } = await put(test, { queryStr: '阀门' }, mine.headers)
    const { list, total, status } = await history(test, mine.headers)
    expect([total, status]).toEqual([2, 1])
    expect(list[0]).toMatchObject({ id: waiting.id, state: 'waiting', fileName: null, status: 1, expireTime: null })
    expect(list[1]).toMatchObject({ state: 'done', size: first.file.rawPayload.length, expireTime: expect.any(String) })
    for (const [name, body] of [
      ['clean', { idList: [waiting.id] }],
      ['switch', { id: waiting.id, status: 0 }],
    ] as const)
      expect(await test.post(at(name), body, foreign.headers)).toMatchObject({ code: 404 })
    expect((await download(test, first.task.id, foreign.headers)).statusCode).toBe(404)
    expect((await history(test, foreign.headers)).total).toBe(0)
    await test.post(at('clean'), {}, foreign.headers)
    expect((await history(test, mine.headers)).total).toBe(2)
    expect((await download(test, waiting.id, mine.headers)).statusCode).toBe(404)
    await test.post(at('clean'), {}, mine.headers)
    expect((await history(test, mine.headers)).list.map(({ id }) => id)).toEqual([waiting.id])
    expect(await partsOf(test, first.task.id)).toEqual([])
    await test.post(at('clean'), { idList: [waiting.id] }, mine.headers)
    await write(test)
    expect((await history(test, mine.headers)).total).toBe(0)
  })

  it('a message reports the end, unless that is switched off for the task or for all', async () => {
    const { user, headers } = await aSession(test)
    const messages = async () => (await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 20 })).list.map(({ title }) => title)
    await exported(test, { queryStr: '石墨烯' }, headers)
    expect(await messages()).toEqual(['导出已完成'])
    await exported(test, { queryStr: '石墨烯', status: 0 }, headers)
    await test.post(at('switch'), { status: 0 }, headers)
    expect((await history(test, headers)).status).toBe(0)
    await exported(test, { queryStr: '石墨烯' }, headers)
    expect(await messages()).toHaveLength(1)
    const { data } = await put(test, { queryStr: '阀门' }, headers)
    await test.post(at('switch'), { id: data.id, status: 1 }, headers)
    await write(test)
    expect(await messages()).toHaveLength(2)
  })

  it('one user has a limited number of unfinished tasks', async () => {
    const { headers } = await aSession(test)
    const codes = []
    for (let made = 0; made < 21; made += 1) codes.push((await put(test, { queryStr: '石墨烯' }, headers)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes[20]).toBe(400)
    const { list } = await history(test, headers)
    await test.post(at('clean'), { idList: list.map(({ id }) => id) }, headers)
  })
})

describe('the limits of exports (G182)', async () => {
  const records = Array.from({ length: 103 }, (_, index) => aPatent({ title: `电池 ${index}` }))
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: [...records, pump] })

  it('are shown before the start: of the user, and of each format', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    const count = async (headers: Headers) =>
      (await test.post<ExportCount>(at('count'), { queryStr: '电池', fileType: 'csv' }, headers)).data
    const limitOf = ({ formats }: ExportCount, fileType: string) => formats.find((one) => one.fileType === fileType)?.limit
    const [small, large] = [await count(free.headers), await count(member.headers)]
    expect(small).toMatchObject({ total: 103, totalRelation: 'eq', limit: 100 })
    expect([limitOf(small, 'csv'), limitOf(small, 'pdf')]).toEqual([100, 100])
    expect([large.limit, limitOf(large, 'csv'), limitOf(large, 'pdf')]).toEqual([5000, 5000, 1000])
  })

  it('beyond them the first records of the list are exported; members export all', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    const cut = await exported(test, { queryStr: '电池', fieldList: ['pn'] }, free.headers)
    expect([cut.task.total, lines(cut.file.payload).length]).toEqual([100, 101])
    const whole = await exported(test, { queryStr: '电池', fieldList: ['pn'] }, member.headers)
    expect([whole.task.total, lines(whole.file.payload).length]).toEqual([103, 104])
    expect(lines(whole.file.payload).slice(0, 101)).toEqual(lines(cut.file.payload))
  })

  it('G07: a user without a product exports CN only, also selected records and with the rights at the time of writing', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id })
    const ids = [pump, records[0]!].map(({ publicationNumber }) => publicationNumber!)
    const { data } = await put(test, { idList: ids, fieldList: ['pn'] }, headers)
    await test.database.execute(`DELETE FROM user_products WHERE user_id = '${user.id}'`)
    await write(test)
    const { payload } = await download(test, data.id, headers)
    expect(payload).not.toContain('US9000001B2')
    expect(lines(payload)).toHaveLength(2)
    expect((await history(test, headers)).list[0]).toMatchObject({ total: 1, done: 1 })
  })

  it('an open server and operators have no product limit, but each format has its own', async () => {
    const { headers } = await aSession(test, { role: 'operator' })
    const { data } = await test.post<ExportCount>(at('count'), { queryStr: '电池', fileType: 'csv' }, headers)
    expect(data.limit).toBeNull()
    expect(data.formats.find(({ fileType }) => fileType === 'xls')?.limit).toBe(5000)
  })

  it('asks for a login', async () => {
    for (const name of ['fieldList', 'count', 'put', 'history', 'clean', 'switch'])
      expect(await test.post(at(name), { fileType: 'csv', queryStr: 'a', status: 1 }), name).toMatchObject({ code: 401 })
    expect((await test.app.inject({ url: `${at('download')}?id=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11` })).statusCode).toBe(401)
  })
})

describe('writers of exports', async () => {
  let clock = Date.now()
  const test = await buildTestApp({ records: [battery, pump, other], now: () => clock })
  const { queue } = test.service('exports')

  it('one task of each user runs at a time, the oldest first', async () => {
    const [one, two] = [await aSession(test), await aSession(test)]
    const [a, b] = [await put(test, { queryStr: '石墨烯' }, one.headers), await put(test, { queryStr: '阀门' }, one.headers)]
    clock += 10
    const c = await put(test, { queryStr: '石墨烯' }, two.headers)
    const taken = [await queue.take(), await queue.take(), await queue.take()].map((task) => task?.id)
    expect(taken.slice(0, 2).toSorted()).toEqual([a.data.id, c.data.id].toSorted())
    expect(taken[2]).toBeUndefined()
    for (const id of taken.slice(0, 2)) await queue.release(id!)
    await write(test)
    expect((await history(test, one.headers)).list.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(b.code).toBe(200)
  })

  it('a task whose writer has died is written anew, and its parts replaced; a few times only', async () => {
    const { headers } = await aSession(test)
    const { data } = await put(test, { queryStr: '石墨烯' }, headers)
    await queue.take()
    await queue.report(data.id, { parts: 2, total: 2, done: 1 })
    await test.store.put(`exports/${data.id}/1`, Buffer.from('of the dead'))
    await write(test)
    expect((await history(test, headers)).list[0]).toMatchObject({ state: 'running', done: 1 })
    clock += 60_000
    await write(test)
    expect((await history(test, headers)).list[0]).toMatchObject({ state: 'done', done: 2 })
    expect(await partsOf(test, data.id)).toEqual([`exports/${data.id}/0`])
    const again = await put(test, { queryStr: '石墨烯' }, headers)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await queue.take()).not.toBeNull()
      clock += 60_000
    }
    await write(test)
    const [failed] = (await history(test, headers)).list
    expect(failed).toMatchObject({ id: again.data.id, state: 'failed', reason: expect.stringContaining('中断') as string })
  })

  it('a task that is cancelled while it is written leaves nothing', async () => {
    const { headers } = await aSession(test)
    const { data } = await put(test, { queryStr: '石墨烯' }, headers)
    const cleaned: number[] = []
    const original = test.serving.engines.list[0]!
    const slow = withMethods(original, {
      async get(...args) {
        cleaned.push((await test.post(at('clean'), { idList: [data.id] }, headers)).code)
        return original.get(...args)
      },
    })
    await test.service('exports').writeWaiting({ ...test.serving, engines: test.serving.engines.map(() => slow) })
    expect(cleaned).toEqual([200])
    expect((await history(test, headers)).total).toBe(0)
    expect(await partsOf(test, data.id)).toEqual([])
  })

  it('a full disk is reported with its reason, and leaves nothing', async () => {
    const { user, headers } = await aSession(test)
    await put(test, { queryStr: '石墨烯' }, headers)
    const put1 = test.store.put.bind(test.store)
    test.store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    await write(test)
    test.store.put = put1
    const [task] = (await history(test, headers)).list
    expect(task).toMatchObject({ state: 'failed', reason: expect.stringContaining('存储空间已满') as string, fileName: null })
    expect(await partsOf(test, task!.id)).toEqual([])
    const { list } = await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 5 })
    expect(list[0]).toMatchObject({ title: '导出失败' })
  })

  it('files expire after 7 days', async () => {
    const { user, headers: before } = await aSession(test)
    const { task } = await exported(test, { queryStr: '石墨烯' }, before)
    clock += EXPORT_LIFETIME + 1
    const headers = { token: (await test.accounts.completeLogin(user.id, { device: aDevice() })).token }
    expect((await download(test, task.id, headers)).statusCode).toBe(404)
    expect((await history(test, headers)).total).toBe(0)
    await test.service('exports').tasks.purgeExpired()
    expect(await partsOf(test, task.id)).toEqual([])
  })
})

async function partsOf(test: TestApp, id: string): Promise<string[]> {
  const keys = []
  for await (const { key } of test.store.list(`exports/${id}/`)) keys.push(key)
  return keys
}
