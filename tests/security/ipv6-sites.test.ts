import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginLimits } from '../../apps/server/src/accounts/login/login-limits.ts'
import { rateLimits } from '../../apps/server/src/accounts/rights/rate-limits-table.ts'
import { anAccount } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER } from './a-browser.ts'

/** Hosters assign a /48 to one customer, who can use another of its 65,536 /64 networks for each request. */
describe('who changes the /64 network with each request', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })
  const addresses = (site: number) => {
    let last = 0
    return () => `2001:db8:${site.toString(16)}:${(last += 1).toString(16)}::1`
  }
  const counted = async (key: string, times: number) => {
    const values = { key, times: Array.from({ length: times }, () => clock), refused: false }
    await test.database.insert(rateLimits).values(values)
  }
  const another = (next: () => string) => aBrowser(test, { address: next(), cookies: false })

  it('looks up 16 times as many accounts a day as one network, and no more', async () => {
    const next = addresses(1)
    const ask = async () => (await another(next).post(`${USER}/checkUserInfo`, { telephone: '13800000000' })).code
    await counted('lookups-a-day:2001:db8:1::/48', 3198)
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    expect((await another(addresses(2)).post(`${USER}/checkUserInfo`, { telephone: '13800000000' })).code).toBe(200)
  })

  it('does not use up the codes of a phone', async () => {
    const next = addresses(3)
    const ask = async () => (await another(next).post(`${USER}/sendCode`, { telephone: '13700000001', purpose: 'login' })).code
    const codes: number[] = []
    for (let count = 0; count < 6; count += 1) {
      codes.push(await ask())
      clock += 60_000
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 403])
    expect((await another(addresses(4)).post(`${USER}/sendCode`, { telephone: '13700000001', purpose: 'login' })).code).toBe(200)
  })

  it('sends 16 times as many codes an hour, to whatever phones', async () => {
    const next = addresses(5)
    const send = async (telephone: string) => (await another(next).post(`${USER}/sendCode`, { telephone })).code
    await counted('sms:2001:db8:5::/48', 958)
    expect([await send('13660000001'), await send('13660000002'), await send('13660000003')]).toEqual([200, 200, 429])
  })

  it('tries one password at 480 accounts, then none', async () => {
    const next = addresses(6)
    const { failures } = test.accounts
    const begin = (account: string) => failures.begin(loginLimits(account, { address: next(), knownDevice: null }, 'production'))
    for (let count = 0; count < 480; count += 1) expect(await begin(`1355${String(count).padStart(7, '0')}`)).toBe(true)
    const { telephone } = await anAccount(test)
    expect(await another(next).logIn(telephone)).toBe(996)
    expect(await another(addresses(7)).logIn(telephone)).toBe(200)
  })

  it('has a proof of work to do for captchas', async () => {
    const next = addresses(8)
    const take = async () => (await another(next).post<{ work: { bits: number; required: boolean } }>(`${USER}/getLoginCode`, {})).data.work
    for (let count = 0; count < 80; count += 1) expect((await take()).required).toBe(false)
    expect(await take()).toEqual({ bits: 17, required: true })
  })

  it('reads 16 times as many patents a day as a guest', async () => {
    const next = addresses(9)
    const rights = await test.accounts.rightsOf({ kind: 'guest', guestId: randomUUID() })
    const codes: number[] = []
    for (let count = 0; count < 1601; count += 1) {
      const consumer = { caller: { kind: 'guest', guestId: randomUUID() } as const, rights, address: next() }
      codes.push(
        await test.accounts.usage.take(consumer, 'viewPatents', `CN${count}A`).then(
          () => 200,
          () => 403,
        ),
      )
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(1600)
  })
})
