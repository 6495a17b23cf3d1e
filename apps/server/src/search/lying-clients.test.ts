import type { SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'

type Headers = Record<string, string>

const TEXT = [{ lang: 'zh', text: '石墨烯电极的制备方法，用于锂离子电池的负极材料，涂布后干燥' }]
const record = (number: string, office: string, citations: string[] = []) =>
  aPatent({
    publicationNumber: number,
    office,
    title: '石墨烯电极',
    abstracts: TEXT,
    ipc: ['H01M4/36'],
    legalStatus: 'active',
    citations: citations.map((publicationNumber) => ({ publicationNumber })),
  })
const FOREIGN = ['US20200000001A1', 'JP2020000001A']
const CHINESE = Array.from({ length: 30 }, (_, index) => `CN10100${String(1000 + index)}A`)
const RECORDS = [
  record(CHINESE[0]!, 'CN', [...FOREIGN, ...CHINESE.slice(1)]),
  ...CHINESE.slice(1).map((number) => record(number, 'CN')),
  ...FOREIGN.map((number) => record(number, number.slice(0, 2))),
]
const QUERY = { queryStr: '石墨烯' }

/** Every search mode, with every false claim about limits and databases. */
describe('a client that lies gets no more than its rights', async () => {
  const test = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership', GEZHI_SEARCHES_PER_MINUTE: 100_000 } })
  const { post } = test
  const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
  const guest = { token }
  const free = (await aSession(test)).headers
  const { user, headers: former } = await aSession(test)
  await aProduct(test, { userId: user.id }, { searchCount: 90_000, endTime: new Date(test.accounts.now() - 1000) })
  const member = await aSession(test)
  await aProduct(test, { userId: member.user.id }, { searchCount: 600 })

  const list = async (headers: Headers) => {
    const { data } = await post<{ excelImportQueryStr: string }>(
      '/api/search/checkData/matchingData',
      { numberList: [...CHINESE, ...FOREIGN] },
      headers,
    )
    return { excelImportQueryStr: data.excelImportQueryStr }
  }
  const stored = (await post<{ id: string }>('/api/search/semantic/add', { textContent: '石墨烯电极' }, free)).data
  const { data: shareCode } = await post<string>('/api/search/ts/compress', QUERY, guest)

  /** The request of each mode; lists belong to the caller. */
  const REQUESTS: Readonly<Record<string, (headers: Headers) => Promise<object> | object>> = {
    'ts/search': () => ({ filter: QUERY }),
    'ts/instructSearch': () => ({ filter: QUERY }),
    'ts/quoteSearch': () => ({ numberList: [CHINESE[0]], direction: 'cited' }),
    'ts/extendSearch': () => ({ filter: QUERY, extendList: ['cited', 'family'] }),
    'ts/batchSearch': list,
    'ts/fileSearch': async (headers) => ({ fileId: (await list(headers)).excelImportQueryStr }),
    'ts/ipcSearch': () => ({ codeList: ['H01M'] }),
    'ts/lawSearch': () => ({ lawTypeList: ['active'] }),
    'ts/shareSearch': () => ({ shareCode }),
    'semantic/search': () => ({ textContent: '石墨烯电极' }),
    'semantic/pageSearch': () => stored,
  }
  /** Guests may use simple search, the advanced form, and shared searches (G04). */
  const needsLogin = (path: string) => path !== 'ts/search' && path !== 'ts/shareSearch'
  const ask = async (path: string, headers: Headers, lie: object = {}) => {
    const body = { ...(await REQUESTS[path]!(headers)), ...lie }
    const signed = path === 'ts/shareSearch' ? signedHeaders(headers['token']!, body) : headers
    return post<SearchAnswer>(`/api/search/${path}`, body, signed)
  }
  const offices = ({ data }: { data: SearchAnswer }) => [...new Set(data.list.map(({ country }) => country))].toSorted()

  describe.each(Object.keys(REQUESTS))('%s', (path) => {
    it('paging.11: positions beyond the limit of the role are rejected, however they are requested', async () => {
      const toGuests = needsLogin(path) ? { code: 401 } : { code: 403, data: { error: 'PAGING_NEEDS_LOGIN' } }
      for (const lie of [{ from: 20 }, { from: 1, size: 1 }]) expect(await ask(path, guest, lie)).toMatchObject(toGuests)
      for (const headers of [free, former]) {
        expect(await ask(path, headers, { from: 480 })).toMatchObject({ code: 200 })
        for (const lie of [{ from: 481 }, { from: 499, size: 2 }, { from: 500, size: 1 }, { from: 2 ** 31 - 1, size: 1 }]) {
          expect(await ask(path, headers, lie)).toMatchObject({ code: 403, data: { error: 'FREE_PAGING_LIMIT' } })
        }
      }
      expect(await ask(path, member.headers, { from: 580 })).toMatchObject({ code: 200 })
      expect(await ask(path, member.headers, { from: 581 })).toMatchObject({ code: 403, data: { error: 'MEMBER_PAGING_LIMIT' } })
    })

    it('invalid pages are rejected by name', async () => {
      for (const [name, value] of [
        ...([-1, 0.5, 2 ** 31, 1e300, '20', null, Number.MAX_SAFE_INTEGER + 1] as const).map((from) => ['from', from] as const),
        ...([-1, 0.5, 101, 1e9, '20', null] as const).map((size) => ['size', size] as const),
      ]) {
        const { code, message } = await ask(path, free, { [name]: value })
        expect([name, value, code, message]).toEqual([name, value, 400, expect.stringContaining(name)])
      }
    })

    it('database.11: without a product, or with one that is over, only CN is returned, whatever is requested', async () => {
      for (const headers of needsLogin(path) ? [free, former] : [guest, free, former]) {
        for (const lie of [
          {},
          { countryList: ['US', 'JP'] },
          { filterItems: [{ field: 'country', valueList: ['US', 'JP'] }] },
          { filterItems: [{ field: 'country', valueList: ['CN'], filterflag: 0 }] },
          { collapse: 'family' },
          { role: 'operator', rights: { role: 'member' }, userProduct: [{ searchCount: 1e9 }] },
          { sortList: [{ sortField: 'publication_date', sortOrder: 'ASC' }] },
        ]) {
          const answer = await ask(path, headers, lie)
          expect(answer.code).toBe(200)
          expect(offices(answer).filter((office) => office !== 'CN')).toEqual([])
        }
        const { data } = await ask(path, headers, { groupList: [{ field: 'country', count: 10 }] })
        expect(data.groupList.flatMap((group) => group.list.map(({ value }) => value))).toEqual(['CN'])
      }
      expect(offices(await ask(path, member.headers, { size: 100 }))).toEqual(['CN', 'JP', 'US'])
    })

    it('the number of viewable hits is announced in advance', async () => {
      const { data, code } = await ask(path, guest, { size: 10 })
      expect(code === 401 ? needsLogin(path) : data.viewable === 10).toBe(true)
    })

    it('without a token, and with one that is none, nothing is answered', async () => {
      const body = await REQUESTS[path]!(free)
      expect((await post(`/api/search/${path}`, body, { token: `s${'x'.repeat(43)}` })).code).toBe(401)
      expect((await post(`/api/search/${path}`, body, {})).code).toBe(401)
    })
  })

  it('batch: only the creator of a list finds it', async () => {
    const mine = await list(free)
    expect((await post('/api/search/ts/batchSearch', mine, free)).code).toBe(200)
    for (const headers of [guest, former, member.headers]) {
      for (const [path, body] of [
        ['ts/batchSearch', mine],
        ['ts/fileSearch', { fileId: mine.excelImportQueryStr }],
        ['ts/getBatchSearchParameter', mine],
        ['checkData/matchingData', { downloadCode: mine.excelImportQueryStr }],
      ] as const) {
        expect(await post(`/api/search/${path}`, body, headers)).not.toMatchObject({ code: 200 })
      }
    }
  })

  it('batch: 5,001 lines, and one line that is a thousand numbers over and over, are too many', async () => {
    const lines = (count: number, line: string) =>
      post('/api/search/checkData/matchingData', { numberList: Array.from({ length: count }, () => line) }, free)
    expect(await lines(5001, 'CN101001000A')).toMatchObject({ code: 400, message: expect.stringContaining('numberList') })
    expect(await lines(100, 'CN101001000A;'.repeat(150))).toMatchObject({ code: 400, data: { error: 'BATCH_ROWS' } })
  })
})
