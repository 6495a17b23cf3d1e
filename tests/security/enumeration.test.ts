import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { aCaptcha, anAccount, logIn, md5 } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const USER = '/api/user/user'

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
    const said = []
    for (const account of accounts) {
      const { code, message, data } = await logIn(test, account, 'wrong')
      said.push(JSON.stringify([code, message, { ...data, requestId: '' }]))
    }
    expect(new Set(said).size).toBe(1)
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

  it('nor in the time it takes', async () => {
    const time = async (phoneOrEmail: string) => {
      const captcha = await aCaptcha(test)
      const start = performance.now()
      await post(`${USER}/login`, { ...captcha, phoneOrEmail, password: md5('wrong') })
      return performance.now() - start
    }
    const known = []
    const unknown = []
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < 12; round += 1) {
      known.push(await time((await anAccount(test)).telephone))
      unknown.push(await time(`1380001${String(round).padStart(4, '0')}`))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[6]!
    const ratio = median(unknown) / median(known)
    expect(ratio, 'unknown to known').toBeGreaterThan(0.6)
    expect(ratio, 'unknown to known').toBeLessThan(1.6)
  })

  it('nor where a code is asked for or a password is to be reset', async () => {
    const { telephone } = await anAccount(test)
    const said = []
    for (const phone of [telephone, '13800000002']) {
      const sent = await post(`${USER}/sendCode`, { telephone: phone })
      const reset = await post(`${USER}/retrievePassWord`, { telephone: phone, code: '000000', password: md5('New1') })
      const login = await post(`${USER}/telephoneLogin`, { phoneOrEmail: phone, code: '000000' })
      said.push([sent, reset, login].map(({ code, message }) => `${code} ${message}`).join('; '))
    }
    expect(new Set(said).size).toBe(1)
  })
})
