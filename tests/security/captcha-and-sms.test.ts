import { describe, expect, it } from 'vitest'
import { aCaptcha, anAccount, aSession, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER, type TestBrowser } from './a-browser.ts'

const MINUTE = 60_000

describe('captchas', async () => {
  const test = await buildTestApp()
  const login = async (captcha: object, password = PASSWORD) => {
    const { telephone } = await anAccount(test)
    return (await test.post(`${USER}/login`, { ...captcha, phoneOrEmail: telephone, password: md5(password) })).code
  }

  it('one answer lets one attempt through, right or wrong, also when many come at once', async () => {
    const captcha = await aCaptcha(test)
    const codes = await Promise.all(Array.from({ length: 8 }, () => login(captcha)))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const spent = await aCaptcha(test)
    expect(await login(spent, 'wrong')).toBe(400)
    expect(await login(spent)).toBe(400)
  })

  it('looking at an answer before does not use it up, and two wrong looks do', async () => {
    const captcha = await aCaptcha(test)
    const look = (result: string) => test.post(`${USER}/checkLoginCode`, { verifyId: captcha.verifyId, result })
    expect((await look(captcha.code)).code).toBe(200)
    for (let tries = 0; tries < 2; tries += 1) expect((await look('????')).code).toBe(400)
    expect((await look(captcha.code)).code).toBe(400)
    expect(await login(captcha)).toBe(400)
  })

  it('one that was replaced is dead, and the answer never leaves the server', async () => {
    const first = await aCaptcha(test)
    const response = await test.app.inject({ method: 'POST', url: `${USER}/getLoginCode`, payload: { verifyId: first.verifyId } })
    const { data } = response.json() as { data: { verifyId: string } }
    const answer = await test.accounts.captchas.answerOf(data.verifyId)
    expect(Object.keys(data).toSorted()).toEqual(['verifyId', 'verifyImgStr', 'work'])
    expect(JSON.stringify(response.headers)).not.toContain(answer)
    expect(await login(first)).toBe(400)
  })
})

/** Every call that accepts an SMS code, with its other parameters. */
const GUESSES: Readonly<Record<string, (telephone: string, code: string) => object>> = {
  checkTelephoneCode: (telephone, code) => ({ telephone, code }),
  telephoneLogin: (phoneOrEmail, code) => ({ phoneOrEmail, code }),
  retrievePassWord: (telephone, code) => ({ telephone, code, password: md5('New1') }),
  regist: (telephone, yzmCodes) => ({
    telephone,
    yzmCodes,
    nick: `n${telephone}`,
    email: `${telephone}@example.org`,
    password: md5('New1'),
  }),
}

describe('codes sent to phones', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const send = (telephone: string, remoteAddress = '127.0.0.1') =>
    test.app
      .inject({ method: 'POST', url: `${USER}/sendCode`, payload: { telephone }, remoteAddress })
      .then((response) => response.json().code as number)

  it('die after five wrong tries, whichever calls make them, and the sixth is not even right', async () => {
    const telephone = '13700000001'
    const code = await anSmsCode(test, telephone)
    const wrong = Array.from({ length: 5 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))
    const calls = Object.keys(GUESSES)
    for (const [index, guess] of wrong.entries()) {
      const call = calls[index % calls.length]!
      expect((await post(`${USER}/${call}`, GUESSES[call]!(telephone, guess))).code, call).toBe(400)
    }
    for (const call of calls) expect((await post(`${USER}/${call}`, GUESSES[call]!(telephone, code))).code, call).toBe(400)
    expect(await test.accounts.users.byPhone(telephone)).toBeNull()
  })

  it('cannot be guessed at once by many', async () => {
    const telephone = '13700000002'
    const code = Number(await anSmsCode(test, telephone))
    // Forty guesses, the correct one among the last.
    const guesses = Array.from({ length: 40 }, (_, index) => String((code + 1 + index) % 1_000_000).padStart(6, '0'))
    await Promise.all(guesses.map((guess) => post(`${USER}/checkTelephoneCode`, { telephone, code: guess })))
    const right = String(code).padStart(6, '0')
    expect((await post(`${USER}/telephoneLogin`, { phoneOrEmail: telephone, code: right })).code).toBe(400)
  })

  it('go to a phone once in 60 seconds and 10 times a day, from whatever address', async () => {
    const telephone = '13700000003'
    expect(await send(telephone, '203.0.113.1')).toBe(200)
    expect(await send(telephone, '203.0.113.2')).toBe(429)
    clock += MINUTE - 1
    expect(await send(telephone, '203.0.113.3')).toBe(429)
    clock += 1
    for (let count = 1; count < 10; count += 1) {
      expect(await send(telephone, `198.51.100.${count}`)).toBe(200)
      clock += MINUTE
    }
    expect(await send(telephone, '203.0.113.4')).toBe(403)
    const { list } = { list: await test.accounts.gateways.sandbox!.outbox.list({ to: telephone }) }
    expect(list).toHaveLength(10)
  })

  it('cannot be used up for the owner: one address gets five of them a day, and a browser that has logged in before has its own', async () => {
    const { telephone } = await anAccount(test)
    const owner = aBrowser(test, { address: '203.0.113.20' })
    const ask = async (browser: TestBrowser) => (await browser.post(`${USER}/sendCode`, { telephone, purpose: 'login' })).code
    expect(await owner.logIn(telephone)).toBe(200)
    for (const address of ['203.0.113.21', '203.0.113.22']) {
      const attacker = aBrowser(test, { address })
      for (let count = 0; count < 5; count += 1) {
        expect(await ask(attacker)).toBe(200)
        clock += MINUTE
      }
      expect(await ask(attacker)).toBe(403)
    }
    expect(await ask(aBrowser(test, { address: '203.0.113.23' }))).toBe(403)
    // The pause after the codes of others does not apply either.
    clock -= MINUTE
    const code = await owner.smsCode(telephone, 'login')
    expect((await owner.post(`${USER}/telephoneLogin`, { phoneOrEmail: telephone, code })).code).toBe(997)
    expect(await ask(owner)).toBe(429)
    for (let count = 1; count < 10; count += 1) {
      clock += MINUTE
      expect(await ask(owner)).toBe(200)
    }
    clock += MINUTE
    expect(await ask(owner)).toBe(403)
  })

  it('are not sent to phone after phone for one address without end', async () => {
    const codes: number[] = []
    for (let count = 0; count < 90; count += 1) codes.push(await send(`1371000${String(count).padStart(4, '0')}`, '203.0.113.9'))
    expect(codes.at(-1)).toBe(429)
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(60)
  })

  it('of one account open nothing of another', async () => {
    const { user, headers } = await aSession(test)
    const mine = await anSmsCode(test, user.telephone)
    const other = await anAccount(test)
    expect((await post(`${USER}/retrievePassWord`, { telephone: other.telephone, code: mine, password: md5('New1') })).code).toBe(400)
    expect((await post(`${USER}/stopUse`, { telephone: other.telephone, code: mine, stopReasonType: ['5'] }, headers)).code).toBe(400)
    expect((await post(`${USER}/updateTelephone`, { telephone: other.telephone, code: mine, oldCode: mine }, headers)).code).toBe(400)
  })
})
