import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashOf, newSessionToken, newToken } from '../../apps/server/src/accounts/tokens.ts'
import { aCaptcha, anAccount, aSession, logIn, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const ME = '/api/user/user/findUserInformation'
const LOGIN = '/api/user/user/login'
const GUEST = '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'

describe('guessing tokens', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  const { post, get } = test

  it('a token is 256 random bits: no two are equal, no character predicts the next', () => {
    const tokens = Array.from({ length: 2000 }, newToken)
    expect(new Set(tokens).size).toBe(2000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const bits = tokens.flatMap((token) => [...Buffer.from(token, 'base64url')])
    for (let bit = 0; bit < 8; bit += 1) {
      const set = bits.filter((byte) => (byte >> bit) & 1).length / bits.length
      expect(Math.abs(set - 0.5)).toBeLessThan(0.02)
    }
  })

  it('nothing near a living token is one', async () => {
    const { headers } = await aSession(test)
    const { token } = headers
    const last = token.at(-2)!
    const near = [
      token.slice(0, -1),
      `${token}x`,
      token.slice(1),
      `${token.slice(0, -2)}${last === 'A' ? 'B' : 'A'}${token.at(-1)}`,
      token.toUpperCase(),
      ` ${token.slice(1)}`,
      `${token}' OR '1'='1`,
      hashOf(token).toString('base64url'),
      `s${hashOf(token).toString('base64url')}`,
      createHash('sha256').update(token).digest('hex'),
      's%',
      `s${'_'.repeat(43)}`,
      'null',
      'undefined',
      ...Array.from({ length: 200 }, newSessionToken),
    ]
    const codes = await Promise.all(near.map(async (guess) => (await post(ME, {}, { token: guess })).code))
    expect(new Set(codes)).toEqual(new Set([401]))
    expect((await post(ME, {}, { token })).code).toBe(200)
  })

  it('a guest’s token is no user’s, and a user’s id no token', async () => {
    const { data: guest } = await get<string>(GUEST)
    const user = await anAccount(test)
    for (const token of [guest, `s${guest}`, user.id, user.telephone]) expect((await post(ME, {}, { token })).code).toBe(401)
  })

  it('what is stored opens nothing', async () => {
    const { headers } = await aSession(test)
    const { rows } = await test.database.execute<{ row: string }>(
      `SELECT row_to_json(s)::text AS row FROM sessions s UNION ALL SELECT row_to_json(g)::text FROM guest_tokens g`,
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(headers.token)
    const hashes = rows
      .flatMap(({ row }) => Object.values(JSON.parse(row) as Record<string, unknown>))
      .filter((value) => String(value).startsWith('\\x'))
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) {
      const hex = String(hash).slice(2)
      for (const token of [hex, `s${Buffer.from(hex, 'hex').toString('base64url')}`]) expect((await post(ME, {}, { token })).code).toBe(401)
    }
  })
})

describe('fixing a session', async () => {
  const test = await buildTestApp()
  const { post, get } = test

  it('a login never takes over the token it came with', async () => {
    const user = await anAccount(test)
    const { data: guest } = await get<string>(GUEST)
    for (const planted of [guest, newSessionToken()]) {
      const body = { ...(await aCaptcha(test)), phoneOrEmail: user.telephone, password: md5(PASSWORD), token: planted }
      const { data } = await post<{ token: string }>(LOGIN, body, { token: planted })
      expect(data.token).toMatch(/^s[\w-]{43}$/)
      expect(data.token).not.toBe(planted)
      expect((await post(ME, {}, { token: planted })).code).toBe(401)
      await post('/api/user/user/logout', {}, { token: data.token })
    }
  })

  it('each login has a token of its own, and a token that is over stays over', async () => {
    const { user, headers } = await aSession(test)
    await post('/api/user/user/logout', {}, headers)
    const { data } = await logIn(test, user.telephone)
    expect(data.token).not.toBe(headers.token)
    expect((await post(ME, {}, headers)).code).toBe(401)
    expect((await post('/api/user/user/displacement', {}, headers)).code).toBe(401)
  })

  it('a changed and a reset password end every other session', async () => {
    const { user, headers } = await aSession(test)
    const second = await logIn(test, user.telephone)
    expect(second.code).toBe(997)
    expect((await post('/api/user/user/updatePassWord', { oldPassword: md5(PASSWORD), password: md5('New1') }, headers)).code).toBe(200)
    expect((await post('/api/user/user/displacement', {}, { token: second.data.token })).code).not.toBe(200)
    expect((await post(ME, {}, headers)).code).toBe(200)
  })

  it('a pending token opens nothing but what decides about it', async () => {
    const { user } = await aSession(test)
    const { data } = await logIn(test, user.telephone)
    for (const url of [ME, '/api/user/user/getUserVip', '/api/sms/msg/list', '/api/user/user/updateUserInfo'])
      expect((await post(url, {}, { token: data.token })).code).toBe(401)
  })
})
