import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { sharedLoginStore } from './shared-login-store.ts'

const [A, B, C] = ['https://a.gezhi.example', 'https://b.gezhi.example', 'https://c.gezhi.example'] as const
const EVIL = 'https://evil.gezhi.example'
const SHARE = '/api/user/user/shareLogin'
const TAKE = '/api/user/user/takeSharedLogin'

const share = async ({ app }: TestApp, token: string, origin: string = A) => {
  const response = await app.inject({ method: 'POST', url: SHARE, headers: { token, origin }, payload: {} })
  const { code, data } = response.json() as { code: number; data: { code: string; error?: string } }
  const cookie = String(response.headers['set-cookie'] ?? '')
  return { status: code, error: data.error, code: data.code, cookie, proof: cookie.split(';')[0]! }
}
const take = async ({ app }: TestApp, code: string, origin: string, cookie?: string) => {
  const response = await app.inject({ method: 'POST', url: TAKE, headers: { origin, ...(cookie && { cookie }) }, payload: { code } })
  return { ...response.json<{ code: number; data: Record<string, unknown> }>(), headers: response.headers }
}

describe('a login shared with other sites', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock, settings: { GEZHI_SHARED_LOGIN_SITES: [A, B, C] } })
  const { user, headers } = await aSession(test)

  it('G199: is exchanged by each other site once, by the browser that holds the cookie of the first', async () => {
    const { code, cookie, proof } = await share(test, headers.token)
    expect(cookie).toMatch(/^__Host-sharedLoginProof=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=60$/)
    expect(await take(test, code, B, `theme=dark; ${proof}`)).toMatchObject({
      code: 200,
      data: { token: headers.token, userInfo: { nick: user.nick, telephone: expect.stringMatching(/^139\*{4}\d{4}$/) } },
    })
    expect(await take(test, code, B, proof)).toMatchObject({ code: 404, data: { error: 'SHARED_LOGIN_OVER' } })
    expect((await take(test, code, C, proof)).code).toBe(200)
  })

  it('a code alone, as it stands in the shared cookie, is worth nothing: neither to who reads it nor planted in another browser', async () => {
    const victim = await share(test, headers.token)
    const attacker = await share(test, (await aSession(test)).headers.token)
    for (const [code, cookie] of [
      [victim.code, undefined],
      [victim.code, attacker.proof],
      [attacker.code, undefined],
      [attacker.code, victim.proof],
      [victim.code, `x${victim.proof}`],
    ] as const)
      expect(await take(test, code, B, cookie)).toMatchObject({ code: 404, data: { error: 'SHARED_LOGIN_OVER' } })
    // None of these consumed it.
    expect((await take(test, victim.code, B, victim.proof)).code).toBe(200)
  })

  it('is shared with, and by, listed sites only', async () => {
    const { code, proof } = await share(test, headers.token)
    for (const origin of [EVIL, 'http://b.gezhi.example', 'https://b.gezhi.example:8443', 'null', A])
      expect((await take(test, code, origin, proof)).code, origin).toBe(origin === A ? 404 : 403)
    expect(await share(test, headers.token, EVIL)).toMatchObject({ status: 403, error: 'SITE_NOT_LISTED', cookie: '' })
    expect(await share(test, 'x')).toMatchObject({ status: 401, cookie: '' })
  })

  it('lasts 60 seconds, and no longer than the session', async () => {
    const late = await share(test, headers.token)
    clock += 59_999
    const still = await share(test, headers.token)
    clock += 1
    expect((await take(test, late.code, B, late.proof)).code).toBe(404)
    const { token } = (await take(test, still.code, B, still.proof)).data
    await test.post('/api/user/user/logout', {}, { token: String(token) })
    expect((await take(test, still.code, C, still.proof)).code).toBe(404)
    clock += 60_001
    await test.accounts.purgeExpired()
    expect((await test.database.execute('SELECT * FROM shared_logins')).rows).toEqual([])
  })

  it('lies in the database as hashes, and its token encrypted; any process exchanges it', async () => {
    const { token } = (await aSession(test)).headers
    const { code, proof } = await share(test, token)
    const [, secret] = proof.split('=')
    const rows = JSON.stringify((await test.database.execute(`SELECT *, encode(sealed_token, 'escape') FROM shared_logins`)).rows)
    for (const text of [token, code, secret!]) expect(rows).not.toContain(text)
    const elsewhere = sharedLoginStore(test.database, () => clock)
    expect(await elsewhere.take({ code, proof: secret! }, B)).toBe(token)
  })

  it('can be requested by pages of listed sites across origins, and nothing else can', async () => {
    const preflight = async (url: string, origin: string) =>
      (await test.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } })).headers
    expect(await preflight(TAKE, B)).toMatchObject({
      'access-control-allow-origin': B,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: expect.stringContaining('origin'),
    })
    expect(await preflight(TAKE, EVIL)).not.toHaveProperty('access-control-allow-origin')
    expect(await preflight(SHARE, B)).not.toHaveProperty('access-control-allow-origin')
    expect((await take(test, 'x', B)).headers).toMatchObject({ 'access-control-allow-origin': B })
    expect((await take(test, 'x', EVIL)).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

it('is off unless sites are listed', async () => {
  const test = await buildTestApp()
  const { headers } = await aSession(test)
  expect(await share(test, headers.token)).toMatchObject({ status: 403, error: 'FEATURE_OFF', cookie: '' })
  expect((await take(test, 'x', B)).headers).not.toHaveProperty('access-control-allow-origin')
})
