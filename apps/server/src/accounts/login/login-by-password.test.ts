import type { LoginAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aCaptcha, anAccount, aProduct, logIn, md5, PASSWORD } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const LOGIN = '/api/user/user/login'
const ME = '/api/user/user/findUserInformation'
const MINUTE = 60_000

describe('login by password', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test

  it('captcha, login, who am I, logout', async () => {
    const user = await anAccount(test, { nick: '张三' })
    const { code, data } = await logIn(test, user.telephone)
    expect(code).toBe(200)
    const headers = { token: data.token }
    expect((await post(ME, {}, headers)).data).toMatchObject({
      nick: '张三',
      telephone: expect.stringMatching(/^139\*{4}\d{4}$/),
      loginCount: 1,
    })
    expect((await post('/api/user/user/logout', {}, headers)).code).toBe(200)
    expect((await post(ME, {}, headers)).code).toBe(401)
  })

  it('login.17, login.18, login.19, login.20: answers token, products and the facts of the login', async () => {
    const user = await anAccount(test, { nick: '李四', email: 'li@example.org', emailVerifiedAt: new Date(clock) })
    await aProduct(test, { userId: user.id }, { searchCount: 2000 })
    await aProduct(test, { userId: user.id })
    const { data } = await logIn(test, 'LI@example.org')
    expect(data).toMatchObject({
      token: expect.stringMatching(/^s[\w-]{43}$/),
      userProduct: [
        { searchCount: 10_000, icon: null, startTime: '2025-12-31 08:00:00', endTime: '2026-01-31 08:00:00' },
        { searchCount: 2000 },
      ],
      loginBean: {
        password: 'true',
        loginCount: 0,
        newUser: true,
        giveVipType: 0,
        trialApTime: null,
        onLineUser: [],
        guideStatus: 0,
        nick: '李四',
        avatar: null,
        telephone: expect.stringMatching(/^139\*{4}\d{4}$/),
      },
      nick: '李四',
      avatar: null,
      defaultPage: '/homeSearch',
    })
  })

  it('B.captcha.05: rejects a wrong captcha, and any captcha twice', async () => {
    const user = await anAccount(test)
    const body = { phoneOrEmail: user.telephone, password: md5(PASSWORD) }
    const { verifyId, code } = await aCaptcha(test)
    expect(await post(LOGIN, { ...body, verifyId, code: '????' })).toMatchObject({ code: 400, message: '验证码错误！' })
    expect((await post(LOGIN, { ...body, verifyId, code })).code).toBe(400)
    const fresh = await aCaptcha(test)
    expect((await post(LOGIN, { ...body, password: md5('no'), ...fresh })).message).toBe('账号或密码错误！')
    expect((await post(LOGIN, { ...body, ...fresh })).message).toBe('验证码错误！')
    expect((await post(LOGIN, { ...body, verifyId: "' OR 1=1", code: '' })).message).toBe('验证码错误！')
  })

  it('a captcha takes any letter case and dies after 5 minutes', async () => {
    const user = await anAccount(test)
    const body = { phoneOrEmail: `+86${user.telephone}`, password: md5(PASSWORD) }
    const first = await aCaptcha(test)
    clock += 5 * MINUTE
    expect((await post(LOGIN, { ...body, ...first })).message).toBe('验证码错误！')
    const { verifyId, code } = await aCaptcha(test)
    expect((await post(LOGIN, { ...body, verifyId, code: ` ${code.toLowerCase()}` })).code).toBe(200)
  })

  it('responds the same to an unknown account, a wrong password and an account without one', async () => {
    const user = await anAccount(test)
    const bare = await anAccount(test, { passwordHash: null })
    const messages = []
    for (const account of [user.telephone, bare.telephone, '13800000000', 'nobody@example.org', '%'])
      messages.push((await logIn(test, account, 'wrong')).message)
    expect(new Set(messages)).toEqual(new Set(['账号或密码错误！']))
  })

  it('996 after five failures within 15 minutes, for 15 minutes, also for accounts nobody has', async () => {
    const user = await anAccount(test)
    for (const account of [user.telephone, '13811111111']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await logIn(test, account, 'wrong')).code).toBe(400)
      expect(await logIn(test, account)).toMatchObject({ code: 996, message: '登录异常，请稍后再次登录.' })
    }
    clock += 15 * MINUTE
    expect((await logIn(test, user.telephone)).code).toBe(200)
    expect((await logIn(test, '13811111111')).code).toBe(400)
  })

  it('many guesses at once are no more than five', async () => {
    const user = await anAccount(test)
    // On a busy machine some are rejected with a retry time and then repeated.
    const guess = async (): Promise<number> => {
      const { code } = await logIn(test, user.telephone, 'wrong')
      return code === 500 ? guess() : code
    }
    const codes = await Promise.all(Array.from({ length: 12 }, guess))
    expect(codes.filter((code) => code === 400)).toHaveLength(5)
    expect(codes.filter((code) => code === 996)).toHaveLength(7)
  })

  it('an e-mail address that nobody verified logs nobody in, and is no more than one that nobody has', async () => {
    const user = await anAccount(test, { email: 'unverified@example.org' })
    const answers = []
    for (const account of ['unverified@example.org', 'nobody@example.org']) {
      const { code, message } = await logIn(test, account)
      answers.push(`${code} ${message}`)
    }
    expect(new Set(answers)).toEqual(new Set(['400 账号或密码错误！']))
    expect((await logIn(test, user.telephone)).code).toBe(200)
  })

  it('996 for a blocked account', async () => {
    const user = await anAccount(test, { blockedAt: new Date(clock) })
    expect((await logIn(test, user.telephone)).code).toBe(996)
  })

  it('names what is missing, in both languages', async () => {
    const english = await post<LoginAnswer>(LOGIN, { password: 'plain' }, { 'accept-language': 'en' })
    expect(english.message).toBe('Invalid input: verifyId is missing')
    const { data } = await post<{ faults: { field: string; message: string }[] }>(LOGIN, {
      ...(await aCaptcha(test)),
      phoneOrEmail: 'a',
      password: 'plain',
    })
    expect(data.faults).toEqual([{ field: 'password', message: '须为 32 位十六进制 MD5' }])
  })

  it('keeps the hash of a token only, and argon2id of a password', async () => {
    const user = await anAccount(test)
    const { data } = await logIn(test, user.telephone)
    const { rows } = await test.database.execute<{ text: string }>(`SELECT row_to_json(s)::text AS text FROM sessions s`)
    expect(rows.map(({ text }) => text).join()).not.toContain(data.token)
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
