import { describe, expect, it } from 'vitest'
import { aCaptcha, anAccount } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const SEND = '/api/user/user/sendCode'
const CHECK = '/api/user/user/checkTelephoneCode'
const LOGIN = '/api/user/user/telephoneLogin'
const MINUTE = 60_000
const wrong = (code: string) => (code === '123456' ? '654321' : '123456')

describe('codes sent to phones', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test

  it('B.login-sms.18: a code has 6 digits, may be checked often and used once', async () => {
    const telephone = '13700000001'
    const code = await anSmsCode(test, `+86${telephone}`.slice(3))
    expect(code).toMatch(/^\d{6}$/)
    for (let time = 0; time < 8; time += 1) expect((await post(CHECK, { telephone, code })).code).toBe(200)
    expect((await post(LOGIN, { phoneOrEmail: telephone, code })).code).toBe(200)
    expect(await post(LOGIN, { phoneOrEmail: telephone, code })).toMatchObject({ code: 400, message: '验证码错误!' })
  })

  it('dies after 5 wrong tries, also when they come at once', async () => {
    const telephone = '13700000002'
    const code = await anSmsCode(test, telephone)
    await Promise.all(Array.from({ length: 5 }, () => post(CHECK, { telephone, code: wrong(code) })))
    expect((await post(CHECK, { telephone, code })).code).toBe(400)
  })

  it('dies after 5 minutes and when a newer one is sent, and opens no other phone', async () => {
    const telephone = '13700000003'
    const old = await anSmsCode(test, telephone)
    expect((await post(CHECK, { telephone: '13700000004', code: old })).code).toBe(400)
    clock += MINUTE
    const code = await anSmsCode(test, telephone)
    if (old !== code) expect((await post(CHECK, { telephone, code: old })).code).toBe(400)
    clock += 5 * MINUTE
    expect((await post(CHECK, { telephone, code })).code).toBe(400)
  })

  it('G132, captcha.09, captcha.10: the second within 60 seconds requires a captcha, whose right answer lets one pass', async () => {
    const telephone = '13700000005'
    await anSmsCode(test, telephone)
    const rejected = await post<{ verifyId: string }>(SEND, { telephone })
    expect(rejected).toMatchObject({ code: 429, message: '你的输入过于频繁，请输入验证码', data: { error: 'CAPTCHA_NEEDED' } })
    const { data } = await post<{ verifyId: string; verifyImgStr: string }>('/api/search/captcha/refresh', {
      verifyId: rejected.data.verifyId,
    })
    expect(data.verifyImgStr).toMatch(/^data:image\/png;base64,/)
    const result = (await test.accounts.captchas.answerOf(data.verifyId))!
    const check = (body: object) => post('/api/search/captcha/check', body)
    expect((await check({ verifyId: data.verifyId, result: '????' })).message).toBe('验证码错误！')
    expect((await post(SEND, { telephone })).code).toBe(429)
    expect((await check({ verifyId: data.verifyId, result })).code).toBe(200)
    expect((await check({ verifyId: data.verifyId, result })).code).toBe(400)
    expect((await post(SEND, { telephone })).code).toBe(200)
    expect((await post(SEND, { telephone })).code).toBe(429)
  })

  it('a captcha of the login form lets no SMS pass', async () => {
    const telephone = '13700000006'
    await anSmsCode(test, telephone)
    const { verifyId, code } = await aCaptcha(test)
    await post('/api/search/captcha/check', { verifyId, result: code })
    expect((await post(SEND, { telephone })).code).toBe(429)
  })

  it('10 a day, also for concurrent requests', async () => {
    const telephone = '13700000007'
    for (let count = 0; count < 9; count += 1) {
      await anSmsCode(test, telephone)
      clock += MINUTE
    }
    const codes = (await Promise.all([1, 2, 3].map(() => post(SEND, { telephone })))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 403, 403])
    clock += 24 * 60 * MINUTE
    expect((await post(SEND, { telephone })).code).toBe(200)
  })

  it('60 an hour for one address, however many phones it names', async () => {
    const send = async (count: number) => {
      const payload = { telephone: `1360000${String(count).padStart(4, '0')}` }
      return (await test.app.inject({ method: 'POST', url: SEND, payload, remoteAddress: '198.51.100.7' })).json() as { code: number }
    }
    for (let count = 0; count < 60; count += 1) expect((await send(count)).code).toBe(200)
    expect((await send(60)).code).toBe(429)
    expect((await post(SEND, { telephone: '13600000061' })).code).toBe(200)
  })

  it('wants a mainland mobile number', async () => {
    expect(await post(SEND, { telephone: '12345' })).toMatchObject({ code: 400, message: '参数错误：telephone 请输入正确的手机号码' })
    const english = await post(SEND, { telephone: '12345' }, { 'accept-language': 'en' })
    expect(english.message).toBe('Invalid input: telephone must be a mainland China mobile number')
  })

  it('B.login-sms.03: login with an unknown phone registers it, without a password', async () => {
    const telephone = '13700000008'
    const login = { phoneOrEmail: telephone, code: await anSmsCode(test, telephone), accountSource: 'baidu' }
    const { data } = await post(LOGIN, login)
    expect(data).toMatchObject({ loginBean: { password: 'false', loginCount: 0, newUser: true, telephone: '137****0008' } })
    expect(await test.accounts.users.byPhone(telephone)).toMatchObject({ accountSource: 'baidu', loginCount: 1 })
  })

  it('G110: a carrier’s word holds 5 minutes', async () => {
    const checkPhone = () => post<boolean>('/api/user/user/checkTelephoneAuth', { telephone: '13700000009' })
    expect((await checkPhone()).data).toBe(false)
    await test.accounts.phoneConfirmations.confirm('13700000009')
    expect((await checkPhone()).data).toBe(true)
    clock += 5 * MINUTE
    expect((await checkPhone()).data).toBe(false)
  })

  it('reports whether a phone is bound to WeChat', async () => {
    const { telephone } = await anAccount(test)
    expect((await post('/api/user/user/checkTelephoneBindingStatus', { telephone })).data).toBe(false)
  })
})

describe('a phone nobody answers', async () => {
  const failing = await buildTestApp()
  const { post, accounts } = failing

  it('deletes a code that could not be sent, and reports the failure', async () => {
    const broken = { ...accounts.gateways.sms!, sendCode: () => Promise.reject(new Error('down')) }
    Object.assign(accounts.gateways, { sms: broken })
    for (let count = 0; count < 12; count += 1) {
      expect(await post(SEND, { telephone: '13700000001' })).toMatchObject({ code: 500, message: '验证码发送失败！' })
    }
    Object.assign(accounts.gateways, { sms: null })
    expect(await post(SEND, { telephone: '13700000001' })).toMatchObject({ code: 403, message: '此功能未开通' })
  })
})
