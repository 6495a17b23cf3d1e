import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createClient, type ClientOptions } from './create-client.ts'

function answering(...answers: (() => Response)[]) {
  const requests: { input: string; init: RequestInit; timeoutMs?: number }[] = []
  const fetch: ClientOptions['fetch'] = async (input, init, timeoutMs) => {
    requests.push({ input, init, ...(timeoutMs !== undefined && { timeoutMs }) })
    return (answers[Math.min(requests.length, answers.length) - 1] as () => Response)()
  }
  return { fetch, requests }
}

const envelope =
  (code: number | string, data: unknown, message = 'm') =>
  () =>
    Response.json({ code, message, data })

describe('the client', () => {
  it('posts JSON with token and language, and answers data', async () => {
    const { fetch, requests } = answering(envelope(200, { total: 1 }))
    const client = createClient({ fetch, token: () => 't', language: () => 'en' })
    expect(await client.search.searchPatents({ filter: { queryStr: '石墨烯' } })).toEqual({ total: 1 })
    expect(requests).toEqual([
      {
        input: '/api/search/ts/search',
        init: {
          method: 'POST',
          headers: { token: 't', 'accept-language': 'en', 'content-type': 'application/json' },
          body: '{"filter":{"queryStr":"石墨烯"}}',
        },
      },
    ])
  })

  it('B.results.08, B.api.03: takes a code of 200 as number and as text', async () => {
    const { fetch } = answering(envelope('200', 'token'))
    expect(await createClient({ fetch }).accounts.getGuestToken({ userId: 'u' })).toBe('token')
  })

  it('puts the request of a GET into the address', async () => {
    const { fetch, requests } = answering(envelope(200, 'token'))
    await createClient({ fetch, base: 'http://h' }).accounts.getGuestToken({ userId: 'a b&c' })
    expect(requests[0]!.input).toBe('http://h/api/user/user/getYoukeToken?userId=a+b%26c')
    expect(requests[0]!.init.body).toBeUndefined()
  })

  it('throws the error of the envelope with its name, data and request id', async () => {
    const data = { error: 'QUERY_SYNTAX', requestId: 'r', diagnostics: [{ start: 1 }] }
    const { fetch } = answering(envelope(400, data, '检索式有误'))
    const requests = createClient({ fetch }).search.validateQuery({ queryStr: '(' })
    await expect(requests).rejects.toMatchObject({ code: 400, error: 'QUERY_SYNTAX', requestId: 'r', message: '检索式有误', data })
    await expect(requests).rejects.toBeInstanceOf(ApiError)
  })

  it('throws the status of an answer that is no envelope', async () => {
    const { fetch } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(createClient({ fetch }).search.validateQuery({ queryStr: '' })).rejects.toMatchObject({
      code: 502,
      error: 'UNREADABLE',
      message: 'Bad Gateway',
    })
  })

  it('requests a new token once if a call returns 401, and repeats the call with it', async () => {
    const dead = envelope(401, { error: 'UNAUTHENTICATED', requestId: 'r' })
    const renewToken = vi.fn<() => Promise<string>>(async () => 'new')
    const once = answering(dead, envelope(200, 1))
    await createClient({ fetch: once.fetch, token: () => 'old', renewToken }).search.validateQuery({ queryStr: '' })
    expect(once.requests.map(({ init }) => (init.headers as Record<string, string>)['token'])).toEqual(['old', 'new'])
    const always = answering(dead)
    const requests = createClient({ fetch: always.fetch, token: () => 'old', renewToken }).search.validateQuery({ queryStr: '' })
    await expect(requests).rejects.toMatchObject({ code: 401 })
    expect(always.requests).toHaveLength(2)
  })

  it('captcha.10: repeats a rejected call once its captcha is solved, and not otherwise', async () => {
    const rejected = envelope(429, { error: 'CAPTCHA_NEEDED', requestId: 'r', verifyId: 'v' })
    const { fetch, requests } = answering(rejected, envelope(200, 1))
    const passCaptcha = vi.fn<(verifyId: string) => Promise<boolean>>(async () => true)
    expect(await createClient({ fetch, passCaptcha }).search.validateQuery({ queryStr: '' })).toBe(1)
    expect([passCaptcha.mock.calls, requests.length]).toEqual([[['v']], 2])
    const given = answering(rejected)
    const client = createClient({ fetch: given.fetch, passCaptcha: async () => false })
    await expect(client.search.validateQuery({ queryStr: '' })).rejects.toMatchObject({ code: 429 })
    expect(given.requests).toHaveLength(1)
  })

  it('answers a file, and the error of one', async () => {
    const png = answering(() => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } }))
    expect((await createClient({ fetch: png.fetch }).patents.getDrawing({ number: 'CN1A', id: '1' })).size).toBe(2)
    const none = answering(() => Response.json({ code: 404, message: 'no', data: { error: 'DRAWING_NOT_FOUND' } }, { status: 404 }))
    await expect(createClient({ fetch: none.fetch }).patents.getDrawing({ number: 'CN1A', id: '1' })).rejects.toMatchObject({
      code: 404,
      error: 'DRAWING_NOT_FOUND',
    })
  })

  it('B.detail.02, B.detail.03: signs the calls that carry a signature with time, token and body, by the MD5 everyone knows', async () => {
    const { fetch, requests } = answering(envelope(200, []))
    const client = createClient({ fetch, token: () => 'secret', now: Date.now })
    await client.patents.getClaimTree({ id: '石墨烯' })
    await client.patents.listAttachments({ id: 'CN1A' })
    for (const { init } of requests) {
      const { timestamp, signature } = init.headers as Record<string, string>
      expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(60_000)
      expect(signature).toBe(
        createHash('md5')
          .update(`${timestamp}secret${init.body as string}`)
          .digest('hex'),
      )
    }
    await client.search.validateQuery({ queryStr: '' })
    expect(requests[2]!.init.headers).not.toHaveProperty('signature')
  })

  it('uses the server’s time once the server has rejected ours', async () => {
    const serverTime = Date.now() + 86_400_000
    const { fetch, requests } = answering(envelope(400, { error: 'SIGNATURE_EXPIRED', serverTime }), envelope(200, []))
    const client = createClient({ fetch, token: () => 't', now: Date.now })
    expect(await client.patents.getClaimTree({ id: 'CN1A' })).toEqual([])
    await client.patents.getClaimTree({ id: 'CN1A' })
    const sent = requests.map(({ init }) => Number((init.headers as Record<string, string>)['timestamp']))
    expect(sent.map((time) => Math.round((time - serverTime) / 86_400_000))).toEqual([-1, 0, 0])
  })

  it('B.detail.04, B.detail.05: the list of attachments may take 60 s, a download 600 s', async () => {
    const { fetch, requests } = answering(envelope(200, []))
    const client = createClient({ fetch, token: () => 't', now: Date.now })
    await client.patents.listAttachments({ id: 'CN1A' })
    await client.patents.downloadAttachment({ id: 'CN1A', name: 'a.pdf' })
    await client.patents.getClaimTree({ id: 'CN1A' })
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([60_000, 600_000, undefined])
  })

  it('hands the signal to fetch', async () => {
    const { fetch, requests } = answering(envelope(200, 1))
    const { signal } = new AbortController()
    await createClient({ fetch }).search.validateQuery({ queryStr: '' }, { signal })
    expect(requests[0]!.init.signal).toBe(signal)
  })
})
