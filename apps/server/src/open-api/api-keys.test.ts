import type { ApiKey } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../accounts/users/users-table.ts'
import { aDevice, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { dumpTables } from '../testing/table-catalogue.ts'
import { requireScope } from './identify-program.ts'

const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-29T10:00:00+08:00')

describe('API keys', async () => {
  const test = await buildTestApp({ now: () => time, settings: { GEZHI_ACCESS: 'membership' } })
  const { identifyProgram } = test.service('open-api')
  type Created = { readonly secret: string; readonly key: ApiKey }
  const create = async (headers: Record<string, string>, facts: object = {}) =>
    test.post<Created>('/api/user/openApi/createKey', { name: '检索程序', scopes: ['patents'], ...facts }, headers)
  const list = async (headers: Record<string, string>) => (await test.post<ApiKey[]>('/api/user/openApi/keys', {}, headers)).data
  const identify = (secret: string, address = '127.0.0.1') => identifyProgram(`Bearer ${secret}`, address)

  it('are shown once, identify their user, and only their hash is stored', async () => {
    const { user, headers } = await aSession(test)
    const { data } = await create(headers)
    expect(data.secret).toMatch(/^gz_[\w-]{43}$/)
    expect(data.key).toMatchObject({ prefix: data.secret.slice(0, 8), lastUseTime: null, isExpired: false, endTime: null })
    expect(await identify(data.secret)).toMatchObject({
      keyId: data.key.id,
      scopes: ['patents'],
      caller: { userId: user.id, role: 'user' },
    })
    expect(await list(headers)).toEqual([{ ...data.key, lastUseTime: '2026-11-29 10:00:00', lastAddress: '127.0.0.1' }])
    expect(JSON.stringify(await dumpTables(test, user.id))).not.toContain(data.secret.slice(8))
  })

  it('are rejected when unknown, missing, revoked, expired or of a locked account', async () => {
    const { user, headers } = await aSession(test)
    const [revoked, expiring, locked] = [await create(headers), await create(headers, { days: 1 }), await create(headers)]
    await expect(identifyProgram(undefined, '127.0.0.1')).rejects.toThrow('API_KEY_MISSING')
    await expect(identifyProgram('Basic abc', '127.0.0.1')).rejects.toThrow('API_KEY_MISSING')
    await expect(identify(`gz_${'a'.repeat(43)}`)).rejects.toThrow('API_KEY_INVALID')
    expect((await test.post('/api/user/openApi/revokeKey', { id: revoked.data.key.id }, headers)).data).toBe(true)
    await expect(identify(revoked.data.secret)).rejects.toThrow('API_KEY_INVALID')
    await identify(expiring.data.secret)
    time += DAY
    await expect(identify(expiring.data.secret)).rejects.toThrow('API_KEY_INVALID')
    const { token } = await test.accounts.completeLogin(user.id, { browserName: 'Test 1', device: { ...aDevice(), isNew: true } })
    expect((await list({ token })).map(({ isExpired }) => isExpired).toSorted()).toEqual([false, true])
    await test.database
      .update(users)
      .set({ blockedAt: new Date(time) })
      .where(eq(users.id, user.id))
    await expect(identify(locked.data.secret)).rejects.toThrow('API_KEY_INVALID')
  })

  it('work only from their addresses, and for their scopes', async () => {
    const { headers } = await aSession(test)
    const { secret } = (await create(headers, { addresses: ['10.0.0.0/8', '2001:db8::1'], scopes: ['companies', 'mcp'] })).data
    const program = await identify(secret, '10.2.3.4')
    await expect(identify(secret, '11.2.3.4')).rejects.toThrow('API_KEY_ADDRESS')
    requireScope(program, 'mcp')
    expect(() => requireScope(program, 'patents')).toThrow('API_SCOPE_MISSING')
  })

  it('are limited in number, also when created at once, and validated', async () => {
    const { headers } = await aSession(test)
    const answers = await Promise.all(Array.from({ length: 23 }, () => create(headers)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
    expect(answers.find(({ code }) => code !== 200)?.message).toBe('最多可创建 20 个密钥，请先吊销不用的密钥')
    const wrong = [
      { name: ' ' },
      { scopes: [] },
      { scopes: ['all'] },
      { addresses: ['10.0.0.0/33'] },
      { addresses: ['example.org'] },
      { days: 0 },
    ]
    for (const facts of wrong) expect((await create(headers, facts)).code, JSON.stringify(facts)).toBe(400)
    expect((await create({})).code).toBe(401)
  })
})

describe('requests of a program', async () => {
  const test = await buildTestApp({ now: () => time, settings: { GEZHI_ACCESS: 'membership' } })
  const { uses, meter } = test.service('open-api')

  it('use the free ones of the day, and one that failed is returned', async () => {
    const { user, headers } = await aSession(test)
    const caller = { kind: 'user', userId: user.id, sessionId: '', role: 'user', pending: false, provenAt: 0, totp: false } as const
    const consumer = { caller, rights: await test.accounts.rightsOf(caller), address: '127.0.0.1' }
    const taken = await Promise.allSettled(Array.from({ length: 105 }, () => meter.take(consumer)))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    await expect(meter.take(consumer)).rejects.toThrow('API_QUOTA_USED_UP')
    const [first] = taken
    if (first?.status === 'fulfilled') await first.value.refund()
    expect(await meter.quota(consumer)).toEqual({ limit: 100, remaining: 1, reset: Date.parse('2026-12-01T00:00:00+08:00') })
    const equity = await test.post('/api/user/openApi/equity', {}, headers)
    expect(equity.data).toEqual({ packs: [], free: { limit: 100, used: 99 } })
  })

  it('are counted by day, operation and key', async () => {
    const { user, headers } = await aSession(test)
    const { data } = await test.post<{ key: ApiKey }>('/api/user/openApi/createKey', { name: '统计', scopes: ['patents'] }, headers)
    const request = { userId: user.id, keyId: data.key.id, operation: 'searchPatents' }
    await Promise.all(Array.from({ length: 5 }, (_, index) => uses.add({ ...request, succeeded: index > 0 })))
    const usage = await test.post('/api/user/openApi/usage', { days: 2 }, headers)
    expect(usage.data).toEqual({
      from: '20261129',
      to: '20261130',
      list: [{ day: '20261130', operation: 'searchPatents', keyId: data.key.id, keyName: '统计', succeeded: 4, failed: 1 }],
    })
  })
})
