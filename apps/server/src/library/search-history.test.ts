import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { MAX_STORED, searchHistoryStore } from './search-history-store.ts'

const at = (name: string) => `/api/user/searchHistory/${name}`
const search = (query: string, more: object = {}) => ({ searchStrategy: query, number: 3, displayName: query, ...more })

interface Stored {
  id: string
  lineNo: number
  earlierLineNos: number[]
  searchStrategy: string
  number: number
  createTime: string
}
interface Page {
  list: Stored[]
  total: number
}

describe('search history', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })
  const { post } = test
  const begin = async () => {
    const { user, headers } = await aSession(test)
    return {
      user,
      headers,
      add: async (query: string, more: object = {}) => {
        clock += 1000
        return (await post(at('add'), search(query, more), headers)).code
      },
      list: async (request: object = {}) => (await post<Page>(at('list'), request, headers)).data,
      queries: async (request: object = {}) =>
        (await post<Page>(at('list'), request, headers)).data.list.map(({ searchStrategy }) => searchStrategy),
    }
  }

  it('requires a login', async () => {
    for (const name of ['list', 'homePageList', 'del', 'delAll', 'add']) expect((await post(at(name), {})).code, name).toBe(401)
    expect((await test.app.inject({ method: 'GET', url: at('exportExcel') })).statusCode).toBe(401)
  })

  it('history.01, history.03: a search is stored with its query, hits, name, range and condition', async () => {
    const { headers, add, list } = await begin()
    expect(await add('石墨烯', { number: 12, displayName: '石墨烯 检索', datRange: '10,CN', searchCondition: '{"f":"country:CN"}' })).toBe(
      200,
    )
    const { list: stored, total } = await list()
    expect(total).toBe(1)
    expect(stored[0]).toEqual({
      id: expect.any(String) as string,
      searchStrategy: '石墨烯',
      number: 12,
      displayName: '石墨烯 检索',
      datRange: '10,CN',
      searchCondition: '{"f":"country:CN"}',
      lineNo: 1,
      earlierLineNos: [],
      createTime: expect.stringMatching(/^2026-01-01 08:00:\d\d$/) as string,
    })
    expect((await post(at('add'), { searchStrategy: 'a', number: -1, displayName: 'a' }, headers)).code).toBe(400)
  })

  it('the same search again moves up with its new number of hits; another condition makes another search', async () => {
    const { add, list } = await begin()
    await add('甲')
    await add('乙')
    await add('甲', { number: 9, displayName: 'A' })
    await add('乙', { searchCondition: '{"w":"law"}' })
    expect((await list()).list.map(({ searchStrategy, number }) => [searchStrategy, number])).toEqual([
      ['乙', 3],
      ['甲', 9],
      ['乙', 3],
    ])
  })

  it('G213: a search keeps its number; a repeat gets a new one, and the old ones still find it', async () => {
    const { headers, add, list } = await begin()
    const numbers = async () =>
      (await list()).list.map(({ searchStrategy, lineNo, earlierLineNos }) => [searchStrategy, lineNo, earlierLineNos])
    for (const query of ['甲', '乙', '甲', '丙', '甲']) await add(query)
    expect(await numbers()).toEqual([
      ['甲', 5, [3, 1]],
      ['丙', 4, []],
      ['乙', 2, []],
    ])
    const named = async (lineNoList: number[]) => (await list({ lineNoList })).list.map(({ searchStrategy }) => searchStrategy)
    expect(await named([1])).toEqual(['甲'])
    expect(await named([2, 3, 9])).toEqual(['甲', '乙'])
    // Numbers of deleted searches are not given again.
    await post(at('del'), { idList: [(await list()).list[0]!.id] }, headers)
    await add('丁')
    expect((await numbers())[0]).toEqual(['丁', 6, []])
    await post(at('delAll'), {}, headers)
    await add('戊')
    expect(await numbers()).toEqual([['戊', 7, []]])
  })

  it('searches made at once get numbers of their own', async () => {
    const { add, list } = await begin()
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(`q${index}`)))
    expect((await list()).list.map(({ lineNo }) => lineNo).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it(`keeps the ${MAX_STORED} newest`, async () => {
    const { user, list } = await begin()
    const store = searchHistoryStore(test.database, () => (clock += 1000))
    for (let i = 0; i < MAX_STORED + 2; i += 1) {
      await store.add(user.id, { ...search(`q${i}`), datRange: '', searchCondition: '' })
    }
    const oldest = await list({ pageNo: 25, pageSize: 20 })
    expect([oldest.total, oldest.list.at(-1)?.searchStrategy]).toEqual([MAX_STORED, 'q2'])
  })

  it('history.05: lists in pages, by words in name or query, and by days in Shanghai', async () => {
    clock = Date.parse('2026-02-01T15:59:00Z')
    const { add, queries, list } = await begin()
    await add('TI=(电池)')
    clock = Date.parse('2026-02-01T16:00:00Z')
    await add('100%_a', { displayName: 'Battery' })
    expect(await list({ pageNo: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ searchStrategy: 'TI=(电池)' }] })
    expect(await queries({ keyWord: 'battery' })).toEqual(['100%_a'])
    expect(await queries({ keyWord: '%_' })).toEqual(['100%_a'])
    expect(await queries({ endTime: '2026-02-01' })).toEqual(['TI=(电池)'])
    expect(await queries({ startTime: '2026-02-02' })).toEqual(['100%_a'])
    expect(await queries({ startTime: '2026-02-01 23:59:00', endTime: '2026-02-01 23:59:59' })).toEqual(['TI=(电池)'])
  })

  it('search-box.34, search-box.10: the box gets the nine newest, and none without a product', async () => {
    const { user, headers, add } = await begin()
    for (let i = 0; i < 10; i += 1) await add(`q${i}`)
    const box = async (request: object = {}) =>
      (await post<Stored[]>(at('homePageList'), request, headers)).data.map(({ searchStrategy }) => searchStrategy)
    expect(await box()).toEqual([])
    await aProduct(test, { userId: user.id })
    expect(await box()).toEqual(['q9', 'q8', 'q7', 'q6', 'q5', 'q4', 'q3', 'q2', 'q1'])
    expect(await box({ size: 2 })).toEqual(['q9', 'q8'])
  })

  it('history.04: searches are deleted one by one or all, never those of others', async () => {
    const one = await begin()
    const other = await begin()
    for (const query of ['甲', '乙']) {
      await one.add(query)
      await other.add(query)
    }
    const ids = (await other.list()).list.map(({ id }) => id)
    expect((await post(at('del'), { idList: [ids[0], (await one.list()).list[0]!.id] }, one.headers)).code).toBe(200)
    expect(await one.queries()).toEqual(['甲'])
    expect(await other.queries()).toEqual(['乙', '甲'])
    // A search that was run while the deletion could still be undone stays.
    clock += 8000
    await other.add('丙')
    clock += 1000
    await post(at('delAll'), { minAge: 8 }, other.headers)
    expect(await other.queries()).toEqual(['丙'])
    await post(at('delAll'), {}, other.headers)
    expect([await one.queries(), await other.queries()]).toEqual([['甲'], []])
  })

  it('history.02: is exported as 检索历史.xls, all of it or what was chosen, and no text becomes a formula', async () => {
    const { headers, add, list } = await begin()
    await add('=1+1')
    await add('TI=(电池)', { number: 1234, datRange: 'CN' })
    const file = async (query = '') => test.app.inject({ method: 'GET', url: `${at('exportExcel')}${query}`, headers })
    const answer = await file()
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('检索历史.xls')}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
    const { Sheets, SheetNames } = read(answer.rawPayload)
    const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 })
    expect(rows[0]).toEqual(['序号', '编号', '检索时间', '名称', '检索式', '结果数', '数据库'])
    expect(rows[1]).toMatchObject([1, '#2', expect.any(String), 'TI=(电池)', 'TI=(电池)', 1234, 'CN'])
    expect(rows[2]?.[4]).toBe('=1+1')
    expect(Sheets[SheetNames[0]!]!['E3'].f).toBeUndefined()
    const chosen = read((await file(`?idList=${(await list()).list[1]!.id}`)).rawPayload)
    expect(utils.sheet_to_json<unknown[]>(chosen.Sheets[chosen.SheetNames[0]!]!, { header: 1 })).toHaveLength(2)
  })

  it.each(['idList=d62fb6bfffba-5758a91b0f-86-d79--0c6e', 'startTime=0164-03-84', 'endTime=2026-01-01%2024:61:00'])(
    'an export by what is no id or moment names the field: %s',
    async (query) => {
      const { headers } = await begin()
      const answer = await test.app.inject({ method: 'GET', url: `${at('exportExcel')}?${query}`, headers })
      expect([answer.statusCode, answer.json().data.error]).toEqual([400, 'INVALID_INPUT'])
      expect(answer.json().message).toContain(query.split('=')[0])
    },
  )
})
