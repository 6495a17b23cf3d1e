import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

describe('databases', async () => {
  const records = [
    aPatent({ title: '电池', publicationNumber: 'CN102345670A', office: 'CN', patentType: 'invention' }),
    aPatent({ title: '电池 电极', publicationNumber: 'CN102345671A', office: 'CN', patentType: 'utility' }),
    aPatent({ title: '电池', publicationNumber: 'US7345672B2', kind: 'B2', office: 'US', patentType: 'invention' }),
    aPatent({ title: '电池', publicationNumber: 'DE102345673A', office: 'DE', patentType: 'design' }),
  ]
  const open = await buildTestApp({ records })
  const members = await buildTestApp({ records, settings: { GEZHI_ACCESS: 'membership' } })
  const guest = async () => {
    const { data } = await members.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    return { token: data }
  }
  const total = async (more: object) =>
    (await open.post<{ total: number }>('/api/search/ts/search', { filter: { queryStr: '电池' }, ...more })).data.total

  it('database.16: a type has id, typeName and code', async () => {
    const { data } = await open.post<object[]>('/api/search/searchType/list', {})
    expect(data.slice(0, 4)).toEqual([
      { id: 1, typeName: '发明申请', code: 'A' },
      { id: 2, typeName: '发明授权', code: 'B' },
      { id: 3, typeName: '实用新型', code: 'U' },
      { id: 4, typeName: '外观设计', code: 'S' },
    ])
    expect(data).toHaveLength(7)
    expect((await open.post('/api/search/sf/searchType/list', {})).data).toEqual(data)
  })

  it('database.17: databases are regions with their countries, and how many documents there are', async () => {
    interface Answer {
      list: { id: number; countries: { id: string; code: string; count: number }[] }[]
      count: number
      choosable: boolean
    }
    const { data } = await open.post<Answer>('/api/search/dataBase/list', {})
    expect(data.list.map(({ id }) => id)).toEqual(data.list.map((_region, index) => index + 1))
    const countries = data.list.flatMap((region) => region.countries)
    expect(Object.fromEntries(countries.map(({ code, count }) => [code, count]))).toEqual({ CN: 2, US: 1, DE: 1 })
    expect([data.count, data.choosable]).toEqual([4, true])
    expect((await members.post<Answer>('/api/search/dataBase/list', {}, await guest())).data.choosable).toBe(false)
  })

  it('database.20: countries by comma-joined codes of types', async () => {
    const codes = async (keyWord: string) =>
      (await open.post<{ code: string }[]>('/api/search/dataBase/countryCodeList', { keyWord })).data.map(({ code }) => code)
    expect((await codes('utility,design')).toSorted()).toEqual(['CN', 'DE'])
    expect((await codes('')).toSorted()).toEqual(['CN', 'DE', 'US'])
  })

  it('database.08: a search covers the selected types and countries only; without a product only CN', async () => {
    expect(await Promise.all([{}, { typeList: ['invention'] }, { countryList: ['US', 'DE'] }].map(total))).toEqual([4, 2, 2])
    expect(await Promise.all(['A', 'B', 'U', 'S'].map((type) => total({ typeList: [type] })))).toEqual([1, 1, 1, 1])
    expect(await Promise.all([['发明授权'], ['utility', 'B']].map((typeList) => total({ typeList })))).toEqual([1, 2])
    expect(await total({ typeList: ['发明'], countryList: ['CN'] })).toBe(1)
    const body = { filter: { queryStr: '电池' }, countryList: ['US'] }
    expect((await members.post<{ total: number }>('/api/search/ts/search', body, await guest())).data.total).toBe(0)
  })
})
