import type { ListAnswer } from '@gezhi/contract'
import { COMPANY_KIND } from '@gezhi/records'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { aMonitor, monitorHits, runMonitor } from '../testing/a-monitor.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'

const PATENTS = ['CN100000001A', 'CN100000002A', 'CN100000003A'] as const
const MARKS = ['72000001', '72000002'] as const
const COMPANIES = ['91440300MA5EXAMPX3', '91440300MA5EXAMPY1'] as const

/** The call that lists the files of a type. */
const LISTS = {
  patent: '/api/search/ts/spaceSearch',
  trademark: '/api/search/trademark/spaceList',
  company: '/api/search/company/spaceSearch',
} as const
type FileType = keyof typeof LISTS

describe('spaces as result lists', async () => {
  const { engine: marks, drop } = await trademarkEngine([
    aTrademark({ applicationNumber: MARKS[0] }),
    aTrademark({ applicationNumber: MARKS[1], status: 'filed' }),
    aTrademark({ applicationNumber: '72000009' }),
  ])
  const { engine: companies, drop: dropCompanies } = await testEngineOf(
    COMPANY_KIND,
    await mkdtemp(join(inject('testFolder'), 'companies-')),
    1,
  )
  afterAll(() => Promise.all([drop(), dropCompanies()]))
  await companies.write({
    puts: COMPANIES.map((creditCode, index) => ({
      creditCode,
      names: [{ lang: 'zh', text: `苇舟${index + 1}号有限公司` }],
      founded: `20${index + 10}0101`,
      source: { format: 'test' },
    })),
  })
  const test = await buildTestApp({
    engines: [marks, companies],
    settings: { GEZHI_ACCESS: 'membership', GEZHI_SEARCHES_PER_MINUTE: 1e6 },
    records: PATENTS.map((publicationNumber, index) =>
      aPatent({
        publicationNumber,
        title: index === 1 ? '隔膜' : '石墨烯电极',
        applicationDate: `20${index + 10}0101`,
        applicants: [{ name: `申请人${index}` }],
      }),
    ),
  })
  const begin = async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id })
    const ask = <Data>(path: string, body: object) => test.post<Data>(`/api/user/${path}`, body, headers)
    const list = (type: FileType, spaceId: string, request: object = {}) =>
      test.post<ListAnswer>(LISTS[type], { spaceId, ...request }, headers)
    return {
      headers,
      ask,
      list,
      add: async (name: string) => (await ask<{ id: string }>('workSpace/add', { name })).data.id,
      put: (spaceId: string, type: FileType, ...patentIdList: string[]) => ask('workSpaceFile/add', { spaceId, type, patentIdList }),
      idsOf: async (type: FileType, spaceId: string, request: object = {}) =>
        (await list(type, spaceId, request)).data.list.map(({ id }) => id),
    }
  }

  it('workspace.04: the files of each type are a list with queries, filters, facets and orders', async () => {
    const { add, put, list, idsOf } = await begin()
    const space = await add('电池')
    await put(space, 'patent', PATENTS[0], PATENTS[1])
    const groupList = [{ field: 'applicant_patentee.original.name', count: 5 }]
    const { data } = await list('patent', space, { groupList })
    expect(data).toMatchObject({ total: 2, list: [{ id: PATENTS[1] }, { id: PATENTS[0] }] })
    expect(data.groupList[0]!.list.map(({ value }) => value).toSorted()).toEqual(['申请人0', '申请人1'])
    expect(await idsOf('patent', space, { filter: { queryStr: '石墨烯' } })).toEqual([PATENTS[0]])
    expect(await idsOf('patent', space, { filterItems: [{ field: 'application_date.year', valueList: ['2011'] }] })).toEqual([PATENTS[1]])
    expect(await idsOf('patent', space, { sortList: [{ sortField: 'application_date', sortOrder: 'ASC' }] })).toEqual([
      PATENTS[0],
      PATENTS[1],
    ])
    await put(space, 'trademark', ...MARKS)
    await put(space, 'company', ...COMPANIES)
    expect((await list('trademark', space)).data.total).toBe(2)
    const registered = { filterItems: [{ field: 'legal_status', valueList: ['active'] }] }
    expect((await list('trademark', space, registered)).data.total).toBe(1)
    expect((await list('company', space, { filter: { queryStr: '苇舟2号' } })).data).toMatchObject({
      total: 1,
      list: [{ id: COMPANIES[1] }],
    })
    expect(await list('patent', space, { filter: { queryStr: '(石墨烯' } })).toMatchObject({ data: { error: 'QUERY_SYNTAX' } })
  })

  it('workspace.03: a list shows its space as it is at once after files were added, moved and removed', async () => {
    const { add, ask, put, idsOf } = await begin()
    const [one, other] = [await add('甲'), await add('乙')]
    await put(one, 'patent', ...PATENTS)
    expect((await idsOf('patent', one)).length).toBe(3)
    const { data } = await ask<{ list: { id: string; patentId: string }[] }>('workSpaceFile/list', { spaceId: one })
    const fileOf = (code: string) => data.list.find(({ patentId }) => patentId === code)!.id
    expect(await idsOf('patent', other)).toEqual([])
    await ask('workSpaceFile/moveAndCopySpaceFile', { idList: [fileOf(PATENTS[0])], targetId: other, type: 'move' })
    expect([await idsOf('patent', one), await idsOf('patent', other)]).toEqual([[PATENTS[2], PATENTS[1]], [PATENTS[0]]])
    await ask('workSpaceFile/moveAndCopySpaceFile', { idList: [fileOf(PATENTS[1])], targetId: other, type: 'copy' })
    await ask('workSpaceFile/del', { idList: [fileOf(PATENTS[2])] })
    expect([await idsOf('patent', one), await idsOf('patent', other)]).toEqual([[PATENTS[1]], [PATENTS[1], PATENTS[0]]])
  })

  it('workspace.01: a space is listed by its owner and those it is shared with, and by nobody else', async () => {
    const [owner, reader, stranger] = [await begin(), await begin(), await begin()]
    const space = await owner.add('共享')
    await owner.put(space, 'patent', PATENTS[0])
    const { data } = await owner.ask<{ shareCode: string }>('workSpace/share', { id: space, shared: true })
    await reader.ask('workSpace/join', { shareCode: data.shareCode })
    for (const type of ['patent', 'trademark', 'company'] as const) {
      for (const one of [owner, reader]) expect((await one.list(type, space)).code, type).toBe(200)
      expect(await stranger.list(type, space), type).toMatchObject({ data: { error: 'SPACE_NOT_FOUND' } })
      expect((await test.post(LISTS[type], { spaceId: space })).code, type).toBe(401)
    }
    await owner.ask('workSpace/share', { id: space, shared: false })
    expect(await reader.list('patent', space)).toMatchObject({ data: { error: 'SPACE_NOT_FOUND' } })
    await owner.ask('workSpace/del', { idList: [space] })
    expect(await owner.list('patent', space)).toMatchObject({ data: { error: 'SPACE_NOT_FOUND' } })
  })

  it('the lists of a space are counted, exported, put into another space, and monitored', async () => {
    const { add, ask, put, headers, idsOf } = await begin()
    const [one, other] = [await add('甲'), await add('乙')]
    await put(one, 'patent', PATENTS[0], PATENTS[1])
    await put(one, 'trademark', MARKS[0])
    const table = { list: { call: 'searchWithinSpace', request: { spaceId: one } }, rows: { field: 'country' } }
    const counted = await test.post('/api/search/analyse/countTable', table, headers)
    expect(counted.data).toMatchObject({ total: 2, rows: [{ value: 'CN', count: 2, ratio: 100 }] })
    const list = { call: 'searchWithinSpace', request: { spaceId: one, filter: { queryStr: '隔膜' } } }
    await ask('workSpaceFile/addList', { spaceId: other, ...list })
    await test.service('workspaces').addWaiting(test.serving)
    expect(await idsOf('patent', other)).toEqual([PATENTS[1]])
    for (const [type, call] of [
      ['patent', 'searchWithinSpace'],
      ['trademark', 'listSpaceTrademarks'],
    ] as const) {
      const exported = { type, fileType: 'xlsx', list: { call, request: { spaceId: one }, part: 'all' } }
      expect((await test.post('/api/search/export/put', exported, headers)).code, call).toBe(200)
    }
    const watched = { list: { call: 'searchWithinSpace', request: { spaceId: one } } }
    const monitor = await aMonitor(test, watched, headers)
    await put(one, 'patent', PATENTS[2])
    await runMonitor(test, monitor, headers)
    expect((await monitorHits(test, monitor, headers)).map((hits) => hits.map(({ code }) => code))).toEqual([[PATENTS[2]]])
  })
})

it('roles.23, G172: lists of spaces need a product where the setting requires one', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership', GEZHI_WORKSPACE_NEEDS_PRODUCT: 'on' } })
  const { headers } = await aSession(test)
  const spaceId = '00000000-0000-4000-8000-000000000000'
  expect(await test.post(LISTS.patent, { spaceId }, headers)).toMatchObject({ code: 403, data: { error: 'PRODUCT_NEEDED' } })
})
