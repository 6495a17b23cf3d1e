import type { ClassEntry } from '@gezhi/classification'
import type { ClassNode, Industry, QueryCheck, SearchAnswer } from '@gezhi/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const entry = (symbol: string, dots: number | null, zh: string, en?: string): ClassEntry => ({
  scheme: 'ipc',
  symbol,
  dots,
  titles: [{ lang: 'zh', text: zh }, ...(en === undefined ? [] : [{ lang: 'en', text: en }])],
  definitions: [],
})

describe('classification schemes', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await buildTestApp({
      settings: { GEZHI_ACCESS: 'open' },
      classes: [
        entry('A', null, '人类生活必需', 'HUMAN NECESSITIES'),
        entry('A99', null, '风筝'),
        entry('A99Z', null, '风筝', 'KITES'),
        entry('A99Z1/00', 0, '箱形风筝', 'Box kites'),
        entry('A99Z1/02', 1, '双箱的', 'with two cells'),
      ],
    })
  })
  const post = (path: string, body: unknown, language = 'zh') =>
    testApp.post<ClassNode[]>(`/api/search/IPC/${path}`, body, { 'accept-language': language })

  test('the tree is walked from the top, under either path, a level at a time', async () => {
    expect((await post('list', {})).data).toEqual([
      { code: 'A', name: '人类生活必需', lang: 'zh', level: 'section', dots: 0, hasChild: true, path: [], definition: null },
    ])
    const { data } = await testApp.post<ClassNode[]>(
      '/api/search/sf/IPC/list',
      { code: 'A99Z1/00', type: 'IPC' },
      { 'accept-language': 'en' },
    )
    expect(data).toMatchObject([{ code: 'A99Z1/02', name: 'with two cells', dots: 1, hasChild: false }])
    expect(data[0]?.path.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'A HUMAN NECESSITIES',
      'A99 风筝',
      'A99Z KITES',
      'A99Z1/00 Box kites',
    ])
    expect((await post('list', { code: 'B' })).data).toEqual([])
  })

  test('classes are found by words or by symbol, and symbols are explained', async () => {
    expect((await post('dimList', { keyWord: '箱形' })).data.map(({ code }) => code)).toEqual(['A99Z1/00'])
    expect((await post('dimList', { keyWord: 'a99z 1/02' })).data.map(({ code }) => code)).toEqual(['A99Z1/02'])
    expect((await post('titles', { codes: ['A99Z1/02', 'H01M', 'A'] })).data.map(({ code }) => code)).toEqual(['A99Z1/02', 'A'])
    expect((await post('titles', { codes: ['A99Z1/02'], type: 'CPC' })).data).toEqual([])
    expect((await post('schemes', {})).data).toEqual([
      { type: 'IPC', classes: 5, levels: expect.arrayContaining(['section', 'class', 'subclass', 'group', 'subgroup']) },
    ])
    expect((await post('list', { type: 'XYZ' })).code).toBe(400)
  })
  test('a query for a subgroup warns if no scheme gives its subdivisions', async () => {
    const codes = async (queryStr: string) => {
      const { data } = await testApp.post<QueryCheck>('/api/search/validate/v', { queryStr })
      return data.diagnostics.map(({ code, severity }) => `${severity} ${code}`)
    }
    expect(await codes('cpc=A99Z1/02')).toEqual(['info class-alone'])
    expect(await codes('ipc=A99Z1/02')).toEqual([])
    const answer = await testApp.post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr: 'cpc=A99Z1/02' } })
    expect(answer.data.diagnostics.map(({ code }) => code)).toEqual(['class-alone'])
  })
})

describe('counts, industries and classes of a text', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await buildTestApp({
      classes: [
        entry('A', null, '人类生活必需'),
        entry('A99', null, '风筝'),
        entry('A99Z', null, '风筝'),
        entry('A99Z1/00', 0, '箱形风筝'),
        entry('A99Z1/02', 1, '双箱的'),
        entry('A99Z1/04', 2, '可折叠的'),
      ],
      records: [
        aPatent({ title: '可折叠的风筝骨架', ipc: ['A99Z1/04'] }),
        aPatent({ title: '风筝线轮', ipc: ['A99Z1/02', 'H01M4/36'] }),
        aPatent({ title: '风筝布', ipc: ['A99Z3/00'], locarno: ['21-01'] }),
      ],
    })
  })
  const counts = async (body: object) => {
    const { data } = await testApp.post<{ list: { code: string; count: number }[] }>('/api/search/IPC/counts', body)
    return data.list.map(({ code, count }) => `${code} ${count}`)
  }

  test('classification.01: patents are counted at every level of the IPC, including subdivisions', async () => {
    expect(await counts({})).toEqual(['A 3', 'H 1'])
    expect(await counts({ code: 'A' })).toEqual(['A99 3'])
    expect(await counts({ code: 'A99' })).toEqual(['A99Z 3'])
    expect(await counts({ code: 'A99Z' })).toEqual(['A99Z1/00 2', 'A99Z3/00 1'])
    expect(await counts({ code: 'A99Z1/02' })).toEqual(['A99Z1/04 1'])
    expect(await counts({ type: 'LOCARNO', code: '21' })).toEqual(['21-01 1'])
    expect(await counts({ code: 'nothing' })).toEqual([])
    const levels = ['class_ipc.section', 'class_ipc.cla_ss', 'class_ipc.classification']
    const { data } = await testApp.post<SearchAnswer>('/api/search/ts/search', {
      filter: { queryStr: '风筝骨架' },
      groupList: levels.map((field) => ({ field, count: 5 })),
    })
    expect(data.groupList.map(({ list }) => list[0]?.value)).toEqual(['A', 'A99', 'A99Z1/04'])
  })

  test('a class in a query stands for what is below it in its scheme', async () => {
    const total = async (queryStr: string) =>
      (await testApp.post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr } })).data.total
    expect([await total('ipc=A99Z1/02'), await total('ipc=A99Z1/04')]).toEqual([2, 1])
  })

  test('classification.01: without a scheme a main group still has what the index holds below it', async () => {
    expect(await counts({ code: 'H01M4/00' })).toEqual(['H01M4/36 1'])
  })

  test('classification.02: industries of the national economy and strategic ones are trees, and a code has a name', async () => {
    type Tree = { code: string; name: string; children: { code: string; name: string }[] }[]
    const cide = await testApp.post<Tree>('/api/search/IPC/cide', {}, { 'accept-language': 'zh' })
    expect(cide.data).toHaveLength(20)
    expect(cide.data.flatMap(({ children }) => children)).toHaveLength(97)
    const { data: one } = await testApp.post<Tree>('/api/search/sf/IPC/cide', { code: 'D' }, { 'accept-language': 'en' })
    expect(one.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([['D', ['44', '45', '46']]])
    const esosi = await testApp.post<Tree>('/api/search/IPC/esosi', { code: '1' }, { 'accept-language': 'zh' })
    expect(esosi.data[0]?.children[4]).toMatchObject({ code: '1.5', name: '人工智能' })
    expect((await testApp.post('/api/search/IPC/getCideName', { code: '27' }, { 'accept-language': 'zh' })).data).toEqual({
      code: '27',
      name: '医药制造业',
    })
    expect((await testApp.post<{ name: null }>('/api/search/IPC/getCideName', { code: '00' })).data.name).toBe(null)
  })

  test('classification.02: a text has the classes of the patents nearest to it', async () => {
    type Suggestion = { code: string; name: string; score: number }[]
    const { data } = await testApp.post<Suggestion>('/api/search/IPC/getCls', { content: '一种风筝', size: 2 })
    expect(data[0]).toMatchObject({ code: 'A99Z', name: '风筝' })
    expect(data[0]?.score).toBeGreaterThan(data[1]?.score ?? 0)
  })
})

describe('industries', () => {
  let testApp: TestApp
  beforeAll(async () => {
    const industry = (symbol: string, zh: string, ipc: string[]): ClassEntry => ({
      scheme: 'cide',
      symbol,
      dots: null,
      titles: [{ lang: 'zh', text: zh }],
      definitions: [],
      ipc,
    })
    testApp = await buildTestApp({
      settings: { GEZHI_ACCESS: 'open' },
      classes: [
        industry('384', '电池', ['H01M']),
        industry('3841', '锂离子电池制造', ['H01M10/00']),
        industry('C389', '其他', ['H05B', 'H01M']),
      ],
      records: [aPatent({ ipc: ['H01M10/0525'] }), aPatent({ ipc: ['H05B3/00'] }), aPatent({ ipc: ['A01B1/00'] })],
    })
  })
  const below = async (path: string, code: string, language = 'zh') =>
    (await testApp.post<(Industry & { children: Industry[] })[]>(`/api/search/IPC/${path}`, { code }, { 'accept-language': language }))
      .data[0]!

  test('search-modes.06: a search by industries finds the classes of any of them, and reports unknown ones', async () => {
    const search = (body: object) =>
      testApp.post<SearchAnswer>('/api/search/ts/ipcSearch', { scheme: 'cide', filter: { queryStr: '' }, ...body })
    const totals = ['38', '384', '3841'].map(async (code) => (await search({ codeList: [code] })).data.total)
    expect(await Promise.all(totals)).toEqual([2, 1, 1])
    expect((await search({ codeList: ['3841', '389'] })).data.total).toBe(2)
    expect(await search({ codeList: ['no such industry'] })).toMatchObject({ code: 400, message: expect.stringContaining('codeList') })
  })

  test('what was imported stands below what comes with Gezhi, with its classes and how many patents are in them', async () => {
    const { children, ...top } = await below('cide', '38')
    expect(top).toMatchObject({ code: '38', hasChild: true, ipcList: ['H01M', 'H05B'], count: 2 })
    expect(children.find(({ code }) => code === '384')).toMatchObject({ name: '电池', hasChild: true, ipcList: ['H01M'], count: 1 })
    expect(children.find(({ code }) => code === '389')).toMatchObject({ name: '其他', count: 2 })
    expect((await below('cide', '384')).children).toMatchObject([
      { code: '3841', name: '锂离子电池制造', ipcList: ['H01M10/00'], count: 1 },
    ])
    expect((await below('cide', 'C', 'en')).children.find(({ code }) => code === '38')?.name).toBe('Electrical machinery and equipment')
  })

  test('three levels come with Gezhi, every row below one that is there, in both languages', async () => {
    for (const [path, tops] of [
      ['cide', 'ABCDEFGHIJKLMNOPQRST'],
      ['esosi', '123456789'],
    ] as const) {
      for (const language of ['zh', 'en']) {
        const { data } = await testApp.post<(Industry & { children: Industry[] })[]>(
          `/api/search/IPC/${path}`,
          {},
          { 'accept-language': language },
        )
        expect(data.map(({ code }) => code).join('')).toBe(tops)
        for (const { name } of data.flatMap((top) => [top, ...top.children])) expect(name).not.toBe('')
      }
    }
    expect((await below('esosi', '1.2')).children.map(({ name }) => name)).toContain('集成电路制造')
    expect((await below('cide', '39', 'en')).children.map(({ name }) => name)).toContain('Computers')
  })

  test('an industry without classes in its table has none, and no count', async () => {
    expect(await below('cide', '13')).toMatchObject({ ipcList: [], count: null })
    expect(await below('esosi', '9')).toMatchObject({ code: '9', ipcList: [], count: null })
    // Nothing of this table was imported: the built-in classes count.
    expect(await below('esosi', '1.2.3')).toMatchObject({ ipcList: ['C30B29/00', 'H01B1/00', 'H01G11/00', 'H01M'], count: 1 })
  })
})
