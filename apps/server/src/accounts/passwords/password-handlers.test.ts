import { describe, expect, it } from 'vitest'
import { anAccount, aSession, logIn, md5, PASSWORD } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const UPDATE = '/api/user/user/updatePassWord'
const RETRIEVE = '/api/user/user/retrievePassWord'
const VALID = '/api/user/user/checkValidPassWord'
const ME = '/api/user/user/findUserInformation'
const DAY = 24 * 3_600_000

describe('passwords', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post, get } = test

  it('requires a login', async () => {
    expect((await post(UPDATE, { oldPassword: md5('a'), password: md5('b') })).code).toBe(401)
    expect((await get(VALID)).code).toBe(401)
  })

  it('changes the password where the old one is right, and keeps the session', async () => {
    const { user, headers } = await aSession(test)
    const change = (oldPassword: string, password: string) => post(UPDATE, { oldPassword, password }, headers)
    expect(await change(md5('wrong'), md5('New1'))).toMatchObject({ code: 400, message: '原密码错误！' })
    expect((await change('', md5('New1'))).code).toBe(400)
    expect((await change(md5(PASSWORD), md5(PASSWORD))).message).toBe('新密码不能与原密码相同')
    expect((await change(md5(PASSWORD), md5('New1'))).code).toBe(200)
    expect((await post(ME, {}, headers)).code).toBe(200)
    expect((await logIn(test, user.telephone, 'New1')).code).toBe(997)
    expect((await logIn(test, user.telephone)).code).toBe(400)
  })

  it('G210: common passwords, the empty one and the names of the account are rejected, and cost no code', async () => {
    const { user, headers } = await aSession(test, { email: 'wei.wang@example.org' })
    const { telephone, nick } = user
    const change = async (password: string) =>
      (await post(UPDATE, { oldPassword: md5(PASSWORD), password: md5(password) }, headers)).message
    for (const password of ['', '123456', 'Password1', 'woaini1314'])
      expect(await change(password)).toBe('密码过于常见，容易被猜中，请换一个')
    for (const password of [telephone, nick, nick.toUpperCase(), 'wei.wang@example.org', 'wei.wang'])
      expect(await change(password)).toBe('密码不能与用户名、手机号或邮箱相同')
    const code = await anSmsCode(test, telephone)
    const reset = (password: string) => post(RETRIEVE, { telephone, code, password: md5(password) })
    expect((await reset('Qwerty123')).message).toBe('密码过于常见，容易被猜中，请换一个')
    expect((await reset(telephone)).message).toBe('密码不能与用户名、手机号或邮箱相同')
    expect((await reset('Better4You')).code).toBe(200)
  })

  it('five wrong old passwords lock the change', async () => {
    const { headers } = await aSession(test)
    for (let tries = 0; tries < 5; tries += 1) await post(UPDATE, { oldPassword: md5('wrong'), password: md5('New1') }, headers)
    expect((await post(UPDATE, { oldPassword: md5(PASSWORD), password: md5('New1') }, headers)).code).toBe(996)
  })

  it('G35: the first password needs no old one', async () => {
    const telephone = '13500000001'
    const login = { phoneOrEmail: telephone, code: await anSmsCode(test, telephone) }
    const { data } = await post<{ token: string }>('/api/user/user/telephoneLogin', login)
    expect((await post(UPDATE, { oldPassword: '', password: md5(PASSWORD) }, { token: data.token })).code).toBe(200)
    expect((await post(UPDATE, { oldPassword: '', password: md5('New1') }, { token: data.token })).code).toBe(400)
  })

  it('G36: a password is too old after 180 days, until it is changed', async () => {
    const user = await anAccount(test)
    clock += 180 * DAY
    const { data } = await logIn(test, user.telephone)
    const headers = { token: data.token }
    expect((await get<boolean>(VALID, headers)).data).toBe(false)
    clock += 1
    expect((await get<boolean>(VALID, headers)).data).toBe(true)
    await post(UPDATE, { oldPassword: md5(PASSWORD), password: md5('New1') }, headers)
    expect((await get<boolean>(VALID, headers)).data).toBe(false)
  })

  it('B.forgot.10: a forgotten password is replaced by a code; sessions end and the lock is lifted', async () => {
    const { user, headers } = await aSession(test)
    for (let tries = 0; tries < 6; tries += 1) await logIn(test, user.telephone, 'wrong')
    const { telephone } = user
    const code = await anSmsCode(test, telephone)
    expect((await post(RETRIEVE, { telephone, code: '000000', password: md5('New1') })).message).toBe('验证码错误!')
    expect((await post(RETRIEVE, { telephone, code, password: md5('New1') })).code).toBe(200)
    expect((await post(ME, {}, headers)).code).toBe(999)
    expect((await logIn(test, telephone, 'New1')).code).toBe(200)
    const unknown = '13500000002'
    const body = { telephone: unknown, code: await anSmsCode(test, unknown), password: md5('New1') }
    expect(await post(RETRIEVE, body)).toMatchObject({ code: 400, message: '手机号码未注册！' })
  })
})
