import type { QueryReading } from '@gezhi/contract'
import { expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const RECORDS = [
  ...Array.from({ length: 3 }, (_, n) =>
    aPatent({
      publicationNumber: `CN10500000${n}A`,
      title: '电池',
      applicants: [{ name: '中山大学' }],
      inventors: [{ name: '吴丁财' }],
      ipc: ['H01M4/38'],
    }),
  ),
  aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: 'pump', applicants: [{ name: '中山大学' }] }),
  aPatent({ publicationNumber: 'CN105000009A', title: '中山大学的教具', applicants: [{ name: '某公司' }] }),
]

const H01M = { scheme: 'ipc', symbol: 'H01M', dots: null, titles: [{ lang: 'zh', text: '电池组' }], definitions: [] } as const

const readings = async ({ post }: Awaited<ReturnType<typeof buildTestApp>>, queryStr: string, headers = {}) =>
  (await post<QueryReading[]>('/api/search/ts/readings', { filter: { queryStr } }, headers)).data.map(
    ({ field, value, queryStr: query, total, title }) => ({ field, value, query, total, title }),
  )

test('names and classes are looked up where the text finds fewer', async () => {
  const app = await buildTestApp({ records: RECORDS, classes: [H01M] })
  expect(await readings(app, '中山大学')).toEqual([{ field: 'AP', value: '中山大学', query: 'AP="中山大学"', total: 4, title: null }])
  expect(await readings(app, '吴丁财')).toEqual([{ field: 'in', value: '吴丁财', query: 'in="吴丁财"', total: 3, title: null }])
  const [asClass] = await readings(app, 'h01m 4/38')
  expect(asClass).toMatchObject({ field: 'ipc', value: 'H01M4/38', query: 'ipc=H01M4/38', total: 3 })
  expect(asClass?.title).toBe('H01M 电池组')
})

test('the title of a subgroup follows those of the groups above it', async () => {
  const group = (symbol: string, dots: number, text: string) => ({ ...H01M, symbol, dots, titles: [{ lang: 'zh', text }] as const })
  const app = await buildTestApp({ records: RECORDS, classes: [H01M, group('H01M4/00', 0, '电极'), group('H01M4/38', 1, '元素或合金的')] })
  expect((await readings(app, 'H01M4/38'))[0]?.title).toBe('电极 › 元素或合金的')
})

test('words that find as much as text, and queries with fields, are not read otherwise', async () => {
  const app = await buildTestApp({ records: RECORDS })
  expect(await readings(app, '电池')).toEqual([])
  expect(await readings(app, 'TI=中山大学')).toEqual([])
  expect(await readings(app, '中山大学 OR 电池')).toEqual([])
})

test('only what the caller may see is counted', async () => {
  const app = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
  const { data: token } = await app.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
  expect((await readings(app, '中山大学', { token })).map(({ total }) => total)).toEqual([3])
})
