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

const CLASSES = [
  { scheme: 'ipc', symbol: 'H01', dots: null, titles: [{ lang: 'zh', text: '电气元件' }], definitions: [] },
  { scheme: 'ipc', symbol: 'H01M', dots: null, titles: [{ lang: 'zh', text: '电池组' }], definitions: [] },
] as const

describe('suggestions', async () => {
  const { post } = await buildTestApp({ records: RECORDS, classes: CLASSES })
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

  test('search-box.32: five of each by default', async () => {
    const words = await all({ word: 's' })
    expect(words.normalWordList.length).toBeLessThanOrEqual(5)
    expect((await all({ word: '石墨', count: 1 })).normalWordList).toHaveLength(1)
  })

  test('words come with the number of patents that contain them, within the selection', async () => {
    const counts = async (body: object) => (await all(body)).normalWordList.map(({ name, count }) => `${name} ${count}`)
    expect(await counts({ word: '石' })).toEqual(['石墨 3'])
    expect(await counts({ word: '石', countryList: ['CN'] })).toEqual(['石墨 2'])
  })

  test('pinyin and its first letters find words and companies', async () => {
    expect((await all({ word: 'huawei' })).companyList).toEqual([{ name: '华为技术', count: 1 }])
    expect((await all({ word: 'smkj' })).companyList).toEqual([{ name: '石墨科技', count: 3 }])
    expect((await all({ word: 'shimo' })).normalWordList).toContainEqual({ name: '石墨', count: 3 })
  })

  test('behind a field its values are suggested, from any part of a name, and classes by symbol and title', async () => {
    const values = async (word: string) =>
      (await post<All & { valueList?: { name: string; title?: string; queryStr: string }[] }>('/api/search/suggest/all', { word })).data
    expect((await values('AP=科技')).valueList).toEqual([{ name: '石墨科技', count: 3, queryStr: 'AP=石墨科技' }])
    expect((await values('石墨 AND AP=(siem')).valueList).toEqual([
      { name: 'Siemens AG', count: 1, queryStr: '石墨 AND AP=("Siemens AG")' },
    ])
    const bySymbol = (await values('ipc=H01M')).valueList
    expect(bySymbol?.[0]).toMatchObject({ name: 'H01M', queryStr: 'ipc=H01M', title: expect.any(String) })
    expect((await values('ipc=h01')).valueList?.[0]?.name).toBe('H01')
    const byTitle = (await values('ipc=电池')).valueList ?? []
    expect(byTitle.map(({ name }) => name)).toContain('H01M')
    expect((await values('TI=石墨')).valueList).toBeUndefined()
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
