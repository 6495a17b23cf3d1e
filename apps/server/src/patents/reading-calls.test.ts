import type { ClaimNode, PatentRow, Relative } from '@gezhi/contract'
import { keyOfPages } from '@gezhi/imports'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureFiles } from '../files/picture-files.ts'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><circle cx="20" cy="15" r="10" fill="none" stroke="#000"/></svg>'
const TOKEN = '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const NUMBER = 'CN101000001A'

const RECORDS = [
  aPatent({
    publicationNumber: NUMBER,
    titles: [{ lang: 'zh', text: '石墨烯电池负极材料' }],
    abstracts: [{ lang: 'zh', text: '本发明公开一种石墨烯电池负极材料及其制备方法。' }],
    claims: [
      { lang: 'zh', number: 1, text: '一种电池。', independent: true, parents: [] },
      { lang: 'zh', number: 2, text: '如权利要求1所述的电池。', independent: false, parents: [1] },
      { lang: 'zh', number: 3, text: '如权利要求1或2所述的电池。', independent: false, parents: [1, 2] },
      { lang: 'zh', number: 4, text: '一种方法。', independent: true, parents: [] },
      { lang: 'en', number: 1, text: 'A battery.', independent: true, parents: [] },
    ],
    family: { simpleId: 'S1', extendedId: 'E1' },
    drawings: [
      { id: '1', caption: '图1', svg: SVG },
      { id: '2/3', svg: SVG },
      { id: '4', file: 'elsewhere.tif' },
    ],
  }),
  aPatent({ publicationNumber: 'US7000002B2', office: 'US', applicationDate: '20050101', family: { simpleId: 'S1', extendedId: 'E1' } }),
  aPatent({
    publicationNumber: 'EP1000003A1',
    office: 'EP',
    applicationDate: '20040101',
    family: { simpleId: 'S2', extendedId: 'E1' },
    source: { format: 'ep-fulltext', file: 'week.zip!EP1000003NWA1.xml' },
  }),
  aPatent({
    publicationNumber: 'CN101000004A',
    titles: [{ lang: 'zh', text: '一种石墨烯电池' }],
    abstracts: [{ lang: 'zh', text: '公开一种石墨烯电池负极材料。' }],
  }),
  aPatent({
    publicationNumber: 'CN101000005A',
    titles: [{ lang: 'zh', text: '豆浆机' }],
    source: { format: 'csv', file: 'many.csv' },
  }),
]

/** The calls of the patent page, each with a valid request. */
const CALLS: Readonly<Record<string, { readonly body: object; readonly signed?: true }>> = {
  '/api/search/ts/searchDetail': { body: { id: NUMBER } },
  '/api/search/claim/claimTree': { body: { id: NUMBER }, signed: true },
  '/api/search/ts/officialImage': { body: { id: NUMBER } },
  '/api/search/attach/list': { body: { id: NUMBER }, signed: true },
  '/api/search/attach/attachList': { body: { id: NUMBER } },
  '/api/search/attach/batchAttachList': { body: { idList: [NUMBER] } },
  '/api/search/family/list': { body: { id: NUMBER } },
  '/api/search/patentValuation/queryResemblePatent': { body: { id: NUMBER } },
}
const SIGNED = Object.entries(CALLS).filter(([, { signed }]) => signed)
const FOR_READERS = [
  '/api/search/attach/attachList',
  '/api/search/attach/batchAttachList',
  '/api/search/patentValuation/queryResemblePatent',
]

describe('the calls of the patent page', async () => {
  const { app, store, post, get } = await buildTestApp({ records: RECORDS })
  const { data: token } = await get<string>(TOKEN)
  const ask = <Data>(url: string, body: object = CALLS[url]!.body, language = 'zh') =>
    post<Data>(url, body, { 'accept-language': language, ...(CALLS[url]!.signed && signedHeaders(token, body)) })

  it.each(Object.keys(CALLS))('B.detail.07: %s is answered for a patent that is held, in any writing of its number', async (url) => {
    expect((await ask(url)).code).toBe(200)
    const { body } = CALLS[url]!
    const written = 'idList' in body ? { idList: ['cn 101000001 a'] } : { id: 'cn 101000001 a' }
    expect((await ask(url, written)).data).toEqual((await ask(url)).data)
  })

  it.each(Object.keys(CALLS))('%s hides only what does not exist, and rejects what it cannot parse, in both languages', async (url) => {
    const many = 'idList' in CALLS[url]!.body
    const field = many ? 'idList' : 'id'
    const absent = await ask(url, many ? { idList: ['CN999999999A'] } : { id: 'CN999999999A' }, 'en')
    if (many) expect(absent).toMatchObject({ code: 200, data: [] })
    else expect(absent).toMatchObject({ code: 404, message: 'Patent CN999999999A not found', data: { error: 'PATENT_NOT_FOUND' } })
    const wrong = { [field]: many ? Array.from({ length: 101 }, () => 'x') : 'x'.repeat(101) }
    for (const [language, begins] of [
      ['zh', '参数错误：'],
      ['en', 'Invalid input: '],
    ] as const) {
      const rejected = await ask(url, wrong, language)
      expect(rejected).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT', field } })
      expect(rejected.message.startsWith(begins + field)).toBe(true)
    }
  })

  it('claims hang under the first claim they refer to and name all', async () => {
    const { data } = await ask<ClaimNode[]>('/api/search/claim/claimTree')
    expect(data).toEqual([
      {
        num: 1,
        text: '一种电池。',
        dependOn: [],
        children: [
          { num: 2, text: '如权利要求1所述的电池。', dependOn: [1], children: [] },
          { num: 3, text: '如权利要求1或2所述的电池。', dependOn: [1, 2], children: [] },
        ],
      },
      { num: 4, text: '一种方法。', dependOn: [], children: [] },
    ])
    const english = await ask<ClaimNode[]>('/api/search/claim/claimTree', { id: NUMBER, lang: 'en' })
    expect(english.data.map(({ text }) => text)).toEqual(['A battery.'])
    expect((await ask<ClaimNode[]>('/api/search/claim/claimTree', { id: NUMBER, lang: 'fr' })).data).toHaveLength(2)
  })

  it('drawings and attachments are those whose pictures are held', async () => {
    const { data: images } = await ask<{ id: string; url: string }[]>('/api/search/ts/officialImage')
    expect(images.map(({ id }) => id)).toEqual(['1', '2/3'])
    expect((await app.inject({ url: images[0]!.url })).headers['content-type']).toBe('image/png')
    const { data: files } = await ask<{ name: string; type: string }[]>('/api/search/attach/list')
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      [`${NUMBER}-1.png`, 'image/png'],
      [`${NUMBER}-2_3.png`, 'image/png'],
    ])
    expect((await ask('/api/search/attach/attachList')).data).toEqual(files)
    expect((await ask('/api/search/attach/batchAttachList', { idList: ['CN101000005A', NUMBER] })).data).toEqual(files)
  })

  it('B.detail.05: an attachment is answered as a file with its name', async () => {
    const url = '/api/search/attach/download'
    const file = await app.inject({ method: 'POST', url, payload: { id: NUMBER, name: `${NUMBER}-2_3.png` } })
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${NUMBER}-2_3.png`,
    })
    expect((await sharp(file.rawPayload).metadata()).format).toBe('png')
    for (const [payload, status, error] of [
      [{ id: NUMBER, name: '../../etc/passwd' }, 404, 'ATTACHMENT_NOT_FOUND'],
      [{ id: 'CN999999999A', name: 'x.png' }, 404, 'PATENT_NOT_FOUND'],
      [{ id: NUMBER }, 400, 'INVALID_INPUT'],
    ] as const) {
      const failed = await app.inject({ method: 'POST', url, payload })
      expect([failed.statusCode, failed.json().data.error]).toEqual([status, error])
    }
  })

  it('pages and pictures that came beside a document are among its files', async () => {
    const pictures = pictureFiles(store)
    const page = Buffer.from('%PDF-1.4 pages')
    await pictures.put(keyOfPages('week.zip!EP1000003NWA1.xml'), page)
    await pictures.put(keyOfPages('many.csv'), page)
    const { data } = await ask<{ name: string; type: string }[]>('/api/search/attach/list', { id: 'EP1000003A1' })
    expect(data.map(({ name, type }) => [name, type])).toEqual([['EP1000003A1.pdf', 'application/pdf']])
    expect((await ask('/api/search/attach/list', { id: 'CN101000005A' })).data).toEqual([])
    const url = '/api/search/attach/download'
    const file = await app.inject({ method: 'POST', url, payload: { id: 'EP1000003A1', name: 'EP1000003A1.pdf' } })
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(file.rawPayload).toEqual(page)
  })

  it('a rejected download returns the reason in both languages', async () => {
    const rejected = async (payload: object, language: string) =>
      (await app.inject({ method: 'POST', url: '/api/search/attach/download', payload, headers: { 'accept-language': language } })).json()
    const absent = { id: NUMBER, name: 'x.png' }
    const words = await Promise.all(['zh', 'en'].map((language) => rejected(absent, language)))
    for (const answer of words) expect(answer).toMatchObject({ code: 404, data: { error: 'ATTACHMENT_NOT_FOUND' } })
    expect(words[0].message).toMatch(/\p{Script=Han}/u)
    expect(words[1].message).not.toMatch(/\p{Script=Han}/u)
    for (const { message } of words) expect(message).toContain('x.png')
    expect((await rejected({ id: NUMBER }, 'zh')).message).toMatch(/^参数错误：name/)
    expect((await rejected({ id: NUMBER }, 'en')).message).toMatch(/^Invalid input: name/)
  })

  it('a family is oldest first, the patent itself in it; a patent without one is its own', async () => {
    const numbers = async (body: object) =>
      (await ask<Relative[]>('/api/search/family/list', body)).data.map(({ publication_number: number }) => number)
    expect(await numbers({ id: NUMBER })).toEqual(['US7000002B2', NUMBER])
    expect(await numbers({ id: NUMBER, type: 'docdb' })).toEqual(['US7000002B2', NUMBER])
    expect(await numbers({ id: NUMBER, type: 'extended' })).toEqual(['EP1000003A1', 'US7000002B2', NUMBER])
    expect(await numbers({ id: 'CN101000005A' })).toEqual(['CN101000005A'])
    expect((await ask('/api/search/family/list', { id: NUMBER, type: 'big' })).data).toMatchObject({ field: 'type' })
  })

  it('similar patents share words, the patent itself is none of them', async () => {
    const { data } = await ask<{ list: PatentRow[] }>('/api/search/patentValuation/queryResemblePatent')
    expect(data.list[0]!.publication_number).toBe('CN101000004A')
    expect(data.list.map(({ publication_number: number }) => number)).not.toContain(NUMBER)
    const later = await ask<{ list: PatentRow[] }>('/api/search/patentValuation/queryResemblePatent', { id: NUMBER, from: 1 })
    expect(later.data.list).toEqual(data.list.slice(1))
  })
})

describe('the signature of a call', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const { post, get } = await buildTestApp({ records: RECORDS, now: () => clock })
  const { data: token } = await get<string>(TOKEN)

  it.each(SIGNED)('B.detail.02, B.detail.03: %s is answered with the right signature only', async (url, { body }) => {
    const right = signedHeaders(token, body, clock)
    expect((await post(url, body, right)).code).toBe(200)
    const rejected = async (headers: Record<string, string>, sent = body) => {
      const { code, data } = await post(url, sent, headers)
      return [code, data['error']]
    }
    const { signature: _, ...unsigned } = right
    const { timestamp: __, ...untimed } = right
    expect(await rejected(unsigned)).toEqual([400, 'SIGNATURE_MISSING'])
    expect(await rejected(untimed)).toEqual([400, 'SIGNATURE_MISSING'])
    expect(await rejected({ ...right, signature: 'x' })).toEqual([400, 'SIGNATURE_MISSING'])
    expect(await rejected({ ...right, signature: '0'.repeat(32) })).toEqual([403, 'SIGNATURE_WRONG'])
    expect(await rejected({ ...right, timestamp: String(clock + 1) })).toEqual([403, 'SIGNATURE_WRONG'])
    expect(await rejected(right, { id: 'CN101000005A' })).toEqual([403, 'SIGNATURE_WRONG'])
  })

  it('is valid for five minutes; after that the response contains the server’s time', async () => {
    const url = '/api/search/claim/claimTree'
    const body = { id: NUMBER }
    const old = signedHeaders(token, body, clock)
    clock += 5 * 60_000
    expect((await post(url, body, old)).code).toBe(200)
    clock += 1
    expect(await post(url, body, { ...old, 'accept-language': 'en' })).toMatchObject({
      code: 400,
      message: 'The signature has expired, or a clock is wrong (signatures are valid for 5 minutes)',
      data: { error: 'SIGNATURE_EXPIRED', serverTime: clock },
    })
  })

  it.each(SIGNED)('%s needs a living token, also on an open server', async (url, { body }) => {
    expect((await post(url, body)).code).toBe(401)
    expect((await post(url, body, signedHeaders('dead', body, clock))).code).toBe(401)
  })
})

describe('who may read, with GEZHI_ACCESS=membership', async () => {
  const { app, post, get } = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
  const { data: token } = await get<string>(TOKEN)

  it.each(Object.entries(CALLS))('%s', async (url, { body }) => {
    expect((await post(url, body)).code).toBe(401)
    const { code } = await post(url, body, signedHeaders(token, body))
    expect(code).toBe(FOR_READERS.includes(url) ? 401 : 200)
  })

  it.each([{}, { token }])('a download is for readers, neither for visitors nor for guests', async (headers) => {
    const payload = { id: NUMBER, name: `${NUMBER}-1.png` }
    const answers = await Promise.all(
      ['zh', 'en'].map((language) =>
        app.inject({
          method: 'POST',
          url: '/api/search/attach/download',
          payload,
          headers: { ...headers, 'accept-language': language },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    const [chinese, english] = answers.map((answer) => answer.json().message)
    expect(chinese).toMatch(/\p{Script=Han}/u)
    expect(english).not.toMatch(/\p{Script=Han}/u)
  })
})

it('too many requests from one address are rejected for a while', async () => {
  const { app } = await buildTestApp({ records: RECORDS, settings: { GEZHI_RATE_LIMIT: 2 } })
  const ask = async () =>
    (await app.inject({ method: 'POST', url: '/api/search/family/list', payload: { id: NUMBER }, remoteAddress: '203.0.113.9' })).json()
      .code
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
})
