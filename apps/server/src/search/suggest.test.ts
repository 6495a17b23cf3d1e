import { describe, expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const applicants = (...names: string[]) => names.map((name) => ({ name }))
const RECORDS = [
  aPatent({ publicationNumber: 'CN105000001A', office: 'CN', title: '石墨烯电池', applicants: applicants('石墨科技', '华为技术') }),
  aPatent({ publicationNumber: 'CN105000002A', office: 'CN', patentType: 'utility', title: '石墨粉', applicants: applicants('石墨科技') }),
  aPatent({ publicationNumber: 'US105000003A', office: 'US', title: '石墨纸', applicants: applicants('石墨科技', 'Siemens AG') }),
]

interface All {
  normalWordList: { name: string; count?: number }[]
  companyList: { name: string; count: number }[]
}

describe('suggestions', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const all = async (body: object) => (await post<All>('/api/search/suggest/all', body)).data

  test('search-box.55: all, words alone, companies alone, and how many patents a word finds', async () => {
    const { normalWordList, companyList } = await all({ word: '石墨' })
    expect(companyList).toEqual([{ name: '石墨科技', count: 3 }])
    const normal = await post<All>('/api/search/suggest/normal', { word: '石墨' })
    expect(normal.data).toEqual({ normalWordList })
    const company = await post('/api/search/suggest/company', { word: '石墨' })
    expect(company.data).toEqual({ word: '石墨', list: companyList })
    expect((await post('/api/search/suggest/countSuggest', { word: '石墨' })).data).toBe(3)
  })

  test('search-box.32: five of each unless asked otherwise', async () => {
    const words = await all({ word: 's' })
    expect(words.normalWordList.length).toBeLessThanOrEqual(5)
    expect((await all({ word: '石墨', count: 1 })).normalWordList).toHaveLength(1)
  })

  test('words say how many patents hold them, of those that are looked in', async () => {
    const counts = async (body: object) => (await all(body)).normalWordList.map(({ name, count }) => `${name} ${count}`)
    expect(await counts({ word: '石' })).toEqual(['石墨 3'])
    expect(await counts({ word: '石', countryList: ['CN'] })).toEqual(['石墨 2'])
  })

  test('pinyin and its first letters find words and companies', async () => {
    expect((await all({ word: 'huawei' })).companyList).toEqual([{ name: '华为技术', count: 1 }])
    expect((await all({ word: 'smkj' })).companyList).toEqual([{ name: '石墨科技', count: 3 }])
    expect((await all({ word: 'shimo' })).normalWordList).toContainEqual({ name: '石墨', count: 3 })
  })

  test('chosen types and countries narrow what is suggested, and how many are counted', async () => {
    const china = await all({ word: '石墨', countryList: ['CN'] })
    expect(china.companyList).toEqual([{ name: '石墨科技', count: 2 }])
    expect(china.normalWordList.map(({ name }) => name)).not.toContain('石墨纸')
    const utility = (await all({ word: '石墨', typeList: ['utility'] })).normalWordList.map(({ name }) => name)
    expect(utility).toContain('石墨粉')
    expect(utility).not.toContain('石墨烯')
    expect((await all({ word: 'siem', countryList: ['CN'] })).companyList).toEqual([])
    expect((await post('/api/search/suggest/countSuggest', { word: '石墨', typeList: ['utility'] })).data).toBe(1)
  })
})

test('suggestions for a caller who sees CN only are limited to CN', async () => {
  const { post, get } = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
  const { data: token } = await get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
  const { data } = await post<All>('/api/search/suggest/all', { word: '石墨', countryList: ['US'] }, { token })
  expect(data).toEqual({ normalWordList: [], companyList: [] })
})
