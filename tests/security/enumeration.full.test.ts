import { WorkerThread } from '@gezhi/threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TagJob } from '../../apps/server/src/accounts/passwords/derive-tag-protocol.ts'
import { anAccount, aSession, logIn, md5 } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER } from './a-browser.ts'

describe('who has an account does not show at the login', async () => {
  const test = await buildTestApp()
  const { post } = test

  it('in what is answered: unknown, wrong, without a password, blocked', async () => {
    const blocked = await anAccount(test, { blockedAt: new Date() })
    const accounts = [
      (await anAccount(test)).telephone,
      blocked.telephone,
      (await anAccount(test, { passwordHash: null })).telephone,
      '13800000000',
      'nobody@example.org',
    ]
    const answers = []
    for (const account of accounts) {
      const { code, message, data } = await logIn(test, account, 'wrong')
      answers.push(JSON.stringify([code, message, { ...data, requestId: '' }]))
    }
    expect(new Set(answers).size).toBe(1)
  })

  it('nor in the lock after five failures', async () => {
    const { telephone } = await anAccount(test)
    const histories = []
    for (const account of [telephone, '13800000001']) {
      const codes = []
      for (let tries = 0; tries < 6; tries += 1) codes.push((await logIn(test, account, 'wrong')).code)
      histories.push(codes.join())
    }
    expect(new Set(histories)).toEqual(new Set(['400,400,400,400,400,996']))
  })

  // Counted rather than timed: the hash takes nearly all of a login's time, and how long it takes depends on the machine.
  it('nor in the time it takes: the same password hash is computed', async () => {
    const derive = vi.spyOn(WorkerThread.prototype, 'call')
    onTestFinished(() => derive.mockRestore())
    const hashes = async (account: string) => {
      derive.mockClear()
      expect((await logIn(test, account, 'wrong')).code).toBe(400)
      return derive.mock.calls.flatMap(([operation, job]) => {
        if (operation !== 'derive') return []
        const { cost, tagLength } = job as TagJob
        return [[cost.memory, cost.passes, cost.parallelism, tagLength]]
      })
    }
    const known = await hashes((await anAccount(test)).telephone)
    expect(known).toHaveLength(1)
    const withoutPassword = await anAccount(test, { passwordHash: null })
    for (const account of ['13800010000', 'nobody@example.org', withoutPassword.telephone]) expect(await hashes(account)).toEqual(known)
  })

  it('nor when a code is requested or a password is reset', async () => {
    const { telephone } = await anAccount(test)
    const answers = []
    for (const phone of [telephone, '13800000002']) {
      const sent = await post(`${USER}/sendCode`, { telephone: phone })
      const reset = await post(`${USER}/retrievePassWord`, { telephone: phone, code: '000000', password: md5('New1') })
      const login = await post(`${USER}/telephoneLogin`, { phoneOrEmail: phone, code: '000000' })
      answers.push([sent, reset, login].map(({ code, message }) => `${code} ${message}`).join('; '))
    }
    expect(new Set(answers).size).toBe(1)
  })
})

describe('mass requests do not reveal who has an account', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { telephone, nick } = await anAccount(test, { email: 'known@example.org', emailVerifiedAt: new Date() })
  const form = { nick, telephone, email: 'known@example.org', password: md5('Some4Password') }

  it.each([
    ['checkUserInfo', '203.0.113.1'],
    ['checkTelephoneBindingStatus', '203.0.113.2'],
  ])('in %s: five times in 10 minutes, then a captcha each five, known or not', async (call, address) => {
    const browser = aBrowser(test, { address })
    const ask = (phone: string) => browser.post<{ verifyId: string }>(`${USER}/${call}`, { telephone: phone })
    for (let count = 0; count < 5; count += 1) expect((await ask(`1380000000${count}`)).code).toBe(200)
    const rejected = await ask(telephone)
    expect([rejected.code, (await ask('13800000009')).code]).toEqual([429, 429])
    const { data } = await browser.post<{ verifyId: string }>('/api/search/captcha/refresh', { verifyId: rejected.data.verifyId })
    const result = (await test.accounts.captchas.answerOf(data.verifyId))!
    expect((await browser.post('/api/search/captcha/check', { verifyId: data.verifyId, result })).code).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await ask('13800000009')).code).toBe(200)
    expect((await ask(telephone)).code).toBe(429)
    clock += 10 * 60_000
    expect((await ask('13800000009')).code).toBe(200)
  })

  it('to a program that reads every captcha: 200 times in 24 hours for an address, in all calls together', async () => {
    const browser = aBrowser(test, { address: '203.0.113.6' })
    const ask = (count: number) =>
      browser.post<{ error: string }>(`${USER}/${count % 2 ? 'checkUserInfo' : 'checkTelephoneBindingStatus'}`, { telephone })
    const codes = new Set<number>()
    for (let count = 0; count < 200; count += 1) {
      codes.add((await ask(count)).code)
      // Ends the window of the captchas.
      if (count % 5 === 4) clock += 10 * 60_000
    }
    expect(codes.has(429)).toBe(false)
    expect(await ask(0)).toMatchObject({ code: 429, data: { error: 'TOO_FREQUENT' } })
    clock += 24 * 60 * 60_000
    expect((await ask(0)).code).toBe(200)
  })

  it('in the registration without a right code, which stays good when a name is taken', async () => {
    const free = { nick: 'nobody', telephone: '13800000077', email: 'nobody@example.org', password: form.password }
    const answers = []
    for (const given of [form, free, { ...free, nick }, { ...free, email: form.email }]) {
      const { code, message } = await test.post(`${USER}/regist`, { ...given, yzmCodes: '000000' })
      answers.push(`${code} ${message}`)
    }
    expect(new Set(answers)).toEqual(new Set(['400 验证码错误!']))
    const browser = aBrowser(test)
    const yzmCodes = await browser.smsCode(free.telephone, 'register')
    expect((await browser.post(`${USER}/regist`, { ...free, nick, yzmCodes })).message).toBe('用户名已存在！')
    expect((await browser.post(`${USER}/regist`, { ...free, yzmCodes })).code).toBe(200)
  })

  it('in the registration with a right code: five taken names in 10 minutes, then a captcha', async () => {
    const browser = aBrowser(test, { address: '203.0.113.3' })
    const yzmCodes = await browser.smsCode('13800000076', 'register')
    const own = { nick: 'asker', telephone: '13800000076', email: form.email, password: form.password, yzmCodes }
    const codes = []
    for (let count = 0; count < 6; count += 1) codes.push((await browser.post(`${USER}/regist`, own)).code)
    expect(codes).toEqual([400, 400, 400, 400, 400, 429])
    expect((await browser.post(`${USER}/regist`, { ...own, email: 'asker@example.org' })).code).toBe(200)
  })

  it.each(['updateUserInfo', 'updateUserInformation'])(
    'to a user who changes their e-mail address in %s: five in 10 minutes, taken or free, then a captcha',
    async (call) => {
      const { headers } = await aSession(test)
      const browser = aBrowser(test, { address: call === 'updateUserInfo' ? '203.0.113.4' : '203.0.113.5' })
      const change = (fields: object) => browser.post(`${USER}/${call}`, fields, headers)
      for (const email of [form.email, `${call}1@example.org`, form.email, `${call}2@example.org`, form.email])
        expect((await change({ email })).message).toBe(email === form.email ? '邮箱已被注册！' : 'success')
      for (const field of [{ email: form.email }, { email: `${call}3@example.org` }, { nick }])
        expect(await change(field)).toMatchObject({ code: 429, data: { error: 'CAPTCHA_NEEDED' } })
      // What reveals nothing is not limited.
      expect((await change({ email: `${call}2@example.org`, occupation: '工程师' })).code).toBe(200)
    },
  )

  it('to a user who changes their phone without a code for the new one', async () => {
    const { headers } = await aSession(test)
    for (const phone of [telephone, '13800000078']) {
      const answer = await test.post(`${USER}/updateTelephone`, { telephone: phone, code: '000000', oldCode: '000000' }, headers)
      expect(answer.message).toBe('验证码错误!')
    }
  })
})
