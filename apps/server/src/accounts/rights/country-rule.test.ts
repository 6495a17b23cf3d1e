import type { SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { signedHeaders } from '../../testing/signed-headers.ts'

const ABSTRACT = [{ lang: 'zh', text: '石墨烯电极的制备方法，用于锂离子电池的负极材料，涂布后干燥' }]
const RECORDS = [
  aPatent({ publicationNumber: 'CN101000001A', title: '石墨烯电池', abstracts: ABSTRACT, family: { simpleId: 'f1' } }),
  aPatent({ publicationNumber: 'CN101000002A', title: '石墨烯电极', abstracts: ABSTRACT }),
  aPatent({ publicationNumber: 'US20200000001A1', office: 'US', title: '石墨烯电池', abstracts: ABSTRACT, family: { simpleId: 'f1' } }),
  aPatent({ publicationNumber: 'US20200000002A1', office: 'US', title: '石墨烯装置', abstracts: ABSTRACT }),
  aPatent({ publicationNumber: 'JP2020000001A', office: 'JP', title: '石墨烯薄膜', abstracts: ABSTRACT }),
]
const SEARCH = '/api/search/ts/search'
const QUERY = { filter: { queryStr: '石墨烯' } }

describe('G07: without a product the server searches CN only', async () => {
  const test = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
  const { post, get } = test
  const { data: token } = await get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
  const guest = { token }
  const free = (await aSession(test)).headers
  const { user, headers: member } = await aSession(test)
  await aProduct(test, { userId: user.id })
  const search = async (headers: Record<string, string>, body: object = {}) =>
    (await post<SearchAnswer>(SEARCH, { ...QUERY, ...body }, headers)).data
  const countries = ({ list }: SearchAnswer) => [...new Set(list.map(({ country }) => country))].toSorted()

  it('the list reports how many hits it hides, and what gives access: a login, then a product', async () => {
    expect(await search(guest)).toMatchObject({ total: 2, hidden: { total: 3, totalRelation: 'eq', opens: 'login' } })
    expect(await search(free)).toMatchObject({ total: 2, hidden: { total: 3, totalRelation: 'eq', opens: 'product' } })
    expect(countries(await search(free))).toEqual(['CN'])
    const all = await search(member)
    expect(all).not.toHaveProperty('hidden')
    expect([all.total, countries(all)]).toEqual([5, ['CN', 'JP', 'US']])
  })

  it('reports nothing if nothing is hidden, and does not count if no rows are requested', async () => {
    expect(await search(guest, { filterItems: [{ field: 'country', valueList: ['CN'] }] })).not.toHaveProperty('hidden')
    expect(await search(guest, { size: 0 })).not.toHaveProperty('hidden')
  })

  it('no filter, group, query or collapse gets around it', async () => {
    const filterItems = [{ field: 'country', valueList: ['US', 'JP'] }]
    expect(await search(free, { filterItems })).toMatchObject({ total: 0, list: [], hidden: { total: 3 } })
    expect(await search(free, { filter: { queryStr: 'country=US OR 石墨烯' } })).toMatchObject({ total: 2 })
    expect(await search(free, { collapse: 'family' })).toMatchObject({ total: 2, hidden: { total: 3 } })
    const { groupList } = await search(free, { groupList: [{ field: 'country' }] })
    expect(groupList[0]!.list).toMatchObject([{ value: 'CN', count: 2 }])
  })

  it('holds for every call that searches or counts', async () => {
    const data = async (path: string, body: object, headers: Record<string, string>) => (await post<unknown>(path, body, headers)).data
    const number = { queryStr: '石墨烯', countryList: ['US'] }
    expect(await data('/api/search/ts/getPatentsNumber', number, free)).toBe(0)
    expect(await data('/api/search/ts/getPatentsNumber', number, member)).toBe(2)
    expect(await data('/api/search/suggest/countSuggest', { word: '石墨烯' }, free)).toBe(2)
    const request = { filter: { queryStr: '石墨烯 AND 没有' }, filterItems: [{ field: 'country', valueList: ['CN'] }] }
    expect(await data('/api/search/ts/loosen', request, free)).toMatchObject({ clauses: [{ alone: 2 }, { alone: 0 }] })
    const shareCode = await data('/api/search/ts/compress', { queryStr: '石墨烯' }, guest)
    const shared = await data('/api/search/ts/shareSearch', { shareCode }, signedHeaders(token, { shareCode }))
    expect(shared).toMatchObject({ total: 2, hidden: { total: 3, opens: 'login' } })
    const similar = async (headers: Record<string, string>) =>
      countries((await data('/api/search/patentValuation/queryResemblePatent', { id: 'CN101000001A' }, headers)) as SearchAnswer)
    expect(await similar(free)).toEqual(['CN'])
    expect(await similar(member)).toContain('US')
  })

  it('ends with the product, and not on an open server', async () => {
    const { user: former, headers } = await aSession(test)
    await aProduct(test, { userId: former.id }, { endTime: new Date(test.accounts.now() - 1000) })
    expect(await search(headers)).toMatchObject({ total: 2, hidden: { opens: 'product' } })
    const open = await buildTestApp({ records: RECORDS })
    expect((await open.post<SearchAnswer>(SEARCH, QUERY)).data.total).toBe(5)
  })
})
