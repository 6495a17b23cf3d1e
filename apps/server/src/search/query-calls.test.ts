import type { QueryRelaxation, PatentRow, SearchAnswer, SharedSearch, Suggestions } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'

const TS = '/api/search/ts'
const GUEST = '/api/user/user/getYoukeToken?userId=3f2c1a54-7c1e-4d7a-9c68-1d3c9d1f0a11'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

const { post, get } = await buildTestApp({
  records: [
    aPatent({
      publicationNumber: 'CN101000001A',
      titles: [{ lang: 'zh', text: '石墨烯电池' }],
      abstracts: [{ lang: 'zh', text: '一种石墨烯电池，包括电极。' }],
      claims: [{ number: 1, text: '一种电池，其特征在于包括电极。', lang: 'zh', independent: true, parents: [] }],
      drawings: [
        { id: '1', svg: DRAWING },
        { id: '2', svg: DRAWING },
      ],
      applicants: [{ name: '格致大学' }],
      patentType: 'invention',
    }),
    aPatent({ publicationNumber: 'US7000002B2', office: 'US', title: 'Graphene membrane', patentType: 'design' }),
  ],
})
const rows = async (body: object) => (await post<SearchAnswer>(`${TS}/search`, body)).data.list

describe('rows of a search', () => {
  it('quotes the matching passages, and lists the first drawings, if requested', async () => {
    const [row] = (await rows({ filter: { queryStr: '电极' }, snippets: 2, drawings: 1 })) as [PatentRow]
    expect(row.drawings).toEqual({ ids: ['1'], total: 2 })
    expect(row.snippets?.map(({ column }) => column)).toEqual(['abstract', 'independentClaims'])
    const [{ text, marks }] = row.snippets as [NonNullable<PatentRow['snippets']>[number]]
    expect(marks.map(({ start, end, clause }) => [text.slice(start, end), clause])).toEqual([['电极', 0]])
    const [plain] = (await rows({ filter: { queryStr: '电极' } })) as [PatentRow]
    expect([plain.drawings, plain.snippets]).toEqual([undefined, undefined])
  })
})

describe('B.results.13: requests with a query', () => {
  it('compress returns a short key, the same for the same query; an empty or too long one is rejected', async () => {
    const queryStr = `石墨烯 OR ${'battery OR '.repeat(300)}membrane`
    const { data: key } = await post<string>(`${TS}/compress`, { queryStr })
    expect(key).toMatch(/^[\w-]{22}$/)
    expect((await post<string>(`${TS}/compress`, { queryStr: ` ${queryStr} ` })).data).toBe(key)
    expect((await post(`${TS}/compress`, { queryStr: '' })).code).toBe(400)
    expect((await post(`${TS}/compress`, { queryStr: 'a'.repeat(10_001) })).code).toBe(400)
  })

  it('highlightGrab answers the words of the query in its order, of a patent only those in it', async () => {
    const words = async (body: object) => (await post<{ wordList: string[] }>(`${TS}/highlightGrab`, body)).data.wordList
    expect(await words({ queryStr: 'TI=(石墨烯) AND 电极 AND ad>=2001 NOT 膜' })).toEqual(['石墨烯', '电极'])
    expect(await words({ queryStr: '石墨烯 OR graphene OR 电极', id: 'CN101000001A' })).toEqual(['石墨烯', '电极'])
    expect((await post(`${TS}/highlightGrab`, { queryStr: 'a', id: 'CN999999999A' })).code).toBe(404)
    expect((await post(`${TS}/highlightGrab`, { queryStr: 'TI=(' })).code).toBe(400)
  })

  it('getPatentsNumber counts, within types and countries too', async () => {
    const number = async (body: object) => (await post<number>(`${TS}/getPatentsNumber`, body)).data
    expect(await number({ queryStr: '石墨烯 OR graphene' })).toBe(2)
    expect(await number({ queryStr: '石墨烯 OR graphene', countryList: ['CN'] })).toBe(1)
    expect(await number({ queryStr: '石墨烯 OR graphene', typeList: ['外观设计'] })).toBe(1)
    expect(await number({ queryStr: '石墨烯', typeList: ['外观设计'] })).toBe(0)
  })
})

describe('B.results.12: shareSearch carries a signature', () => {
  const open = async (body: object, headers: (token: string) => Record<string, string>) => {
    const { data: token } = await get<string>(GUEST)
    return post<SharedSearch>(`${TS}/shareSearch`, body, headers(token))
  }

  it('opens the query of a key with its hits', async () => {
    const { data: shareCode } = await post<string>(`${TS}/compress`, { queryStr: '石墨烯 OR graphene' })
    const body = { shareCode, size: 1 }
    const { data } = await open(body, (token) => signedHeaders(token, body))
    expect(data).toMatchObject({ queryStr: '石墨烯 OR graphene', total: 2 })
    expect(data.list).toHaveLength(1)
  })

  it('rejects a call without a token, without a signature, and an unknown key', async () => {
    const body = { shareCode: 'no-such-key' }
    expect((await post(`${TS}/shareSearch`, body)).code).toBe(401)
    expect(await open(body, (token) => ({ token }))).toMatchObject({ code: 400, data: { error: 'SIGNATURE_MISSING' } })
    expect(await open(body, (token) => signedHeaders(token, body))).toMatchObject({ code: 404, data: { error: 'SHARE_NOT_FOUND' } })
  })
})

describe('POST /api/search/ts/loosen', () => {
  const relax = async (body: object) => (await post<QueryRelaxation>(`${TS}/loosen`, body)).data

  it('reports the hits of each part and those of the others without it', async () => {
    const { clauses, withoutFilters } = await relax({ filter: { queryStr: 'TI=石墨烯 AND 飞机' } })
    expect(clauses).toEqual([
      { text: 'TI=石墨烯', alone: 1, without: { queryStr: '飞机', total: 0 } },
      { text: '飞机', alone: 0, without: { queryStr: 'TI=石墨烯', total: 1 } },
    ])
    expect(withoutFilters).toBeNull()
  })

  it('takes the words that a field must contain one by one', async () => {
    const { clauses } = await relax({ filter: { queryStr: 'TI=(石墨烯 AND 飞机)', mode: 'command' } })
    expect(clauses).toEqual([
      { text: 'TI=石墨烯', alone: 1, without: { queryStr: 'TI=飞机', total: 0 } },
      { text: 'TI=飞机', alone: 0, without: { queryStr: 'TI=石墨烯', total: 1 } },
    ])
    const nested = await relax({ filter: { queryStr: 'TI=(石墨烯 AND 飞机) AND country=CN', mode: 'command' } })
    expect(nested.clauses.map(({ text, without }) => [text, without.total])).toEqual([
      ['TI=石墨烯', 0],
      ['TI=飞机', expect.any(Number)],
      [expect.stringContaining('CN'), 0],
    ])
  })

  it('counts without the filters', async () => {
    const filterItems = [{ field: 'country', valueList: ['JP'] }]
    expect((await relax({ filter: { queryStr: '石墨烯' }, filterItems })).withoutFilters).toBe(1)
  })

  it.each([
    ['graphine', 'graphene'],
    ['mambrane', 'membrane'],
    ['石黑烯', '石墨烯'],
  ])('offers another spelling of %s', async (word, instead) => {
    expect((await relax({ filter: { queryStr: word } })).spelling).toContainEqual({ word, instead, queryStr: instead, total: 1 })
  })
})

describe('suggestions', () => {
  const suggest = async <Data>(path: string, body: object) => (await post<Data>(`/api/search/suggest/${path}`, body)).data

  it('B.search-box.29, .30, .32, .55: words and companies, five of each at most, apart too', async () => {
    const all = await suggest<Suggestions>('all', { word: '石', count: 5, typeList: [], countryList: [] })
    expect(all.normalWordList.map(({ name }) => name)).toContain('石墨')
    expect(await suggest('all', { word: '格致' })).toMatchObject({ companyList: [{ name: '格致大学', count: 1 }] })
    expect(await suggest('normal', { word: 'graph' })).toEqual({ normalWordList: [{ name: 'graphene', count: 1 }] })
    expect(await suggest('countSuggest', { word: 'graphene' })).toBe(1)
  })

  it('B.search-box.31: companies only are answered as word and list', async () => {
    expect(await suggest('company', { word: '格致' })).toEqual({ word: '格致', list: [{ name: '格致大学', count: 1 }] })
  })

  it('B.search-box.27: nothing is suggested for nothing', async () => {
    expect((await post('/api/search/suggest/all', { word: ' ' })).code).toBe(400)
  })
})
