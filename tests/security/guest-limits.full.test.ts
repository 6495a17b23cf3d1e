import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const SEARCH = '/api/search/ts/search'
const MINUTE = 60_000

describe('a guest with a new guest id each time', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })
  const from = (remoteAddress: string) => ({
    guest: async () =>
      String(
        (await test.app.inject({ method: 'GET', url: `/api/user/user/getYoukeToken?userId=${randomUUID()}`, remoteAddress })).json().data,
      ),
    search: async (token: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: SEARCH,
          payload: { filter: { queryStr: 'a' } },
          headers: { token },
          remoteAddress,
        })
      ).json() as { code: number; data: { verifyId: string } },
  })

  it('searches five times as often as one guest, then only by captcha, 30 times for each', async () => {
    const { guest, search } = from('203.0.113.1')
    const anotherSearch = async () => search(await guest())
    for (let count = 0; count < 150; count += 1) expect((await anotherSearch()).code).toBe(200)
    const rejected = await anotherSearch()
    expect(rejected.code).toBe(429)
    const { data } = await test.post<{ verifyId: string }>('/api/search/captcha/refresh', { verifyId: rejected.data.verifyId })
    const result = await test.accounts.captchas.answerOf(data.verifyId)
    expect((await test.post('/api/search/captcha/check', { verifyId: data.verifyId, result })).code).toBe(200)
    for (let count = 0; count < 30; count += 1) expect((await anotherSearch()).code).toBe(200)
    expect((await anotherSearch()).code).toBe(429)
  })

  it('is not blocked in another network, later, or logged in', async () => {
    const { guest, search } = from('203.0.113.1')
    expect((await search(await guest())).code).toBe(429)
    expect((await search((await aSession(test)).headers.token)).code).toBe(200)
    const elsewhere = from('203.0.113.2')
    expect((await elsewhere.search(await elsewhere.guest())).code).toBe(200)
    clock += MINUTE
    expect((await search(await guest())).code).toBe(200)
  })

  it('is the same in one IPv6 network, by search and by what may be used a day', async () => {
    let codes: number[] = []
    for (let count = 0; count < 151; count += 1) {
      const { guest, search } = from(`2001:db8::${count.toString(16)}`)
      codes.push((await search(await guest())).code)
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(150)
    const usage = test.accounts.usage
    const rights = await test.accounts.rightsOf({ kind: 'guest', guestId: randomUUID() })
    codes = []
    for (let count = 0; count < 400; count += 1) {
      const caller = { kind: 'guest', guestId: randomUUID() } as const
      const taken = await usage.take({ caller, rights, address: `2001:db8:0:1::${count.toString(16)}` }, 'viewPatents', `CN${count}A`).then(
        () => 200,
        () => 403,
      )
      codes.push(taken)
    }
    expect(codes.at(-1)).toBe(403)
  })
})
