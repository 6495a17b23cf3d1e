import type { QueryCheck, SearchAnswer, SemanticAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { synonymStore } from '../keywords/synonym-store.ts'

const RECORDS = [
  aPatent({
    publicationNumber: 'CN104000001A',
    title: '石墨烯锂离子电池负极材料',
    abstracts: [{ lang: 'zh', text: '一种石墨烯包覆的硅负极材料，用于锂离子电池，循环寿命长。' }],
    applicationDate: '20140101',
    ipc: ['H01M4/36'],
  }),
  aPatent({
    publicationNumber: 'CN104000002A',
    title: '锂离子电池隔膜',
    abstracts: [{ lang: 'zh', text: '一种锂离子电池隔膜，耐热。' }],
    applicationDate: '20150101',
    ipc: ['H01M50/40'],
  }),
  aPatent({
    publicationNumber: 'CN104000003A',
    title: '一种水稻收割机',
    abstracts: [{ lang: 'zh', text: '收割水稻的机器，具有割台。' }],
    applicationDate: '20160101',
    ipc: ['A01D41/00'],
  }),
]

describe('semantic search', async () => {
  const { get, post, database } = await buildTestApp({ records: RECORDS })
  const call = <Data>(name: string, body: object) => post<Data>(`/api/search/semantic/${name}`, body)
  const search = (body: object) => call<SemanticAnswer>('search', body)
  const numbers = ({ data }: { data: SemanticAnswer }) => data.list.map(({ publication_number: number }) => number)

  it('B.search-modes.03 B.semantic.02: a question gets its words, is stored, searched and paged', async () => {
    const textContent = '循环寿命长的石墨烯电池负极'
    const words = await call<{ queryStr: string; keyWordList: { word: string }[] }>('getSimpleSearchParameter', { textContent })
    expect(words.data.keyWordList.length).toBeGreaterThan(0)
    expect(words.data.queryStr).toContain(' OR ')
    const {
      data: { id },
    } = await call<{ id: string }>('add', { textContent, wordList: ['硅'] })
    const first = await search({ id, size: 1 })
    expect(numbers(first)).toEqual(['CN104000001A'])
    expect(first.data.total).toBeGreaterThanOrEqual(2)
    expect(numbers(await call('pageSearch', { id, from: 1, size: 1 }))).toEqual(['CN104000002A'])
  })

  it.each(['of the', '，。！'])('a question without a word to search for is a wrong request: %s', async (textContent) => {
    for (const name of ['getSimpleSearchParameter', 'search'])
      expect(await call(name, { textContent })).toMatchObject({ code: 400, data: { error: 'QUESTION_WITHOUT_WORDS' } })
  })

  it('every hit contains its reasons and quotes a passage', async () => {
    const { data } = await search({ textContent: '石墨烯负极材料' })
    const [best] = data.list
    expect(best?.meaning?.ranks.words).toBe(1)
    expect(best?.meaning?.terms.length).toBeGreaterThan(0)
    const passage = best?.meaning?.passage
    expect(passage?.marks.map(({ start, end }) => passage.text.slice(start, end)).join()).toContain('石墨')
  })

  it('a single hit that has little of a question has a low relevance', async () => {
    const { data } = await search({ textContent: '量子计算芯片的纠缠光源，以及卫星中继的隔膜' })
    expect(data.list.map((row) => row.publication_number)).toEqual(['CN104000002A'])
    expect(data.list[0]!.meaning!.score).toBeLessThan(40)
  })

  it('reports the state of the semantic index', async () => {
    const { data } = await get<{ state: string; documents: number; waiting: number }>('/api/search/semantic/state')
    expect(data).toEqual({ state: 'waiting', documents: 3, vectors: 0, waiting: 3 })
  })

  it('a query may contain a semantic condition: it is valid, counts, and ranks the hits unless another order is requested', async () => {
    const queryStr = 'SEM=("循环寿命长的石墨烯电池负极") AND 锂离子电池'
    const found = (body: object) => post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr }, ...body })
    const { data } = await found({ groupList: [{ field: 'class_ipc.section' }] })
    expect(data.list.map((row) => row.publication_number)).toEqual(['CN104000001A', 'CN104000002A'])
    expect([data.total, data.groupList[0]?.list.map(({ value, count }) => [value, count])]).toEqual([2, [['H', 2]]])
    const byDate = await found({ sortList: [{ sortField: 'application_date' }] })
    expect(byDate.data.list.map((row) => row.publication_number)).toEqual(['CN104000002A', 'CN104000001A'])
    const checked = await post<QueryCheck>('/api/search/validate/v', { queryStr, counts: true })
    expect(checked.data).toMatchObject({ valid: true, diagnostics: [], counts: { total: 2, clauses: [{ text: '锂离子电池' }] } })
    const inside = await post<QueryCheck>('/api/search/validate/v', { queryStr: `水稻 OR ${queryStr}` })
    expect(inside.data.diagnostics.map(({ code }) => code)).toContain('meaning-not-at-top')
    const number = await post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr: 'SEM=("CN104000001A")' } })
    expect(number.data.list[0]?.publication_number).toBe('CN104000002A')
    expect(number.data.list.map((row) => row.publication_number)).not.toContain('CN104000001A')
  })

  it('requires a login: a guest needs a login for SEM= anywhere, as for the calls of semantic search', async () => {
    const test = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
    const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    const { headers } = await aSession(test)
    const filter = { queryStr: '锂离子电池 AND SEM=("循环寿命长的负极")' }
    const requests = [
      ['ts/search', { filter }],
      ['ts/search', { filter: { ...filter, mode: 'box' } }],
      ['ts/search', { filter, scene: 'all', size: 0 }],
      ['ts/getPatentsNumber', filter],
      ['ts/loosen', { filter }],
      ['ts/highlightGrab', { ...filter, mode: 'command' }],
    ] as const
    for (const [name, body] of requests) {
      const rejected = await test.post<{ diagnostics: unknown[] }>(`/api/search/${name}`, body, { token })
      expect(rejected).toMatchObject({
        code: 403,
        message: '检索式中的 SEM 按语义检索，请登录后使用',
        data: { error: 'MEANING_NEEDS_LOGIN' },
      })
      expect(rejected.data.diagnostics).toMatchObject([{ code: 'meaning-needs-login', start: 10 }])
      expect([name, (await test.post(`/api/search/${name}`, body, headers)).code]).toEqual([name, 200])
    }
    const english = await test.post('/api/search/ts/search', { filter }, { token, 'accept-language': 'en' })
    expect(english.message).toBe('SEM performs a semantic search; please log in to use it')
    const check = (who: Record<string, string>) => test.post<QueryCheck>('/api/search/validate/v', filter, who)
    expect((await check({ token })).data).toMatchObject({ valid: false, diagnostics: [{ code: 'meaning-needs-login' }] })
    expect((await check(headers)).data).toMatchObject({ valid: true, diagnostics: [] })
    expect(await test.post('/api/search/semantic/search', { textContent: '电池' }, { token })).toMatchObject({ code: 401 })
  })

  it('words the operator holds for the same are looked for, whatever their language', async () => {
    expect(numbers(await search({ textContent: 'paddy reaper' }))).toEqual([])
    await synonymStore(database).add([
      ['水稻', 'Paddy'],
      ['cell', '电池'],
    ])
    const { data } = await search({ textContent: 'a paddy reaper' })
    expect(data.list.map(({ publication_number: number }) => number)).toEqual(['CN104000003A'])
    expect(data.list[0]?.meaning?.terms[0]).toMatchObject({ word: '水稻', from: { word: 'paddy', source: 'operator' } })
    expect(data.keyWordList.find(({ word }) => word === 'paddy')?.translations[0]).toMatchObject({ word: '水稻', source: 'operator' })
    const words = await call<{ keyWordList: { word: string; translations: { word: string }[] }[] }>('getSimpleSearchParameter', {
      textContent: 'paddy',
    })
    expect(words.data.keyWordList[0]?.translations[0]?.word).toBe('水稻')
  })

  it('a number stands for what its patent is about, and the patent itself is left out', async () => {
    expect(numbers(await search({ textContent: 'CN 104000001 A' }))[0]).toBe('CN104000002A')
  })

  it('looks within a query and within filters', async () => {
    expect(numbers(await search({ textContent: '锂离子电池', filter: { queryStr: 'ad>=2015' } }))).not.toContain('CN104000001A')
    const filterItems = [{ field: 'class_ipc', valueList: ['H01M50'], filterflag: 1 }]
    expect(numbers(await search({ textContent: '锂离子电池', filterItems }))).toEqual(['CN104000002A'])
  })

  it('counts values over the best hits, and puts them in another order', async () => {
    const { data } = await search({ textContent: '锂离子电池', groupList: [{ field: 'class_ipc.subclass', count: 5 }] })
    expect(data.groupList[0]?.list[0]).toMatchObject({ value: 'H01M', count: 2 })
    const newest = await search({ textContent: '锂离子电池', sortList: [{ sortField: 'application_date', sortOrder: 'DESC' }] })
    const dates = newest.data.list.map(({ application_date: date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('without an order, or an empty one, hits stand by relevance', async () => {
    const textContent = '循环寿命长的石墨烯锂离子电池负极'
    for (const body of [{}, { sortList: [] }, { sortList: [{ sortField: 'relevance' }] }]) {
      expect(numbers(await search({ textContent, ...body }))).toEqual(['CN104000001A', 'CN104000002A'])
    }
  })

  it('looks in the chosen databases only, in the first page and in those after it', async () => {
    const textContent = '锂离子电池'
    const { data } = await call<{ id: string }>('add', { textContent })
    for (const databases of [{ countryList: ['US'] }, { typeList: ['utility'] }]) {
      expect(await search({ textContent, ...databases })).toMatchObject({ data: { total: 0, list: [] } })
      expect(await call('pageSearch', { id: data.id, ...databases })).toMatchObject({ data: { total: 0, list: [] } })
    }
    expect(numbers(await search({ textContent, countryList: ['CN'], typeList: ['invention'] }))).toContain('CN104000001A')
  })

  it('stores a question, and knows none under an invented id', async () => {
    expect(await search({})).toMatchObject({ code: 400, message: expect.stringContaining('textContent') })
    expect(await call('pageSearch', { id: 'nothing' })).toMatchObject({ code: 404 })
  })
})

describe('semantic search with one row an application', async () => {
  const published = (publicationNumber: string, applicationNumber: string, title: string, applicationDate: string) =>
    aPatent({ publicationNumber, applicationNumber, title, applicationDate, ipc: ['H01M4/36'] })
  const { post } = await buildTestApp({
    records: [
      published('CN105000001A', 'CN201410000001', '锂硫电池正极材料', '20140101'),
      published('CN105000001B', 'CN201410000001', '锂硫电池正极材料及其制备', '20140101'),
      published('CN105000002A', 'CN201510000002', '锂硫电池隔膜', '20150101'),
      published('CN105000003A', 'CN201610000003', '燃料电池', '20160101'),
    ],
  })
  const search = async (body: object) =>
    (await post<SemanticAnswer>('/api/search/semantic/search', { textContent: '锂硫电池正极材料', ...body })).data
  const rows = ({ list }: SemanticAnswer) => list.map((row) => [row.publication_number, row.group_size])

  it('groups what is ranked before it cuts the page, and keeps the order by relevance', async () => {
    const all = [
      ['CN105000001A', 2],
      ['CN105000002A', 1],
      ['CN105000003A', 1],
    ]
    const grouped = await search({ collapse: 'application' })
    expect([rows(grouped), grouped.total]).toEqual([all, 3])
    expect(grouped.list[0]?.meaning).toMatchObject({ score: 100, ranks: { title: 1 } })
    const second = await search({ collapse: 'application', from: 1, size: 1 })
    expect([rows(second), second.total]).toEqual([all.slice(1, 2), 3])
    expect((await search({})).total).toBe(4)
  })

  it('counts values, and applications, if another order is requested', async () => {
    const newest = await search({
      collapse: 'application',
      sortList: [{ sortField: 'application_date' }],
      groupList: [{ field: 'class_ipc.section' }],
    })
    expect(rows(newest).map(([number]) => number)).toEqual(['CN105000003A', 'CN105000002A', expect.stringContaining('CN105000001')])
    expect([newest.total, newest.groupList[0]?.list]).toEqual([3, [expect.objectContaining({ value: 'H', count: 3 })]])
  })
})
