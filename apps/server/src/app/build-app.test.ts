import { CALLS, ERRORS, type AnyCall, type ErrorName } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'

const SEARCH = '/api/search/ts/search'

describe('every answer is the envelope', async () => {
  const { app, post } = await buildTestApp({ records: [aPatent({ title: '石墨烯电池' })] })

  async function raw(payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
    const response = await app.inject({ method: 'POST', url: SEARCH, payload, headers })
    expect(response.statusCode).toBe(200)
    return response.json() as { code: number; message: string; data: { error: ErrorName } & Record<string, unknown> }
  }

  it('of a search that succeeds', async () => {
    expect(await post(SEARCH, { filter: { queryStr: '石墨烯' } })).toMatchObject({ code: 200, message: 'success', data: { total: 1 } })
  })

  it('names the place where malformed JSON stops being JSON', async () => {
    expect(await raw('{"filter":\n {"queryStr": graphene}}')).toEqual({
      code: 400,
      message: '请求内容不是有效的 JSON（第 2 行第 15 列）',
      data: { error: 'MALFORMED_JSON', line: 2, column: 15, offset: 25, requestId: expect.any(String) },
    })
    expect((await raw('')).data).toMatchObject({ error: 'MALFORMED_JSON', line: 1, column: 1 })
    expect((await raw('['.repeat(900_000))).data).toMatchObject({ error: 'MALFORMED_JSON', offset: 200 })
    expect((await raw(`[${'1,'.repeat(400_000)}x]`)).data).toMatchObject({ error: 'MALFORMED_JSON', offset: 65_536 })
  })

  it.each([
    [{}, 'filter'],
    [{ filter: {} }, 'filter.queryStr'],
    [{ filter: { queryStr: 5 } }, 'filter.queryStr'],
    [{ filter: { queryStr: 'a' }, size: 101 }, 'size'],
    [{ filter: { queryStr: 'a' }, size: -1 }, 'size'],
    [{ filter: { queryStr: 'a' }, size: '20' }, 'size'],
    [{ filter: { queryStr: 'a' }, size: 2.5 }, 'size'],
    [{ filter: { queryStr: 'a' }, from: -1 }, 'from'],
    [{ filter: { queryStr: 'a' }, from: null }, 'from'],
    [{ filter: { queryStr: 'a' }, groupList: [{ field: 'country' }, { field: 'country', count: 'x' }] }, 'groupList[1].count'],
    [{ filter: { queryStr: 'a' }, sortList: [{ sortField: 'application_date', sortOrder: 'down' }] }, 'sortList[0].sortOrder'],
    [{ filter: { queryStr: 'a' }, collapse: 'claims' }, 'collapse'],
    [{ filter: { queryStr: 'a' }, filterItems: [{ field: 'country', valueList: [1] }] }, 'filterItems[0].valueList[0]'],
    [{ filter: { queryStr: 'a' }, filterItems: [{ valueList: ['CN'] }] }, 'filterItems[0].field'],
    [{ filter: { queryStr: 'a' }, filterItems: [{ field: 'country', valueList: [] }] }, 'filterItems[0].valueList'],
    [[], 'body'],
    ['text', 'body'],
    [null, 'body'],
  ])('names what is wrong in %j', async (body, field) => {
    const { code, message, data } = await post(SEARCH, JSON.stringify(body), { 'content-type': 'application/json' })
    expect({ code, error: data['error'], field: data['field'] }).toEqual({ code: 400, error: 'INVALID_INPUT', field })
    expect(message).toContain(field)
  })

  it('lists every issue, in the language of the request', async () => {
    const body = { filter: { queryStr: 1 }, size: 1000 }
    const chinese = await post<{ faults: { field: string; message: string }[] }>(SEARCH, body)
    const english = await post<{ faults: { field: string; message: string }[] }>(SEARCH, body, { 'accept-language': 'en' })
    expect(chinese.data.faults.map(({ field }) => field)).toEqual(['filter.queryStr', 'size'])
    expect(chinese.data.faults[0]!.message).toMatch(/[一-鿿]/)
    expect(english.data.faults[0]!.message).toMatch(/a string/i)
  })

  it('rejects a body that is too large and one that is not JSON', async () => {
    expect(await raw(JSON.stringify({ filter: { queryStr: 'x'.repeat(1_100_000) } }))).toMatchObject({
      code: 400,
      data: { error: 'BODY_TOO_LARGE', limit: 1_048_576 },
    })
    expect(await raw('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      code: 400,
      data: { error: 'UNSUPPORTED_MEDIA_TYPE', type: 'application/x-www-form-urlencoded' },
    })
  })

  it.each(['gzip', 'br', 'deflate'])('rejects bodies in %s, also unfinished ones, instead of waiting for the rest', async (encoding) => {
    const payload = Buffer.from([0x1f, 0x8b, 0x00])
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const response = await app.inject({ method: 'POST', url: SEARCH, payload, headers })
    expect(response.json()).toMatchObject({ code: 400, data: { error: 'UNSUPPORTED_MEDIA_TYPE', type: encoding } })
  })

  it('is not misled by the name of a prototype', async () => {
    const { code } = await raw('{"filter":{"queryStr":"石墨烯"},"__proto__":{"size":1},"constructor":{"prototype":{}}}')
    expect(code).toBe(200)
    expect(({} as { size?: number }).size).toBeUndefined()
  })

  it.each(['/api/nothing', '/api', '/api/search/ts/searc', '/api/search/ts/search/'])('answers 404 for GET %s', async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 404, data: { error: 'NOT_FOUND', path: url } })
  })

  it('answers 404 for a path called by the wrong method', async () => {
    const response = await app.inject({ method: 'DELETE', url: SEARCH })
    expect([response.statusCode, response.json().code]).toEqual([404, 404])
  })

  it('answers an address that cannot be read', async () => {
    const response = await app.inject({ url: '/api/%E7%9' })
    expect(response.json()).toMatchObject({ code: 400, data: { error: 'BAD_REQUEST' } })
  })

  it('echoes the id of a request, or makes one', async () => {
    const given = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'abc-1' } })
    expect([given.headers['x-request-id'], given.json().data.requestId]).toEqual(['abc-1', 'abc-1'])
    const made = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'a\tb<script>' } })
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('every call answers the envelope to nonsense, with an error of its list', async () => {
    for (const call of Object.values(CALLS).flatMap((calls): AnyCall[] => Object.values(calls))) {
      if (call.redirects) continue
      const answer = await app.inject({ method: call.method, url: call.path, ...(call.method === 'POST' && { payload: {} }) })
      // A file call without parameters returns its file.
      if (call.answer === undefined && answer.headers['content-type'] === call.file) continue
      const { code, message, data } = answer.json<{ code: number; message: string; data: { error: ErrorName } }>()
      expect(message, call.path).not.toBe('')
      if (code !== 200) expect(code, call.path).toBe(ERRORS[data.error].code)
    }
  })
})

describe('a failure inside', async () => {
  const { app, post } = await buildTestApp({
    wrapEngine: (engine) => withMethods(engine, { page: () => Promise.reject(new Error('secret of the inside')) }),
    records: [],
  })

  it('answers 500 with the id of the request and nothing of the inside', async () => {
    const answer = await post(SEARCH, { filter: { queryStr: '石墨烯' } }, { 'x-request-id': 'r-7', 'accept-language': 'en' })
    expect(answer).toEqual({
      code: 500,
      message: 'Server error; please try again later (request ID r-7)',
      data: { error: 'INTERNAL', requestId: 'r-7' },
    })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('the language of messages', async () => {
  const { post } = await buildTestApp()

  it.each([
    [undefined, 'zh'],
    ['*', 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en', 'en'],
    ['en-US,en;q=0.9,zh;q=0.8', 'en'],
    ['EN-gb', 'en'],
    ['fr,en', 'zh'],
    ['en;q=0.1,zh', 'en'],
    ['enx', 'zh'],
    ['', 'zh'],
  ])('for %s is %s', async (header, language) => {
    const { message } = await post(SEARCH, [], header === undefined ? {} : { 'accept-language': header })
    expect(message.startsWith('Invalid input') ? 'en' : 'zh').toBe(language)
  })
})
