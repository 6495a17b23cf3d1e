import { describe, expect, it } from 'vitest'
import { anAccount } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, type TestBrowser } from './a-browser.ts'

const MINUTE = 60_000
/** Codes of a correct login, also while another session of the account is active. */
const IN = [200, 997]

describe('who guesses passwords', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const guess = async (browser: TestBrowser, account: string, times: number) => {
    const codes = []
    for (let count = 0; count < times; count += 1) codes.push(await browser.logIn(account, 'wrong'))
    return codes
  }

  it('locks themselves, not the owner: neither elsewhere nor, in a browser that logged in before, at the same address', async () => {
    const { telephone } = await anAccount(test)
    const owner = aBrowser(test, { address: '203.0.113.1' })
    expect(await owner.logIn(telephone)).toBe(200)
    expect(await guess(aBrowser(test, { address: '203.0.113.1' }), telephone, 6)).toEqual([400, 400, 400, 400, 400, 996])
    expect(await aBrowser(test, { address: '203.0.113.1' }).logIn(telephone)).toBe(996)
    expect(IN).toContain(await aBrowser(test, { address: '203.0.113.2' }).logIn(telephone))
    expect(IN).toContain(await owner.logIn(telephone))
  })

  it('is locked for longer each time', async () => {
    const { telephone } = await anAccount(test)
    const browser = aBrowser(test, { address: '203.0.113.10' })
    for (const minutes of [15, 30, 60]) {
      await guess(browser, telephone, 5)
      clock += minutes * MINUTE - 1
      expect(await browser.logIn(telephone)).toBe(996)
      clock += 1
    }
    expect(await browser.logIn(telephone)).toBe(200)
  })

  it('cannot go from account to account at one address', async () => {
    const guesser = aBrowser(test, { address: '203.0.113.20' })
    const codes = []
    for (let count = 0; count < 32; count += 1) codes.push(await guesser.logIn(`1350000${String(count).padStart(4, '0')}`, 'wrong'))
    expect(codes.filter((code) => code === 400)).toHaveLength(30)
    const { telephone } = await anAccount(test)
    expect(await guesser.logIn(telephone)).toBe(996)
  })

  it('gets 20 tries in the browser of the owner, and a client without cookies none for having been there', async () => {
    const { telephone } = await anAccount(test)
    const owner = aBrowser(test, { address: '203.0.113.40' })
    expect(await owner.logIn(telephone)).toBe(200)
    expect((await guess(owner, telephone, 22)).filter((code) => code === 400)).toHaveLength(20)
    expect(await owner.logIn(telephone)).toBe(996)
    const other = await anAccount(test)
    const cookieless = aBrowser(test, { address: '203.0.113.41', cookies: false })
    expect(await cookieless.logIn(other.telephone)).toBe(200)
    await guess(cookieless, other.telephone, 5)
    expect(await cookieless.logIn(other.telephone)).toBe(996)
  })
})
