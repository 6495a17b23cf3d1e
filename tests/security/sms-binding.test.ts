import { describe, expect, it } from 'vitest'
import { anAccount, aSession, md5 } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER, type TestBrowser } from './a-browser.ts'

const MINUTE = 60_000
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a code sent to a phone', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const begun = async () => {
    const browser = aBrowser(test)
    await browser.post(`${USER}/getLoginCode`, {})
    return browser
  }
  const logIn = async (browser: TestBrowser, phoneOrEmail: string, code: string) =>
    (await browser.post(`${USER}/telephoneLogin`, { phoneOrEmail, code })).code
  const try5 = async (browser: TestBrowser, telephone: string, code: string) => {
    for (let count = 0; count < 5; count += 1) await browser.post(`${USER}/checkTelephoneCode`, { telephone, code })
  }

  it('opens nothing in another browser, right or not', async () => {
    const telephone = '13500000001'
    const owner = await begun()
    const code = await owner.smsCode(telephone)
    for (const other of [await begun(), aBrowser(test, { cookies: false })]) {
      expect(await logIn(other, telephone, code)).toBe(400)
      expect((await other.post(`${USER}/checkTelephoneCode`, { telephone, code })).code).toBe(400)
    }
    expect(await logIn(owner, telephone, code)).toBe(200)
  })

  it('cannot be used up by wrong tries elsewhere', async () => {
    const telephone = '13500000002'
    const owner = await begun()
    const code = await owner.smsCode(telephone)
    for (const other of [await begun(), aBrowser(test, { cookies: false })]) await try5(other, telephone, wrong(code))
    expect(await logIn(owner, telephone, code)).toBe(200)
  })

  it('is not replaced by a code that another browser requests', async () => {
    const telephone = '13500000003'
    const [owner, other] = [await begun(), await begun()]
    const code = await owner.smsCode(telephone)
    clock += MINUTE
    const theirs = await other.smsCode(telephone)
    await try5(other, telephone, wrong(theirs))
    expect(await logIn(other, telephone, theirs)).toBe(400)
    expect(await logIn(owner, telephone, code)).toBe(200)
  })

  it('is not sent to another browser for the captcha that somebody solved', async () => {
    const telephone = '13500000009'
    const [owner, other] = [await begun(), await begun()]
    await other.smsCode(telephone)
    const send = (browser: TestBrowser) => browser.post<{ verifyId: string }>(`${USER}/sendCode`, { telephone })
    const rejected = await send(owner)
    expect(rejected.code).toBe(429)
    const { data } = await owner.post<{ verifyId: string }>('/api/search/captcha/refresh', { verifyId: rejected.data.verifyId })
    const result = (await test.accounts.captchas.answerOf(data.verifyId))!
    expect((await owner.post('/api/search/captcha/check', { verifyId: data.verifyId, result })).code).toBe(200)
    expect((await send(other)).code).toBe(429)
    expect((await send(owner)).code).toBe(200)
  })

  it('opens nothing but what it was sent for', async () => {
    const telephone = '13500000004'
    const browser = await begun()
    const code = await browser.smsCode(telephone, 'reservation')
    expect(await logIn(browser, telephone, code)).toBe(400)
    const reset = { telephone, code, password: md5('New1') }
    expect((await browser.post(`${USER}/retrievePassWord`, reset)).message).toBe('验证码错误!')
    expect((await browser.post(`${USER}/checkTelephoneCode`, { telephone, code, purpose: 'login' })).code).toBe(400)
    expect((await browser.post(`${USER}/checkTelephoneCode`, { telephone, code, purpose: 'reservation' })).code).toBe(200)
    expect((await browser.post(`${USER}/sendCode`, { telephone, purpose: 'everything' })).code).toBe(400)
  })

  it('without a purpose changes an account only if its user requested it, and logs nobody in', async () => {
    const { user, headers } = await aSession(test)
    const browser = await begun()
    const stopUse = (code: string) => browser.post(`${USER}/stopUse`, { stopReasonType: '其他', code }, headers)
    expect((await stopUse(await browser.smsCode(user.telephone))).code).toBe(400)
    clock += MINUTE
    await browser.post(`${USER}/sendCode`, { telephone: user.telephone }, headers)
    const [newest] = await test.accounts.gateways.sandbox!.outbox.list({ to: user.telephone })
    expect(await logIn(browser, user.telephone, newest!.code!)).toBe(400)
    expect((await stopUse(newest!.code!)).code).toBe(200)
  })

  it('without a purpose does not change the account of an administrator', async () => {
    const browser = await begun()
    const reset = async (telephone: string, purpose?: string) => {
      const code = await browser.smsCode(telephone, purpose)
      return (await browser.post(`${USER}/retrievePassWord`, { telephone, code, password: md5('New1Pass') })).code
    }
    const [user, operator] = [await anAccount(test), await anAccount(test, { role: 'operator' })]
    expect([await reset(user.telephone), await reset(operator.telephone)]).toEqual([200, 400])
    clock += MINUTE
    expect(await reset(operator.telephone, 'resetPassword')).toBe(200)
  })

  it('of a client without cookies is good in its network, and strangers without cookies neither use it up nor replace it', async () => {
    const telephone = '13500000009'
    const [script, stranger] = ['203.0.113.50', '203.0.113.51'].map((address) => aBrowser(test, { cookies: false, address })) as [
      TestBrowser,
      TestBrowser,
    ]
    const code = await script.smsCode(telephone)
    await try5(stranger, telephone, wrong(code))
    expect(await logIn(stranger, telephone, code)).toBe(400)
    clock += MINUTE
    const theirs = await stranger.smsCode(telephone)
    await try5(stranger, telephone, wrong(theirs))
    expect(await logIn(script, telephone, code)).toBe(200)
  })

  it('reaches a client without cookies, which is one that has none', async () => {
    const telephone = '13500000005'
    const script = aBrowser(test, { cookies: false })
    expect(await logIn(script, telephone, await script.smsCode(telephone))).toBe(200)
  })

  it('reaches a browser whose first call requested it', async () => {
    const telephone = '13500000006'
    const browser = aBrowser(test)
    expect(await logIn(browser, telephone, await browser.smsCode(telephone))).toBe(200)
  })
})
