import { hash } from 'node:crypto'
import { API_OPERATIONS, type ApiKey, type ApiScope } from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { packs } from '../../payment/orders/packs-table.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'

const NOW = Date.parse('2026-11-29T10:00:00+08:00')
const DAY = 24 * 3_600_000

/** A user's program: its requests, and the pack that pays for them. */
async function aProgram(test: TestApp, { scopes = ['patents', 'trademarks', 'companies', 'export'] as ApiScope[], uses = 1000 } = {}) {
  const { user, headers } = await aSession(test)
  const { data } = await test.post<{ secret: string; key: ApiKey }>('/api/user/openApi/createKey', { name: '程序', scopes }, headers)
  if (uses > 0) {
    const [startTime, endTime] = [new Date(NOW - DAY), new Date(NOW + 30 * DAY)]
    const pack = { source: `order:${user.id}`, userId: user.id, type: 'API' as const, productName: 'API 包', total: uses }
    await test.database.insert(packs).values({ ...pack, startTime, endTime })
  }
  const authorization = `Bearer ${data.secret}`
  const send = async (method: 'GET' | 'POST', path: string, payload?: object, others: Record<string, string> = {}) => {
    const response = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization, ...others },
      ...(payload && { payload }),
    })
    const isJson = /json/.test(String(response.headers['content-type'])) && !/ndjson/.test(String(response.headers['content-type']))
    return { status: response.statusCode, headers: response.headers, text: response.body, body: isJson ? response.json() : null }
  }
  return { user, headers, send, get: (path: string) => send('GET', path), post: (path: string, body: object) => send('POST', path, body) }
}

describe('the open API', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => (index < 4 ? `一种钛酸锂负极电池 ${index}` : `一种电池 ${index}`))
  const records = [
    ...titles.map((title, index) =>
      aPatent({
        title,
        publicationNumber: `CN1009${String(index).padStart(5, '0')}A`,
        applicationDate: `202001${String(index + 1).padStart(2, '0')}`,
        applicants: [{ name: index % 2 ? '甲公司' : '乙公司' }],
      }),
    ),
    aPatent({ title: 'Battery', publicationNumber: 'US10000001B2', applicationNumber: 'US15000001', office: 'US', kind: 'B2' }),
  ]
  const test = await buildTestApp({ records, now: () => NOW, settings: { GEZHI_ACCESS: 'membership' } })

  it('searches with a query, pages by position and by cursor, sorts and selects properties', async () => {
    const { get } = await aProgram(test)
    const first = await get('/patents?q=TI%3D%E7%94%B5%E6%B1%A0&size=20&fields=id,publication_number&sort=application_date:asc')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ total: 30, totalRelation: 'eq' })
    expect(first.body.list[0]).toEqual({ id: 'CN100900000A', publication_number: 'CN100900000A' })
    const next = await get(`/patents?q=TI%3D%E7%94%B5%E6%B1%A0&size=20&sort=application_date:asc&cursor=${first.body.nextCursor}`)
    expect(next.body.list).toHaveLength(10)
    expect(next.body.nextCursor).toBeNull()
    expect(next.body.list[0].title).toBe('一种电池 20')
    const foreign = await get(`/patents?q=TI%3Dother&cursor=${first.body.nextCursor}`)
    expect([foreign.status, foreign.body.errors]).toEqual([400, [{ field: 'cursor', message: '不是此请求的游标' }]])
  })

  it('takes no cursor that a client has made or changed, so that a position before the first is none', async () => {
    const { get } = await aProgram(test)
    const [position, q] = ['-5', 'TI=电池']
    const digest = hash('sha256', JSON.stringify([position, [q, '', '']]), 'base64url').slice(0, 16)
    const { nextCursor } = (await get(`/patents?q=${encodeURIComponent(q)}&size=1`)).body
    const changed = Buffer.from(nextCursor, 'base64url').toString().replace(/ 1$/, ` ${position}`)
    for (const written of [`${digest} ${position}`, changed]) {
      const { status, body } = await get(`/patents?q=${encodeURIComponent(q)}&cursor=${Buffer.from(written).toString('base64url')}`)
      expect([status, body.errors]).toEqual([400, [{ field: 'cursor', message: '不是此请求的游标' }]])
    }
  })

  it('gets patents, their status and similar ones, and recognises numbers', async () => {
    const { get, post } = await aProgram(test)
    expect((await get('/patents/CN%20100900000%20A')).body).toMatchObject({ publication_number: 'CN100900000A', claims: [], country: 'CN' })
    expect((await get('/patents/CN100900000A?fields=title')).body).toEqual({ title: '一种钛酸锂负极电池 0' })
    expect((await get('/patents/CN100900000A/status')).body).toMatchObject({ publication_number: 'CN100900000A', legal_events: [] })
    expect((await get('/patents/CN100900000A/similar?size=3')).body.list).toHaveLength(3)
    const batch = await post('/patents/batch', { numbers: ['US 10,000,001 B2', 'CN999999999A'] })
    expect(batch.body.list.map((one: { patent: { id: string } | null }) => one.patent?.id ?? null)).toEqual(['US10000001B2', null])
    expect((await post('/numbers', { text: 'CN100900001A' })).body).toMatchObject({ total: 1, list: [{ written: 'CN100900001A' }] })
    expect((await get('/patents/CN999999999A')).body).toMatchObject({ status: 404, type: 'urn:gezhi:error:PATENT_NOT_FOUND' })
  })

  it('counts values and pairs of values', async () => {
    const { post } = await aProgram(test)
    const q = 'TI=电池'
    const facets = await post('/patents/facets', { q, facets: [{ field: 'applicant', count: 5 }] })
    expect(facets.body).toMatchObject({ total: 30, facets: [{ field: 'applicant', timedOut: false }] })
    expect(facets.body.facets[0].list).toHaveLength(2)
    const table = await post('/patents/table', { q, row: { field: 'applicant' }, column: { field: 'application_date.year' } })
    expect(table.body).toMatchObject({ counts: [[15], [15]], columns: [{ value: '2020' }] })
    const unknown = await post('/patents/facets', { q, facets: [{ field: 'nothing' }] })
    expect([unknown.status, unknown.body.errors]).toEqual([400, [{ field: 'facets[0].field', message: 'nothing' }]])
  })

  it('exports every hit once, page by page, as lines', async () => {
    const { send } = await aProgram(test)
    const ids: string[] = []
    let cursor = ''
    do {
      const page = await send('GET', `/export/patents?q=TI%3D%E7%94%B5%E6%B1%A0&size=12&fields=id${cursor}`)
      expect(page.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
      ids.push(
        ...page.text
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { id: string }).id),
      )
      const next = page.headers['x-next-cursor']
      cursor = next === undefined ? '' : `&cursor=${String(next)}`
    } while (cursor !== '')
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
  })

  it('exports a record that is a hit throughout exactly once, while others are imported, changed and deleted', async () => {
    const own = (number: number, facts = {}) =>
      aPatent({ title: '一种水泵', publicationNumber: `CN2009${String(number).padStart(5, '0')}A`, ...facts })
    const engine = test.serving.engines.of(PATENT_KIND)
    await engine.write({
      puts: Array.from({ length: 40 }, (_, number) => own(number, { applicationDate: `2020${String(10 + (number % 3))}01` })),
    })
    const { send, get } = await aProgram(test)
    const ids: string[] = []
    let [cursor, last] = ['', false]
    for (let page = 0; !last; page += 1) {
      const sent = await send('POST', '/export/patents', { q: 'TI=水泵', size: 7, fields: 'id', ...(cursor !== '' && { cursor }) })
      expect(sent.status).toBe(200)
      ids.push(
        ...sent.text
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { id: string }).id),
      )
      last = sent.headers['x-next-cursor'] === undefined
      cursor = String(sent.headers['x-next-cursor'])
      // What is behind and before the cursor gets another date, and is first or last in the order of lists.
      const changed = [page * 7 + 1, page * 7 + 10].map((number) => own(number, { applicationDate: page % 2 ? '19900101' : '20251231' }))
      await engine.write({
        puts: [...changed, own(100 + page), own(1000 + page, { publicationNumber: `CN1000${page}A` })],
        deletes: [`CN20090000${page}A`, `CN2009000${39 - page}A`],
      })
    }
    expect(new Set(ids).size).toBe(ids.length)
    const deleted = new Set(Array.from({ length: 10 }, (_, page) => [`CN20090000${page}A`, `CN2009000${39 - page}A`]).flat())
    const throughout = Array.from({ length: 40 }, (_, number) => `CN2009${String(number).padStart(5, '0')}A`).filter(
      (id) => !deleted.has(id),
    )
    expect(ids).toEqual(expect.arrayContaining(throughout))
    const foreign = await get(
      `/export/patents?q=TI%3Dother&cursor=${(await get('/patents?q=TI%3D%E6%B0%B4%E6%B3%B5&size=1')).body.nextCursor}`,
    )
    expect([foreign.status, foreign.body.errors]).toEqual([400, [{ field: 'cursor', message: '不是此请求的游标' }]])
    const all = await engine.page({ query: null, from: 0, after: 'CN2009', size: 100 })
    await engine.write({ puts: [], deletes: all.hits.map(({ docId }) => docId).filter((id) => id.startsWith('CN2009')) })
    await engine.write({ puts: [], deletes: Array.from({ length: 10 }, (_, page) => `CN1000${page}A`) })
  })

  it('reads queries that no address can hold from a body, counts them and names what is wrong', async () => {
    const { post, send, headers } = await aProgram(test)
    const q = `TI=(电池) OR TI=(${Array.from({ length: 600 }, (_, number) => `词${number}`).join(' OR ')})`
    expect(q.length).toBeGreaterThan(1200)
    const found = await post('/patents', { q, size: 20, fields: 'id', sort: 'application_date:asc' })
    // Not its total: on a busy machine the count may end early and say that there are more (`gte`). The pages have all 30.
    expect([found.status, found.body.list.length, found.body.list[0]]).toEqual([200, 20, { id: 'CN100900000A' }])
    const rest = await post('/patents', { q, size: 20, sort: 'application_date:asc', cursor: found.body.nextCursor })
    expect([rest.body.list.length, rest.body.nextCursor]).toEqual([10, null])
    expect((await post('/trademarks', { q: 'TM=gezhi' })).body.total).toBe(0)
    expect((await post('/companies', { q: 'NAME=gezhi' })).body.total).toBe(0)
    expect((await send('POST', '/export/patents', { q, size: 30 })).text.trim().split('\n')).toHaveLength(30)
    const wrong = await post('/patents', { q: '电'.repeat(10_001), size: '20', from: null, page: 2 })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [
        { field: 'q', message: '最多 10000 个字符' },
        { field: 'size', message: '须为数字' },
        { field: 'from', message: '须为数字' },
        { field: 'page', message: '不是此接口的参数' },
      ],
    ])
    const usage = await test.post<{ list: { operation: string; succeeded: number; failed: number }[] }>(
      '/api/user/openApi/usage',
      {},
      headers,
    )
    expect(usage.data.list.find(({ operation }) => operation === 'searchPatentsByPost')).toMatchObject({ succeeded: 2 })
  })

  it('searches trademarks and companies', async () => {
    const { get } = await aProgram(test)
    expect((await get('/trademarks?q=TM%3Dgezhi')).body).toEqual({ total: 0, totalRelation: 'eq', list: [], nextCursor: null })
    expect((await get('/companies?q=NAME%3Dgezhi')).body).toEqual({ total: 0, totalRelation: 'eq', list: [], nextCursor: null })
    expect((await get('/trademarks/EM018224433')).status).toBe(404)
    expect((await get('/companies/91110000100000001X')).status).toBe(404)
  })

  it('answers errors with their status, naming the fields, in both languages', async () => {
    const { get, send } = await aProgram(test)
    const zh = await get('/patents?size=500&page=2')
    expect(zh.headers['content-type']).toContain('application/problem+json')
    expect([zh.status, zh.body.errors]).toEqual([
      400,
      [
        { field: 'q', message: '缺失' },
        { field: 'size', message: '最大为 100' },
        { field: 'page', message: '不是此接口的参数' },
      ],
    ])
    const en = await send('GET', '/patents?q=TI%3D(', undefined, { 'accept-language': 'en' })
    expect(en.body).toMatchObject({ type: 'urn:gezhi:error:QUERY_SYNTAX', status: 400, errors: [{ field: 'q', position: 4 }] })
    const long = await get(`/patents?q=${encodeURIComponent('电'.repeat(1201))}`)
    expect(long.body.errors).toEqual([{ field: 'q', message: '最多 1200 个字符' }])
    expect((await get('/nothing')).body).toMatchObject({ status: 404, type: 'urn:gezhi:error:NOT_FOUND' })
    const method = await send('POST', '/patents/CN100900000A', {})
    expect([method.status, method.headers.allow]).toEqual([405, 'GET'])
    expect((await send('POST', '/numbers', [] as never)).status).toBe(400)
    const malformed = await test.app.inject({ method: 'GET', url: '/api/v1/patents?q=a' })
    expect([malformed.statusCode, malformed.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  it('checks scopes', async () => {
    const { get } = await aProgram(test, { scopes: ['companies'] })
    expect((await get('/companies?q=NAME%3Da')).status).toBe(200)
    expect((await get('/patents?q=a')).body).toMatchObject({ status: 403, title: '此密钥没有权限“patents”' })
  })

  it('takes one use of a pack for each success, none for a failure, then the free ones of the day', async () => {
    const { get, headers } = await aProgram(test, { uses: 2 })
    const first = await get('/patents?q=TI%3Dbattery')
    expect([first.headers['x-quota-limit'], first.headers['x-quota-remaining']]).toEqual(['2', '1'])
    expect(first.body.total).toBe(1)
    await get('/patents/CN999999999A')
    const second = await get('/patents/CN100900000A')
    expect(second.headers['x-quota-limit']).toBe('100')
    expect(second.headers['x-quota-remaining']).toBe('100')
    // A free request has the rights of its user: without a product only CN is searched (G07).
    const third = await get('/patents?q=TI%3Dbattery')
    expect([third.body.total, third.headers['x-quota-remaining']]).toEqual([0, '99'])
    const usage = await test.post<{ list: { operation: string; succeeded: number; failed: number }[] }>(
      '/api/user/openApi/usage',
      {},
      headers,
    )
    expect(usage.data.list.map(({ operation, succeeded, failed }) => [operation, succeeded, failed])).toEqual([
      ['getPatent', 1, 1],
      ['searchPatents', 2, 0],
    ])
  })

  it('answers 429 with the time to wait when the free requests are used up, and beyond the rate', async () => {
    const { get } = await aProgram(test, { uses: 0 })
    const answers = []
    for (let at = 0; at < 101; at += 1) answers.push(await get('/patents/CN100900000A?fields=id'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    const last = answers.at(-1)!
    expect(last.body).toMatchObject({ status: 429, type: 'urn:gezhi:error:API_QUOTA_USED_UP' })
    expect(last.headers).toMatchObject({
      'x-quota-remaining': '0',
      'retry-after': String((Date.parse('2026-11-30T00:00:00+08:00') - NOW) / 1000),
    })
    const rest = await Promise.all(Array.from({ length: 250 }, () => get('/patents?')))
    expect(rest.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(rest.find(({ status }) => status === 429)!.headers).toMatchObject({ 'retry-after': '60', ratelimit: '"key";r=0;t=60' })
  })

  it('is described by an OpenAPI document with every operation, in both languages', async () => {
    const { body } = await (await aProgram(test)).get('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) => Object.values(path))
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(API_OPERATIONS).toSorted())
    const ids = Object.values(API_OPERATIONS).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const en = await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json', headers: { 'accept-language': 'en' } })
    expect(en.json().paths['/patents'].get.summary).toBe('Search patents')
  })
})
