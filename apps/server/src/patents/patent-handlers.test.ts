import { gunzipSync } from 'node:zlib'
import type { PatentDetail } from '@gezhi/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { keysOf } from '../testing/describe-file-store.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const DETAIL = '/api/search/ts/searchDetail'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle cx="200" cy="150" r="100" fill="none" stroke="#000"/></svg>'

const RECORDS = [
  aPatent({
    publicationNumber: 'CN101000001A',
    applicationDate: '20060101',
    titles: [
      { lang: 'zh', text: '石墨烯电池' },
      { lang: 'en', text: 'Graphene battery' },
    ],
    claims: [
      { lang: 'zh', number: 1, text: '一种电池。', independent: true, parents: [] },
      { lang: 'zh', number: 2, text: '如权利要求1所述的电池。', independent: false, parents: [1] },
      { lang: 'en', number: 1, text: 'A battery.', independent: true, parents: [] },
    ],
    description: [
      { lang: 'zh', text: '技术领域', heading: true, section: 'field' },
      { lang: 'zh', text: '电池。' },
    ],
    citations: [
      { publicationNumber: 'US7000002B2', category: 'X', party: 'Geim et al.', date: '200602' },
      { publicationNumber: 'US9999999B2' },
      { text: 'A book about graphene' },
    ],
    family: { simpleId: 'S1', extendedId: 'E1' },
    legalEvents: [{ date: '20071228', code: 'GR01', office: 'CN', text: '授权' }],
    legalStatus: 'active',
    drawings: [
      { id: '1', caption: '图1', svg: SVG },
      { id: '2', file: 'elsewhere.tif' },
    ],
    applicants: [
      {
        name: '某大学',
        otherNames: [{ lang: 'en', text: 'A University' }],
        kind: 'university',
        address: '某路 1 号',
        country: 'CN',
      },
    ],
    agencies: [{ name: '某代理机构' }],
    examiners: [{ name: '某审查员' }],
    grantDate: '20080101',
    priorities: [{ number: 'JP2005000001', country: 'JP', date: '20050202' }],
    locarno: ['13-02'],
    uspc: ['429/231.8'],
    pageCount: 12,
    other: { 'term-extension': ['120'] },
    source: { format: 'test', version: 'v1', file: 'a.jsonl.gz', position: 7 },
  }),
  aPatent({
    publicationNumber: 'US7000002B2',
    office: 'US',
    applicationDate: '20050101',
    titles: [{ lang: 'en', text: 'Graphene membrane' }],
    family: { simpleId: 'S1', extendedId: 'E1' },
  }),
  aPatent({ publicationNumber: 'CN101000003A', abstracts: [{ lang: 'zh', text: '一种电池。'.repeat(2000) }] }),
  aPatent({ publicationNumber: 'EP1000003A1', office: 'EP', applicationDate: '20040101', family: { simpleId: 'S2', extendedId: 'E1' } }),
]

describe('POST /api/search/ts/searchDetail', async () => {
  let clock = Date.parse('2025-06-01T00:00:00Z')
  const { app, post } = await buildTestApp({ records: RECORDS, now: () => clock })
  const detail = (body: object, headers?: Record<string, string>) => post<PatentDetail>(DETAIL, body, headers)

  it('B.detail.07: shows all that the record holds, and what the index knows of its relatives', async () => {
    const { code, data } = await detail({ publication_number: 'CN101000001A' })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      publication_number: 'CN101000001A',
      title: '石墨烯电池',
      abstract: '',
      titles: [
        { lang: 'zh', text: '石墨烯电池' },
        { lang: 'en', text: 'Graphene battery' },
      ],
      claims: [
        { lang: 'zh', number: 1, independent: true, parents: [] },
        { lang: 'zh', number: 2, independent: false, parents: [1] },
        { lang: 'en', number: 1 },
      ],
      description: [
        { text: '技术领域', heading: true, section: 'field' },
        { text: '电池。', heading: false, section: null },
      ],
      citations: [
        {
          publication_number: 'US7000002B2',
          category: 'X',
          party: 'Geim et al.',
          date: '200602',
          held: { publication_number: 'US7000002B2', title: 'Graphene membrane', country: 'US', application_date: '20050101' },
        },
        { publication_number: 'US9999999B2', category: null, held: null },
        { publication_number: null, text: 'A book about graphene', held: null },
      ],
      cited_by: [],
      family_simple: [
        { publication_number: 'US7000002B2', country: 'US', application_date: '20050101' },
        { publication_number: 'CN101000001A', country: 'CN', application_date: '20060101' },
      ],
      legal_events: [{ date: '20071228', code: 'GR01', office: 'CN', text: '授权' }],
      legal_status: 'active',
      drawings: [{ id: '1', caption: '图1', url: '/api/search/ts/drawing?number=CN101000001A&id=1' }],
      drawings_missing: 1,
      grant_date: '20080101',
      priorities: [{ number: 'JP2005000001', country: 'JP', date: '20050202' }],
      parties: {
        applicant: [
          { name: '某大学', other_names: [{ lang: 'en', text: 'A University' }], kind: 'university', address: '某路 1 号', country: 'CN' },
        ],
        assignee: [],
        agency: [{ name: '某代理机构', other_names: [], kind: null, address: null, country: null }],
        examiner: [{ name: '某审查员' }],
      },
      class_locarno: ['13-02'],
      class_uspc: ['429/231.8'],
      page_count: 12,
      other: [{ name: 'term-extension', values: ['120'] }],
      sources: [{ format: 'test', version: 'v1', file: 'a.jsonl.gz', position: 7, of_application: false, fields: [], otherwise: [] }],
    })
    expect(data.family_extended.map(({ publication_number: number }) => number)).toEqual(['EP1000003A1', 'US7000002B2', 'CN101000001A'])
  })

  it('reports what determined the legal status, and that a right ends with its term', async () => {
    expect((await detail({ id: 'CN101000001A' })).data).toMatchObject({
      legal_status: 'active',
      legal_state: { status: 'active', detail: 'granted', decided_by: { by: 'event', date: '20071228', event: { code: 'GR01' } } },
    })
    clock = Date.parse('2026-06-01T00:00:00Z')
    expect((await detail({ id: 'CN101000001A' })).data).toMatchObject({
      legal_status: 'inactive',
      legal_state: { detail: 'expired-by-date', decided_by: { by: 'term', date: '20260101', latest: false } },
    })
    expect((await detail({ id: 'CN101000003A' })).data.legal_state).toBeNull()
  })

  it('knows who cites a patent', async () => {
    expect((await detail({ publicationNumber: 'US7000002B2' })).data.cited_by).toMatchObject([
      { publication_number: 'CN101000001A', title: '石墨烯电池', applicant: '某大学' },
    ])
  })

  it('opens by number in either spelling and by id, with texts of the language requested first', async () => {
    const { data } = await detail({ publicationNumber: 'CN101000001A' }, { 'accept-language': 'en' })
    expect([data.title, data.claims[0]!.text, data.claims.length]).toEqual(['Graphene battery', 'A battery.', 3])
    expect((await detail({ id: data.id })).data.publication_number).toBe('CN101000001A')
  })

  it.each(['cn101000001a', ' CN 101000001 A ', 'CN-101000001-A'])('opens by the number written %j', async (number) => {
    expect((await detail({ publication_number: number })).data.publication_number).toBe('CN101000001A')
  })

  it('a long answer is compressed for whom takes it', async () => {
    const ask = (encoding: string) =>
      app.inject({ method: 'POST', url: DETAIL, payload: { id: 'CN101000003A' }, headers: { 'accept-encoding': encoding } })
    const [packed, plain] = [await ask('gzip, br'), await ask('identity')]
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json())
  })

  it('reports the number of a missing patent', async () => {
    expect(await detail({ publication_number: 'CN999999999A' }, { 'accept-language': 'en' })).toMatchObject({
      code: 404,
      message: 'Patent CN999999999A not found',
      data: { error: 'PATENT_NOT_FOUND', number: 'CN999999999A' },
    })
    expect(await detail({})).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT', field: 'publication_number' } })
  })
})

describe('GET /api/search/ts/drawing', async () => {
  const { app, store } = await buildTestApp({ records: RECORDS })
  const url = '/api/search/ts/drawing?number=CN101000001A&id=1'

  it('renders a drawing on the first request, caches it, and returns 304 if it is unchanged', async () => {
    const first = await app.inject({ url })
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height, format } = await sharp(first.rawPayload).metadata()
    expect(format).toBe('png')
    expect(width / height).toBeCloseTo(4 / 3, 2)
    expect(await keysOf(store.list('drawings/'))).toEqual([expect.stringMatching(/\.png$/)])
    const second = await app.inject({ url })
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it.each([
    ['?number=CN101000001A&id=9', 404, 'DRAWING_NOT_FOUND'],
    ['?number=CN101000001A&id=2', 404, 'DRAWING_NOT_FOUND'],
    ['?number=CN0A&id=1', 404, 'PATENT_NOT_FOUND'],
    ['?id=1', 400, 'INVALID_INPUT'],
  ])('a failing file has the HTTP status of its error: %s', async (query, status, error) => {
    const response = await app.inject({ url: `/api/search/ts/drawing${query}` })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code: status, data: { error } })
  })
})
