import { createHash } from 'node:crypto'
import { conversionSignText } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { conversions } from './conversions-table.ts'
import { anAccount, logIn, md5, PASSWORD } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const CHECK = '/api/user/user/checkUserInfo'
const REGISTER = '/api/user/user/regist'

describe('registration', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const form = (telephone: string, yzmCodes: string) => ({
    nick: `N${telephone}`,
    telephone,
    email: `${telephone}@example.org`,
    password: md5(PASSWORD),
    yzmCodes,
    address: '北京',
    profession: '1',
  })

  it('register.02, register.03: registers, logs nobody in, and the new account can log in by phone, by e-mail once that is verified', async () => {
    const telephone = '13600000001'
    const body = form(telephone, await anSmsCode(test, telephone))
    expect(await post(REGISTER, body)).toMatchObject({ code: 200, data: true })
    expect((await logIn(test, telephone)).data.loginBean).toMatchObject({ loginCount: 0, newUser: true, password: 'true' })
    expect((await logIn(test, body.email)).code).toBe(400)
    const { id } = (await test.accounts.users.byPhone(telephone))!
    await test.accounts.users.change(id, { emailVerifiedAt: new Date(clock) })
    expect((await logIn(test, body.email.toUpperCase())).code).toBe(997)
  })

  it('B.register.19: checkUserInfo reports what is free and what is taken (G31)', async () => {
    const user = await anAccount(test, { nick: 'Taken', email: 'taken@example.org', emailVerifiedAt: new Date(clock) })
    expect(await post(CHECK, { telephone: '13600000099' })).toMatchObject({ code: 200, data: '手机号码未被注册!' })
    expect(await post(CHECK, { nick: 'free' })).toMatchObject({ code: 200, data: true })
    expect(await post(CHECK, { telephone: user.telephone })).toMatchObject({ code: 400, message: '手机号码已被注册!' })
    expect(await post(CHECK, { nick: 'tAKEN' })).toMatchObject({ code: 400, message: '用户名已存在！' })
    expect(await post(CHECK, { email: 'Taken@Example.org' })).toMatchObject({ code: 400, message: '邮箱已被注册！' })
    expect((await post(CHECK, {})).code).toBe(400)
    expect((await post(CHECK, { nick: 'a', email: 'a@example.org' })).code).toBe(400)
  })

  it('G210: a common password or a name of the account is rejected and does not cost the code', async () => {
    const telephone = '13600000012'
    const body = form(telephone, await anSmsCode(test, telephone))
    expect((await post(REGISTER, { ...body, password: md5('Password123') })).message).toBe('密码过于常见，容易被猜中，请换一个')
    expect((await post(REGISTER, { ...body, password: md5(body.nick) })).message).toBe('密码不能与用户名、手机号或邮箱相同')
    expect((await post(REGISTER, body)).code).toBe(200)
  })

  it('a taken name does not cost the code', async () => {
    const telephone = '13600000002'
    const body = form(telephone, await anSmsCode(test, telephone))
    await anAccount(test, { nick: 'Other' })
    expect((await post(REGISTER, { ...body, nick: 'other' })).message).toBe('用户名已存在！')
    expect((await post(REGISTER, body)).code).toBe(200)
  })

  it('wants the code of that phone', async () => {
    await anSmsCode(test, '13600000003')
    expect(await post(REGISTER, form('13600000003', '000000'))).toMatchObject({ code: 400, message: '验证码错误!' })
    expect(await test.accounts.users.byPhone('13600000003')).toBeNull()
  })

  it('of two registrations of one phone at once one wins', async () => {
    const telephone = '13600000004'
    const body = form(telephone, await anSmsCode(test, telephone))
    const codes = (await Promise.all([post(REGISTER, body), post('/api/user/user/register', body)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 400])
  })

  it('names every field that is missing', async () => {
    const { data } = await post<{ faults: { field: string }[] }>(REGISTER, {})
    expect(data.faults.map(({ field }) => field)).toEqual(['nick', 'password', 'telephone', 'email', 'yzmCodes'])
  })

  it('nobody can fill the disk with conversions: 60 an hour for a network, of 10,000 characters', async () => {
    const telephone = '13600000007'
    const appSign = createHash('md5').update(conversionSignText(telephone, clock)).digest('hex')
    const add = async (postData: unknown) => {
      const payload = { appSign, telephone, type: 'A', postData }
      const options = { method: 'POST', url: '/api/user/convertData/add', payload, remoteAddress: '203.0.113.60' } as const
      return (await test.app.inject(options)).json<{ code: number }>().code
    }
    expect(await add('x'.repeat(10_000))).toBe(400)
    const codes: number[] = []
    for (let count = 0; count < 61; count += 1) codes.push(await add({ count }))
    expect(codes.filter((code) => code === 200)).toHaveLength(60)
    expect(codes.at(-1)).toBe(429)
    await test.database.delete(conversions)
  })

  it('register.20, register.21: a conversion is stored if its signature is valid and recent', async () => {
    const telephone = '13600000005'
    const appSign = createHash('md5').update(conversionSignText(telephone, clock)).digest('hex')
    const report = { appSign, telephone, keyWord: '专利', type: 'A', postData: { a: 1 }, signature: 's' }
    const add = (body: object) => post('/api/user/convertData/add', body)
    expect((await add({ ...report, telephone: '13600000006' })).code).toBe(403)
    clock += 10 * 60_000
    expect((await add(report)).code).toBe(200)
    clock += 60_000
    expect((await add(report)).code).toBe(403)
    expect(await test.database.select().from(conversions)).toMatchObject([{ telephone, keyWord: '专利', type: 'A', postData: { a: 1 } }])
  })
})
