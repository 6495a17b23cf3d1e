import { CALLS, type ExportField } from '@gezhi/contract'
import { readTable } from '@gezhi/imports'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import {
  anExport,
  csvLines,
  downloadExport,
  exportCall,
  exportHistory,
  exportParts,
  putExport,
  writeExports,
} from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

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
    const { data } = await test.post<ExportField[]>(exportCall('fieldList'), { type: 'patent' }, headers)
    expect(data[0]).toEqual({ code: 'pn', name: '公开（公告）号', groupName: '号码', selected: 1, sort: 1 })
    expect(data.map(({ sort }) => sort)).toEqual(data.map((_, index) => index + 1))
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(['TI', 'AB', 'CLAIM', 'legal-state', 'events', 'ct-times']))
    expect(data.some(({ code }) => code === 'drawings')).toBe(false)
    const english = await test.post<ExportField[]>(exportCall('fieldList'), { fileType: 'pdf' }, { ...headers, 'accept-language': 'en' })
    expect(english.data).toContainEqual(expect.objectContaining({ code: 'drawings', name: 'Drawings', selected: 1 }))
    expect(await test.post(exportCall('fieldList'), { type: 'unicorn' }, headers)).toMatchObject({ code: 400 })
  })

  it('the file of selected records is named after their kind and number', async () => {
    const { headers } = await aSession(test)
    for (const [language, name] of [
      ['zh-CN', /^所选1件专利_\d{8}_v\d+\.csv$/],
      ['en', /^Patents,_1_selected_\d{8}_v\d+\.csv$/],
    ] as const) {
      const body = { idList: [battery.publicationNumber] }
      const { task } = await anExport(test, body, { ...headers, 'accept-language': language })
      expect(task.fileName).toMatch(name)
    }
  })

  it('a query is exported as csv with the chosen columns in their order; no text becomes a formula', async () => {
    const { headers } = await aSession(test)
    const { task, file } = await anExport(test, { queryStr: '石墨烯', fieldList: ['TI', 'AP', 'ad', 'ipc', 'in', 'TI'] }, headers)
    expect(task).toMatchObject({ total: 2, done: 2, title: '石墨烯', type: 'patent' })
    expect(task.fileName).toMatch(/^石墨烯_\d{8}_v\d+\.csv$/)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(task.fileName!)}`)
    expect(csvLines(file.payload)).toEqual([
      '序号,标题,申请人,申请日,IPC 分类号,发明人',
      '1,石墨烯泵,,2016-01-01,,',
      '2,石墨烯电池,"华为技术有限公司; 大学",2015-01-02,"H01M4/36; H01M10/0525",\'=cmd()',
    ])
  })

  it('a list is exported as it is shown: query, filters, order, page; a selection in its own order', async () => {
    const { headers } = await aSession(test)
    const numbers = async (body: object) => csvLines((await anExport(test, { fieldList: ['pn'], ...body }, headers)).file.payload).slice(1)
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

  it('the list of every search mode can be exported', async () => {
    const { headers } = await aSession(test)
    const requests: Record<string, object> = {
      searchByCommand: { filter: { queryStr: '石墨烯 or 阀门' } },
      searchByCitation: { numberList: ['CN105000001A'], direction: 'both' },
      searchExtended: { filter: { queryStr: '石墨烯' } },
      searchByClass: { codeList: ['H01M'] },
      searchSemantically: { textContent: '石墨烯电池寿命' },
    }
    for (const [call, request] of Object.entries(requests)) {
      const { path } = CALLS.search[call as 'searchByCommand']
      const listed = (await test.post<{ list: { publication_number: string }[] }>(path, request, headers)).data.list
      const { code, data } = await putExport(test, { list: { call, request }, fieldList: ['pn'] }, headers)
      if (listed.length === 0) {
        expect(code, call).toBe(400)
        continue
      }
      await writeExports(test)
      const rows = csvLines((await downloadExport(test, data.id, headers)).payload).slice(1)
      expect(rows, call).toEqual(listed.map(({ publication_number: number }, index) => `${index + 1},${number}`))
    }
  })

  it('a list that is uploaded is exported by its code, and by nobody else', async () => {
    const [mine, foreign] = [await aSession(test), await aSession(test)]
    const { data } = await test.post<{ excelImportQueryStr: string }>(
      '/api/search/checkData/matchingData',
      { numberList: ['US9000001B2'] },
      mine.headers,
    )
    const list = { call: 'searchBatch', request: { excelImportQueryStr: data.excelImportQueryStr } }
    const { file } = await anExport(test, { list, fieldList: ['pn'] }, mine.headers)
    expect(csvLines(file.payload)).toEqual(['序号,公开（公告）号', '1,US9000001B2'])
    expect(await putExport(test, { list }, foreign.headers)).toMatchObject({ code: 400, data: { error: 'EXPORT_LIST_FAILED' } })
  })

  it('writes every format', async () => {
    const { headers } = await aSession(test)
    const source = { queryStr: 'pn=CN105000001A' }
    const fileOf = async (fileType: string, more: object = {}) =>
      (await anExport(test, { ...source, fileType, ...more }, headers)).file.rawPayload
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
    const { file } = await anExport(test, { queryStr: 'pn=CN105000001A', fieldList: ['pn', 'country'], language: 'en' }, headers)
    expect(csvLines(file.payload)).toEqual(['No.,Publication number,Country/region', '1,CN105000001A,China'])
  })

  it('templates of the user choose the fields; others are not found', async () => {
    const { headers } = await aSession(test)
    const template = { title: 'T', type: 'export', fieldList: ['ad', 'pn'] }
    const { data } = await test.post<{ id: string }>('/api/search/template/add', template, headers)
    const { file } = await anExport(test, { queryStr: 'pn=CN105000001A', templateId: data.id }, headers)
    expect(csvLines(file.payload)[1]).toBe('1,2015-01-02,CN105000001A')
    const { headers: others } = await aSession(test)
    expect(await putExport(test, { queryStr: '石墨烯', templateId: data.id }, others)).toMatchObject({ code: 404 })
    const search = await test.post<{ id: string }>('/api/search/template/add', { ...template, type: 'search' }, headers)
    expect(await putExport(test, { queryStr: '石墨烯', templateId: search.data.id }, headers)).toMatchObject({ code: 404 })
  })

  it('rejects what cannot be exported, with the reason', async () => {
    const { headers } = await aSession(test)
    const errorOf = async (body: object) => {
      const { data, message } = await putExport(test, body, headers)
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
    expect(await exportHistory(test, headers)).toMatchObject({ total: 0 })
  })

  it('B.export.03: tasks are listed with their state, removed one by one or all that have ended, and switched', async () => {
    const [mine, foreign] = [await aSession(test), await aSession(test)]
    const first = await anExport(test, { queryStr: '石墨烯' }, mine.headers)
    const { data: waiting } = await putExport(test, { queryStr: '阀门' }, mine.headers)
    const { list, total, status } = await exportHistory(test, mine.headers)
    expect([total, status]).toEqual([2, 1])
    expect(list[0]).toMatchObject({ id: waiting.id, state: 'waiting', fileName: null, status: 1, expireTime: null })
    expect(list[1]).toMatchObject({ state: 'done', size: first.file.rawPayload.length, expireTime: expect.any(String) })
    for (const [name, body] of [
      ['clean', { idList: [waiting.id] }],
      ['switch', { id: waiting.id, status: 0 }],
    ] as const)
      expect(await test.post(exportCall(name), body, foreign.headers)).toMatchObject({ code: 404 })
    expect((await downloadExport(test, first.task.id, foreign.headers)).statusCode).toBe(404)
    expect((await exportHistory(test, foreign.headers)).total).toBe(0)
    await test.post(exportCall('clean'), {}, foreign.headers)
    expect((await exportHistory(test, mine.headers)).total).toBe(2)
    expect((await downloadExport(test, waiting.id, mine.headers)).statusCode).toBe(404)
    await test.post(exportCall('clean'), {}, mine.headers)
    expect((await exportHistory(test, mine.headers)).list.map(({ id }) => id)).toEqual([waiting.id])
    expect(await exportParts(test, first.task.id)).toEqual([])
    await test.post(exportCall('clean'), { idList: [waiting.id] }, mine.headers)
    await writeExports(test)
    expect((await exportHistory(test, mine.headers)).total).toBe(0)
  })

  it('a message reports the end, unless that is switched off for the task or for all', async () => {
    const { user, headers } = await aSession(test)
    const messages = async () => (await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 20 })).list.map(({ title }) => title)
    await anExport(test, { queryStr: '石墨烯' }, headers)
    expect(await messages()).toEqual(['导出已完成'])
    await anExport(test, { queryStr: '石墨烯', status: 0 }, headers)
    await test.post(exportCall('switch'), { status: 0 }, headers)
    expect((await exportHistory(test, headers)).status).toBe(0)
    await anExport(test, { queryStr: '石墨烯' }, headers)
    expect(await messages()).toHaveLength(1)
    const { data } = await putExport(test, { queryStr: '阀门' }, headers)
    await test.post(exportCall('switch'), { id: data.id, status: 1 }, headers)
    await writeExports(test)
    expect(await messages()).toHaveLength(2)
  })

  it('one user has a limited number of unfinished tasks', async () => {
    const { headers } = await aSession(test)
    const codes = []
    for (let made = 0; made < 21; made += 1) codes.push((await putExport(test, { queryStr: '石墨烯' }, headers)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes[20]).toBe(400)
    const { list } = await exportHistory(test, headers)
    await test.post(exportCall('clean'), { idList: list.map(({ id }) => id) }, headers)
  })
})
