import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20"/></svg>'

const MARKS = [
  aTrademark(),
  aTrademark({
    office: 'EM',
    applicationNumber: '018224433',
    registrationNumber: '018224433',
    languages: ['de', 'en'],
    words: [{ lang: 'und', text: 'Zephyr' }],
    feature: 'figurative',
    images: [
      { id: '1', svg: SVG },
      { id: '2', sourceFile: '000990000001.JPG' },
    ],
    viennaCodes: ['27.05.01'],
    niceClasses: ['09', '35'],
    goods: [
      {
        niceClass: '35',
        texts: [
          { lang: 'de', text: 'Vermietung von Drachen' },
          { lang: 'en', text: 'Renting of kites' },
        ],
      },
    ],
    owners: [{ identifier: '1079006' }],
    applicationDate: '20240408',
    status: 'opposed',
    events: [{ date: '20240416', code: 'A.1', text: 'Bulletin 2024/072, A.1', type: 'publication' }],
    oppositions: [{ number: '003126194', date: '20240716', grounds: ['Likelihood of confusion'], opponents: [{ identifier: '939344' }] }],
  }),
  aTrademark({
    applicationNumber: '72000003',
    goods: [],
    owners: [{ name: '海岸食品公司' }],
    words: [{ lang: 'zh', text: '海岸' }],
    niceClasses: ['30'],
    similarGroups: ['3002'],
    status: 'expired',
  }),
  aTrademark({
    applicationNumber: '72000004',
    words: [{ lang: 'zh', text: '旧帆' }],
    goods: [],
    owners: [{ name: '旧帆厂' }],
    niceClasses: ['22'],
    applicationDate: '19990131',
    registrationDate: '20000131',
    renewalDate: '20100131',
    expiryDate: '20200131',
    expiryIsDerived: true,
  }),
]

const titled = (scheme: 'nice' | 'vienna', symbol: string, zh: string) =>
  ({ scheme, symbol, dots: null, titles: [{ lang: 'zh', text: zh }], definitions: [] }) as const
const CLASSES = [titled('nice', '3002', '糖'), titled('vienna', '27.05', '特殊字体'), titled('vienna', '27.05.01', '字体之一')]

interface Row {
  id: string
  number: string
  mark: string
  drawings?: { ids: string[]; total: number }
}

describe('calls about trademarks', () => {
  let app: TestApp
  let headers: Record<string, string>
  let other: Record<string, string>
  let drop: () => Promise<void>
  const ask = <Data>(name: string, body: unknown, by = headers) => app.post<Data>(`/api/search/trademark/${name}`, body, by)
  const numbers = async (queryStr: string, mode = 'command', rest = {}) => {
    const { data } = await ask<{ list: Row[]; total: number }>('list', { filter: { queryStr, mode }, ...rest })
    return data.list.map(({ number }) => number)
  }

  beforeAll(async () => {
    const marks = await trademarkEngine(MARKS)
    drop = marks.drop
    app = await buildTestApp({ engines: [marks.engine], classes: CLASSES, settings: { GEZHI_ACCESS: 'membership' } })
    headers = (await aSession(app)).headers
    other = (await aSession(app)).headers
  })
  afterAll(() => drop())

  it('B.trademark.01: searches by text, newest first, in both forms of the request', async () => {
    expect(await numbers('软件 OR kites')).toEqual(['EM018224433', 'CN72000001'])
    expect(await numbers('云岭', 'box')).toEqual(['CN72000001'])
    const { data } = await ask<{ list: Row[]; total: number }>('list', { queryStr: 'zephyr', from: 0, size: 5 })
    expect([data.total, data.list[0]?.mark]).toEqual([1, 'Zephyr'])
  })

  it('fields, classes below others, numbers in any notation', async () => {
    expect(await numbers('nc=35 AND vc=27.05')).toEqual(['EM018224433'])
    expect(await numbers('nc=30')).toEqual(['CN72000003'])
    expect(await numbers('sg=3002')).toEqual(['CN72000003'])
    expect(await numbers('status=失效')).toEqual(['CN72000003'])
    expect(await numbers('OW=1079006')).toEqual(['EM018224433'])
    for (const written of ['018224433', 'EM 018224433', 'em18224433'])
      expect(await numbers(written, 'box'), written).toEqual(['EM018224433'])
    expect(await numbers('GS=Drachen')).toEqual(['EM018224433'])
    expect(await ask('list', { filter: { queryStr: 'nc=(' } })).toMatchObject({ code: 400 })
  })

  it('rows have pictures that can be displayed, if they are requested', async () => {
    const { data } = await ask<{ list: Row[] }>('list', { filter: { queryStr: 'zephyr' }, drawings: 3 })
    expect(data.list[0]?.drawings).toEqual({ ids: ['1'], total: 1 })
  })

  it('a trademark by its number; a number without one is not found', async () => {
    const { data } = await ask<Record<string, unknown>>('view', { id: 'EUTM 018224433' })
    expect(data).toMatchObject({
      number: 'EM018224433',
      pictures: ['1'],
      pictures_missing: 1,
      legal_status: 'pending',
      status_detail: 'opposed',
      goods: [{ nice_class: '35', title: '广告与商业服务', texts: [{ lang: 'en' }, { lang: 'de' }] }],
      oppositions: [{ number: '003126194', opponents: [{ name: null, identifier: '939344' }] }],
    })
    expect(await ask('view', { id: 'EM1' })).toMatchObject({ code: 404, data: { error: 'TRADEMARK_NOT_FOUND' } })
  })

  it('B.trademark.05: similar groups and Vienna codes have the titles of the imported schemes, in statistics, facets and the detail', async () => {
    const all = { queryStr: 'nc=[01 TO 45]' }
    expect((await ask('group', { ...all, field: 'similar_group' })).data).toEqual([{ value: '3002', name: '糖', count: 1 }])
    expect((await ask('group_search', { ...all, field: 'similar_group', word: '糖' })).data).toMatchObject([{ value: '3002' }])
    const groupList = [{ field: 'vienna.division' }, { field: 'vienna.category' }]
    expect((await ask('list', { filter: all, groupList })).data).toMatchObject({
      groupList: [{ list: [{ value: '27.05', name: '特殊字体' }] }, { list: [{ value: '27', name: '字体与数字' }] }],
    })
    expect((await ask('view', { id: 'EM018224433' })).data).toMatchObject({ vienna_titles: [{ code: '27.05.01', title: '字体之一' }] })
    expect((await ask('view', { id: 'CN72000003' })).data).toMatchObject({
      similar_group_titles: [{ code: '3002', title: '糖' }],
      vienna_titles: [],
    })
    const classes = (name: string, body: object) => app.post<{ code: string }[]>(`/api/search/IPC/${name}`, body, headers)
    expect((await classes('dimList', { keyWord: '糖', type: 'NICE' })).data).toMatchObject([{ code: '3002', name: '糖' }])
    expect((await classes('list', { code: '27.05', type: 'VIENNA' })).data).toMatchObject([
      { code: '27.05.01', name: '字体之一', hasChild: false },
    ])
  })

  it('an expiry that was derived is marked, and a status without a renewal after its term', async () => {
    expect((await ask('view', { id: 'CN72000004' })).data).toMatchObject({
      legal_status: 'active',
      expiry_date: '20200131',
      expiry_derived: true,
      renewal_date: '20100131',
      status_outdated: true,
    })
    expect((await ask('view', { id: 'CN72000001' })).data).toMatchObject({ expiry_derived: false, status_outdated: false })
  })

  it('a picture is a PNG; a missing one is not found', async () => {
    const picture = (id: string) => app.app.inject({ url: `/api/search/trademark/picture?number=EM018224433&id=${id}`, headers })
    const found = await picture('1')
    expect([found.statusCode, found.headers['content-type'], found.rawPayload.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG'])
    expect((await picture('2')).statusCode).toBe(404)
  })

  it('B.trademark.05: statistics of a result, and those with a text in their name or code', async () => {
    const all = { queryStr: 'nc=[01 TO 45]' }
    const { data } = await ask<{ value: string; count: number }[]>('group', { ...all, field: 'nice_class' })
    expect(data.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        ['09', 2],
        ['30', 1],
        ['35', 1],
      ]),
    )
    expect((await ask('group_search', { ...all, field: 'nice_class', word: '商业' })).data).toMatchObject([{ value: '35', count: 1 }])
    expect(await ask('group', { ...all, field: 'nothing' })).toMatchObject({ code: 400, data: { error: 'UNKNOWN_FIELD' } })
  })

  it('B.trademark.03: has its own history, which is separate for each user', async () => {
    await ask('cleanSearchHistoryV2', {})
    for (const queryStr of ['云岭', 'zephyr', '云岭']) await ask('list', { filter: { queryStr } })
    await ask('list', { filter: { queryStr: '海岸' }, from: 0, size: 0 })
    const history = async (by = headers) =>
      (await ask<{ list: { id: string; queryStr: string; number: number }[]; total: number }>('listSearchHistoryPageV2', {}, by)).data
    expect((await history()).list.map(({ queryStr, number }) => [queryStr, number])).toEqual([
      ['云岭', 1],
      ['zephyr', 1],
    ])
    expect(await history(other)).toEqual({ list: [], total: 0 })
    const [first] = (await history()).list
    await ask('deleteSearchHistoryV2', { idList: [first!.id] }, other)
    expect((await history()).total).toBe(2)
    await ask('deleteSearchHistoryV2', { idList: [first!.id] })
    expect((await history()).list.map(({ queryStr }) => queryStr)).toEqual(['zephyr'])
    await ask('cleanSearchHistoryV2', {})
    expect((await history()).total).toBe(0)
  })

  it('suggests marks and owners', async () => {
    expect((await ask('suggest', { word: 'zeph' })).data).toMatchObject({ normalWordList: [{ name: 'Zephyr', count: 1 }], companyList: [] })
    expect((await ask('suggest', { word: 'yunling' })).data).toMatchObject({ normalWordList: [{ name: '云岭' }] })
  })

  it('downloads as an export task with a link to its file', async () => {
    const { data } = await ask<{ id: string; url: string }>('download', { idList: ['CN72000001'] })
    expect(data.url).toBe(`/api/search/export/download?id=${data.id}`)
    await app.service('exports').writeWaiting(app.serving)
    const file = await app.app.inject({ url: data.url, headers })
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect(await ask('download', { queryStr: 'TM=nothing' })).toMatchObject({ code: 400, data: { error: 'EXPORT_EMPTY' } })
    expect(await ask('download', {})).toMatchObject({ code: 400 })
  })

  it('is followed under its identity, whatever the notation', async () => {
    const follow = (name: string, body: object) => app.post<Record<string, unknown>>(`/api/user/follow/${name}`, body, headers)
    expect((await follow('follow', { type: 'trademark', code: 'EM018224433' })).data).toBe(true)
    expect((await follow('trademarklist', {})).data).toMatchObject({
      total: 1,
      list: [{ code: 'EM18224433', title: 'Zephyr', missing: false, record: { status: 'pending', parties: ['1079006'] } }],
    })
    expect((await follow('find', { type: 'trademark', code: '018224433' })).data).toMatchObject({ code: 'EM18224433' })
    expect(await follow('follow', { type: 'trademark', code: '1' })).toMatchObject({ code: 404 })
  })

  it('guests are rejected by every call', async () => {
    for (const name of ['list', 'view', 'group', 'group_search', 'download', 'listSearchHistoryPageV2', 'suggest'])
      expect((await ask(name, {}, {})).code, name).toBe(401)
  })
})

it('B.trademark.05: views beyond the limit of the day are rejected; the same mark counts once', async () => {
  const marks = await trademarkEngine(
    Array.from({ length: 51 }, (_, index) => aTrademark({ applicationNumber: String(72_000_001 + index) })),
  )
  const app = await buildTestApp({ engines: [marks.engine], settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(app)
  const view = async (index: number) => (await app.post('/api/search/trademark/view', { id: `CN${72_000_000 + index}` }, headers)).code
  for (let index = 1; index <= 50; index++) expect(await view(index)).toBe(200)
  expect([await view(50), await view(51)]).toEqual([200, 403])
  await marks.drop()
})
