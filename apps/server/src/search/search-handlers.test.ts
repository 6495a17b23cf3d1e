import type { Diagnostic, Facet, PatentRow, QueryCheck, SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'

const SEARCH = '/api/search/ts/search'
const party = (name: string) => [{ name }]

const RECORDS = [
  aPatent({
    publicationNumber: 'CN101000001A',
    applicationNumber: 'CN200610000001.1',
    applicationDate: '20060101',
    publicationDate: '20070101',
    titles: [
      { lang: 'zh', text: '石墨烯电池' },
      { lang: 'en', text: 'Graphene battery' },
    ],
    abstracts: [{ lang: 'zh', text: '一种石墨烯电池。' }],
    ipc: ['H01M4/36', 'C01B32/182'],
    cpc: ['H01M4/362'],
    applicants: party('格致大学'),
    inventors: [{ name: '张三' }, { name: '李四' }],
    priorities: [{ number: 'CN2005100001' }],
    legalStatus: 'active',
    family: { simpleId: 'F1' },
  }),
  aPatent({
    publicationNumber: 'CN101000001B',
    applicationNumber: 'CN200610000001.1',
    applicationDate: '20060101',
    publicationDate: '20080101',
    kind: 'B',
    title: '石墨烯电池',
    ipc: ['H01M4/36'],
    inventors: [{ name: '张三' }],
    family: { simpleId: 'F1' },
  }),
  aPatent({
    publicationNumber: 'US7000002B2',
    office: 'US',
    kind: 'B2',
    applicationDate: '20090101',
    publicationDate: '20100101',
    titles: [{ lang: 'en', text: 'Graphene membrane' }],
    ipc: ['B01D71/02'],
    inventors: [{ name: 'Jane Roe' }],
  }),
]

describe('POST /api/search/ts/search', async () => {
  const { app, post } = await buildTestApp({ records: RECORDS })
  const search = (body: object, headers?: Record<string, string>) => post<SearchAnswer>(SEARCH, body, headers)
  const numbers = (list: readonly PatentRow[]) => list.map(({ publication_number: number }) => number)

  it('B.results.05: a row has the names of the spec', async () => {
    const { data } = await search({ filter: { queryStr: 'AP=格致大学' } })
    expect(data).toMatchObject({ total: 1, totalRelation: 'eq', groupList: [], diagnostics: [] })
    expect(data.took).toBeGreaterThan(0)
    expect(data.list).toEqual([
      {
        id: expect.any(String),
        publication_number: 'CN101000001A',
        application_number: 'CN200610000001.1',
        application_date: '20060101',
        publication_date: '20070101',
        title: '石墨烯电池',
        abstract: '一种石墨烯电池。',
        country: 'CN',
        kind: 'A',
        patent_type: 'A',
        legal_status: 'active',
        legal_status_basis: null,
        legal_status_date: null,
        class_ipc: [{ ipc: 'H01M4/36' }, { ipc: 'C01B32/182' }],
        class_cpc: [{ cpc: 'H01M4/362' }],
        applicant_patentee: { original: [{ name: '格致大学' }] },
        assignee: { original: [] },
        inventor: { original: [{ name: '张三' }, { name: '李四' }] },
        priority_claim: [{ number: 'CN2005100001' }],
      },
    ])
  })

  it('gives texts in the language of the request where there are any', async () => {
    const { data } = await search({ filter: { queryStr: 'AP=格致大学' } }, { 'accept-language': 'en' })
    expect(data.list[0]).toMatchObject({ title: 'Graphene battery', abstract: '一种石墨烯电池。' })
  })

  it('B.results.02, B.results.03: counts groups by the names of the spec, with labels', async () => {
    const { data } = await search(
      {
        filter: { queryStr: '石墨烯' },
        groupList: [
          { field: 'class_ipc.section', count: 5 },
          { field: 'inventor.original.name', count: 1 },
          { field: 'country', count: 5 },
        ],
      },
      { 'accept-language': 'en' },
    )
    const [sections, inventors, countries] = data.groupList as [Facet, Facet, Facet]
    expect(sections.list.map(({ value, count }) => [value, count])).toEqual([
      ['H', 2],
      ['C', 1],
    ])
    expect(inventors).toEqual({ field: 'inventor.original.name', list: [{ value: '张三', name: '张三', count: 2 }], timedOut: false })
    expect(countries.list).toEqual([{ value: 'CN', name: 'China', count: 2 }])
  })

  it('B.results.04: the newest application comes first by default', async () => {
    const query = { filter: { queryStr: 'graphene OR 石墨烯' } }
    expect(numbers((await search(query)).data.list)[0]).toBe('US7000002B2')
    const ascending = { ...query, sortList: [{ sortField: 'publication_date', sortOrder: 'ASC' }] }
    expect(numbers((await search(ascending)).data.list)).toEqual(['CN101000001A', 'CN101000001B', 'US7000002B2'])
    const ranked = { ...query, sortList: [{ sortField: 'relevance', sortOrder: 'DESC' }] }
    expect((await search(ranked)).data.list).toHaveLength(3)
  })

  it('pages by from and size; beyond the end the list is empty and the total stays', async () => {
    const query = { filter: { queryStr: '石墨烯' }, sortList: [{ sortField: 'publication_date', sortOrder: 'ASC' }] }
    expect(numbers((await search({ ...query, from: 1, size: 1 })).data.list)).toEqual(['CN101000001B'])
    expect((await search({ ...query, from: 500 })).data).toMatchObject({ total: 2, list: [] })
    expect((await search({ ...query, size: 0 })).data).toMatchObject({ total: 2, list: [] })
  })

  it.each([
    ['the short form', { field: 'country', valueList: ['CN'], filterflag: 0 }],
    ['the short form with a text flag', { field: 'country', valueList: ['CN'], filterflag: '0' }],
    [
      'B.filters.11, B.filters.16: the form of the spec',
      { searchcode: 'country', codearr: ['CN'], namelist: ['中国'], logicode: 'NOT', list: [] },
    ],
    ['a name of the field table', { field: 'inventor', valueList: ['张三'], filterflag: 0 }],
  ])('excludes by %s', async (_, item) => {
    const { data } = await search({ filter: { queryStr: 'graphene OR 石墨烯' }, filterItems: [item] })
    expect(numbers(data.list)).toEqual(['US7000002B2'])
  })

  it('B.filters.10: includes by any value of an item, and by all items', async () => {
    const either = { field: 'country', valueList: ['CN', 'US'], filterflag: 1 }
    const section = { field: 'class_ipc.section', valueList: ['C'], filterflag: 1, logicode: 'AND' }
    const query = { filter: { queryStr: 'graphene OR 石墨烯' } }
    expect((await search({ ...query, filterItems: [either] })).data.total).toBe(3)
    expect(numbers((await search({ ...query, filterItems: [either, section] })).data.list)).toEqual(['CN101000001A'])
  })

  it('rejects a filter that includes and excludes', async () => {
    const item = { field: 'country', valueList: ['CN'], filterflag: 1, logicode: 'NOT' }
    expect(await search({ filter: { queryStr: 'a' }, filterItems: [item] })).toMatchObject({
      code: 400,
      data: { error: 'INVALID_INPUT', field: 'filterItems[0].logicode' },
    })
  })

  it.each([
    [{ groupList: [{ field: 'no.such' }] }, 'groupList[0].field'],
    [{ groupList: [{ field: 'TI' }] }, 'groupList[0].field'],
    [{ sortList: [{ sortField: 'colour' }] }, 'sortList[0].sortField'],
    [{ filterItems: [{ field: 'colour', valueList: ['red'] }] }, 'filterItems[0].field'],
  ])('names the unknown field in %j', async (part, place) => {
    const { code, message, data } = await search({ filter: { queryStr: 'a' }, ...part }, { 'accept-language': 'en' })
    expect({ code, data }).toMatchObject({ code: 400, data: { error: 'UNKNOWN_FIELD', place } })
    expect(message).toContain(place)
  })

  it.each([
    [{ valueList: ['CN'] }, 'Invalid input: filterItems[0].field must not be empty'],
    [{ field: 'country' }, 'Invalid input: filterItems[0].valueList must not be empty'],
    [
      { field: 'country', valueList: ['CN'], filterflag: 0, logicode: 'AND' },
      'Invalid input: filterItems[0].logicode contradicts filterflag',
    ],
  ])('reports what is missing in the filter item %j', async (item, message) => {
    const { code, message: received } = await search({ filter: { queryStr: 'a' }, filterItems: [item] }, { 'accept-language': 'en' })
    expect({ code, received }).toEqual({ code: 400, received: message })
  })

  it('rejects an invalid value of a date or count', async () => {
    const item = { field: 'application_date.year', valueList: ['next'] }
    expect(await search({ filter: { queryStr: 'a' }, filterItems: [item] })).toMatchObject({
      code: 400,
      data: { error: 'INVALID_INPUT', field: 'filterItems[0].valueList[0]' },
    })
  })

  it('collapses to applications and families, in counts of values, too', async () => {
    const query = { filter: { queryStr: '石墨烯' }, groupList: [{ field: 'country' }] }
    const { data } = await search({ ...query, collapse: 'application' })
    expect(data).toMatchObject({ total: 1, groupList: [{ list: [{ value: 'CN', count: 1 }] }] })
    expect(data.list).toMatchObject([{ group_size: 2 }])
    expect((await search({ ...query, collapse: 'family' })).data.total).toBe(1)
  })

  it.each([
    ['TI=(石墨烯', 3, 4],
    ['nosuch=(石墨烯)', 0, 6],
    ['', 0, 0],
    ['石'.repeat(10_001), 10_000, 10_001],
  ])('answers the place in the query that cannot be read: %.20s', async (queryStr, start, end) => {
    const { code, message, data } = await post<{ error: string; diagnostics: Diagnostic[] }>(SEARCH, { filter: { queryStr } })
    expect({ code, error: data.error }).toEqual({ code: 400, error: 'QUERY_SYNTAX' })
    const error = data.diagnostics.find(({ severity }) => severity === 'error')!
    expect(message).toContain(error.message)
    expect(error.start).toBe(start)
    expect(error.end).toBe(end)
  })

  it('reports errors in the language of the request', async () => {
    const body = { filter: { queryStr: 'nosuch=(a)' } }
    expect((await search(body)).message).toMatch(/检索式有误（第 1 个字符）：.*nosuch/)
    expect((await search(body, { 'accept-language': 'en-GB' })).message).toMatch(/Syntax error in the query \(character 1\): .*nosuch/)
  })

  it('reads the text of a plain search box as such', async () => {
    const box = (queryStr: string) => search({ filter: { queryStr, mode: 'box' } })
    expect(numbers((await box('US 7,000,002 B2')).data.list)).toEqual(['US7000002B2'])
    expect((await box('graphene and battery')).data.total).toBe(0)
    expect((await search({ filter: { queryStr: 'graphene and battery' } })).data.total).toBe(1)
  })

  it('answers warnings beside the hits', async () => {
    const { data } = await search({ filter: { queryStr: '石墨烯 OR 膜 AND 电池' } })
    expect(data.diagnostics.map(({ severity }) => severity)).toContain('warning')
  })

  it('rejects lone surrogates', async () => {
    expect(await search({ filter: { queryStr: '\ud83d 石墨烯' } })).toMatchObject({ code: 400, data: { field: 'filter.queryStr' } })
  })

  it('stays up under all of it', async () => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('a search whose client leaves', async () => {
  const aborted: boolean[] = []
  const { app } = await buildTestApp({
    wrapEngine: (engine) =>
      withMethods(engine, {
        page: ({ signal }) =>
          new Promise((_, reject) => {
            signal!.addEventListener('abort', () => {
              aborted.push(true)
              reject(signal!.reason as Error)
            })
          }),
      }),
  })

  it('stops', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const leaving = new AbortController()
    const response = fetch(`http://127.0.0.1:${port}${SEARCH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { queryStr: '石墨烯' } }),
      signal: leaving.signal,
    })
    setTimeout(() => leaving.abort(), 200)
    await expect(response).rejects.toThrow(/abort/i)
    await expect.poll(() => aborted.length).toBe(1)
  })
})

describe('POST /api/search/validate/v', async () => {
  const { post } = await buildTestApp()

  it('B.search: answers what the editor shows, also under its other path', async () => {
    for (const path of ['/api/search/validate/v', '/api/search/sf/validate/v']) {
      const { data } = await post<QueryCheck>(path, { queryStr: 'ti = ( 石墨烯  or graphene )' })
      expect(data).toMatchObject({ valid: true, formatted: 'TI=(石墨烯 OR graphene)' })
      expect(data.words).toContain('石墨烯')
    }
  })

  it('returns 200 with the errors of a query that cannot be parsed', async () => {
    const { code, data } = await post<QueryCheck>('/api/search/validate/v', { queryStr: 'TI=(石墨烯' })
    expect(code).toBe(200)
    expect(data).toMatchObject({ valid: false, formatted: null, words: null })
    expect(data.diagnostics[0]).toMatchObject({ severity: 'error', start: 3, end: 4 })
  })
})
