import { afterAll, describe, expect, it, vi } from 'vitest'
import { aProduct, aSession, logIn } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { accountCache, cacheSubscription } from './account-cache.ts'
import { subscribeToChannels } from '../database/subscribe-to-channels.ts'
import { productStore } from './products/product-store.ts'
import { sessionStore } from './sessions/session-store.ts'

describe('the cache of accounts', () => {
  const load = (userId: string, value: unknown, cacheable = true) => vi.fn(async () => ({ userId, value, cacheable }))

  it('loads again while it is closed, and values that are not cacheable', async () => {
    const cache = accountCache()
    const load1 = load('u', 1)
    await cache.get('a', 'k', load1)
    expect(await cache.get('a', 'k', load1)).toBe(1)
    cache.open()
    const unkept = load('u', 2, false)
    await cache.get('b', 'k', unkept)
    await cache.get('b', 'k', unkept)
    expect([load1.mock.calls.length, unkept.mock.calls.length]).toEqual([2, 2])
  })

  it('loads once while it is open, until the account is removed', async () => {
    const cache = accountCache()
    cache.open()
    const [one, other] = [load('u', 1), load('v', 2)]
    for (let time = 0; time < 3; time++) await Promise.all([cache.get('a', 'k', one), cache.get('a', 'l', other)])
    cache.forget('u')
    await Promise.all([cache.get('a', 'k', one), cache.get('a', 'l', other)])
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
  })

  it('does not store what was loaded before a change', async () => {
    const cache = accountCache()
    cache.open()
    await cache.get('a', 'k', async () => {
      cache.forget('v')
      return { userId: 'u', value: 'old', cacheable: true }
    })
    expect(await cache.get('a', 'k', load('u', 'new'))).toBe('new')
  })
})

describe('processes that hear of changes', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const cache = accountCache()
  const failed = vi.fn<(error: Error) => void>()
  const stop = await subscribeToChannels(test.database, [cacheSubscription(cache)], failed)
  const there = { sessions: sessionStore(test.database, () => clock, cache), products: productStore(test.database, () => clock, cache) }
  afterAll(stop)

  /** Responses of another process, and the number of its database queries for them. */
  async function load1<Answer>(run: () => Promise<Answer>): Promise<[Answer, number]> {
    const query = vi.spyOn(test.database.$client, 'query')
    const answer = await run()
    const times = query.mock.calls.length
    query.mockRestore()
    return [answer, times]
  }

  it('a session is loaded once, and its end in one process reaches the other at once', async () => {
    const { user, headers } = await aSession(test)
    const find = () => there.sessions.find(headers.token)
    expect(await find()).toMatchObject({ kind: 'active', userId: user.id })
    expect(await load1(find)).toMatchObject([{ kind: 'active' }, 0])
    const { token } = (await logIn(test, user.telephone)).data
    await test.post('/api/user/user/displacement', {}, { token })
    await vi.waitFor(async () => expect(await find()).toEqual({ kind: 'ended', code: 999 }), 10_000)
    expect(await there.sessions.find(token)).toMatchObject({ kind: 'active' })
  })

  it('a proof of identity in one process is known in the other at once', async () => {
    const { user, headers } = await aSession(test)
    const find = async () => {
      const session = await there.sessions.find(headers.token)
      return session?.kind === 'active' ? session : null
    }
    const { provenAt, sessionId } = (await find())!
    clock += 60_000
    await test.accounts.sessions.prove(sessionId, user.id)
    await vi.waitFor(async () => expect((await find())?.provenAt).toBe(provenAt + 60_000), 10_000)
  })

  it('products that are bought or end are known at once', async () => {
    const { user } = await aSession(test)
    const living = async () => (await there.products.of(user.id)).living.length
    expect(await living()).toBe(0)
    expect(await load1(living)).toEqual([0, 0])
    await aProduct(test, { userId: user.id })
    await vi.waitFor(async () => expect(await living()).toBe(1), 10_000)
    clock += 31 * 24 * 3_600_000
    expect(await load1(living)).toEqual([0, 0])
  })

  it('a user active in one process only does not time out in another', async () => {
    const { headers } = await aSession(test)
    await there.sessions.find(headers.token)
    for (let hour = 0; hour < 20; hour += 5) {
      clock += 5 * 3_600_000
      expect((await test.post('/api/user/user/findUserInformation', {}, headers)).code).toBe(200)
    }
    expect(await there.sessions.find(headers.token)).toMatchObject({ kind: 'active' })
    clock += 10 * 3_600_000
    expect(await there.sessions.find(headers.token)).toEqual({ kind: 'ended', code: 995 })
  })

  it('polls are noted by one write a second later', async () => {
    // What the tests before have noted is written first.
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const many: Awaited<ReturnType<typeof aSession>>[] = []
    for (let number = 0; number < 5; number++) many.push(await aSession(test))
    for (const { headers } of many) await there.sessions.find(headers.token)
    clock += 60_000
    const [, times] = await load1(async () => {
      await Promise.all(many.map(({ headers }) => there.sessions.find(headers.token)))
      await new Promise((resolve) => setTimeout(resolve, 1200))
    })
    expect(times).toBe(1)
    clock += 10 * 3_600_000 - 60_000
    for (const { headers } of many) expect((await test.post('/api/user/user/findUserInformation', {}, headers)).code).toBe(200)
  })

  it('a connection that is lost keeps nothing until it is back', async () => {
    const { headers } = await aSession(test)
    // After the liveness query its last statement is a different one.
    const itsWords = `('LISTEN account_changes', 'SELECT 1')`
    await test.database.execute(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN ${itsWords} AND datname = current_database()`,
    )
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), 10_000)
    expect(await there.sessions.find(headers.token)).toMatchObject({ kind: 'active' })
    await vi.waitFor(() => expect(cache.isOpen).toBe(true), 10_000)
    await there.sessions.find(headers.token)
    expect(await load1(() => there.sessions.find(headers.token))).toMatchObject([{ kind: 'active' }, 0])
  })
})
