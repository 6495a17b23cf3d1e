import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const SEARCH = { method: 'POST', url: '/api/search/ts/search', payload: { filter: { queryStr: 'a' } } } as const

describe('the limit of requests per address', async () => {
  const { app } = await buildTestApp({ settings: { GEZHI_MODE: 'production', GEZHI_RATE_LIMIT: 3, GEZHI_TRUST_PROXY: ['127.0.0.1'] } })
  const codeFor = async (client: string) => {
    const headers = { 'x-forwarded-for': client }
    return (await app.inject({ ...SEARCH, headers })).json() as { code: number; message: string; data: Record<string, unknown> }
  }

  it('applies to one address and not to another, and reports how long to wait', async () => {
    for (let i = 0; i < 3; i += 1) expect((await codeFor('203.0.113.9')).code).toBe(200)
    const rejected = await codeFor('203.0.113.9')
    expect(rejected).toMatchObject({ code: 429, data: { error: 'TOO_FREQUENT' } })
    expect(rejected.data['seconds']).toBeGreaterThan(0)
    expect((await codeFor('203.0.113.10')).code).toBe(200)
  })

  it('does not hold for the questions of a supervisor', async () => {
    for (let i = 0; i < 6; i += 1) {
      const { statusCode } = await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect(statusCode).toBe(200)
    }
  })
})

describe('this machine itself', async () => {
  const codes = async (mode: 'development' | 'production') => {
    const { app } = await buildTestApp({ settings: { GEZHI_MODE: mode, GEZHI_RATE_LIMIT: 3 } })
    const ask = async (remoteAddress: string) => (await app.inject({ ...SEARCH, remoteAddress })).json().code as number
    const answers = []
    for (const address of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '::ffff:127.0.0.1']) answers.push(await ask(address))
    return answers
  }

  it('counts in production, where it is a proxy, and not in development', async () => {
    expect((await codes('production')).slice(0, 4)).toEqual([200, 200, 200, 429])
    expect(await codes('development')).toEqual([200, 200, 200, 200, 200])
  })
})

describe('without a trusted proxy', async () => {
  const { app } = await buildTestApp({ settings: { GEZHI_MODE: 'production', GEZHI_RATE_LIMIT: 2 } })

  it('an address given by the client is ignored', async () => {
    const ask = (spoofed: string) =>
      app
        .inject({ ...SEARCH, remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': spoofed } })
        .then((answer) => answer.json().code as number)
    expect(await Promise.all(['127.0.0.1', '127.0.0.1', '127.0.0.1'].map(ask))).toContain(429)
  })
})
