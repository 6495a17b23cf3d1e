import { describe, expect, it } from 'vitest'
import { aDevice, anAccount, aSession, md5, PASSWORD } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { newToken } from '../tokens.ts'

const at = (name: string) => `/api/user/user/${name}`
const HOUR = 3_600_000

describe('the personal centre', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { app, post } = test
  const me = async (headers: Record<string, string>) => (await post(at('findUserInformation'), {}, headers)).data

  it('requires a login', async () => {
    const names = [
      'updateUserInfo',
      'updateUserInformation',
      'updateTelephone',
      'sendActivationEmail',
      'bindingPhone',
      'checkBindWeiXin',
      'bindWeiXin',
      'unbindWeiXin',
      'findUserInformation',
      'updatePassWord',
    ]
    for (const name of names) expect((await post(at(name), {})).code, name).toBe(401)
  })

  it('B.profile.02 B.profile.03 B.profile.04 B.profile.05 B.profile.06 B.profile.07: changes fields; what is left out stays, what is empty is removed', async () => {
    const { headers } = await aSession(test)
    const change = (body: object) => post(at('updateUserInfo'), body, headers)
    expect((await change({ userType: '2', profession: '3', occupation: '经理', organization: '格致', address: '北京' })).code).toBe(200)
    expect((await post(at('updateUserInformation'), { occupation: '', userType: 5, nick: ' 新名 ' }, headers)).code).toBe(200)
    expect(await me(headers)).toMatchObject({ userType: 5, profession: '3', occupation: null, organization: '格致', nick: '新名' })
    for (const userType of [1, 2, 3, 4, 5]) {
      expect((await change({ userType })).code).toBe(200)
      expect(await me(headers)).toMatchObject({ userType })
    }
    for (const userType of [0, 6]) expect((await change({ userType })).code).toBe(400)
    expect((await change({ profession: 'x' })).message).toBe('参数错误：profession 须为行业列表中的代码')
    expect((await change({ avatar: 'https://example.org/a.png' })).code).toBe(400)
    await anAccount(test, { nick: '有人', email: 'someone@example.org', emailVerifiedAt: new Date() })
    expect((await change({ nick: '有人' })).message).toBe('用户名已存在！')
    expect((await change({ email: 'Someone@example.org' })).message).toBe('邮箱已被注册！')
  })

  it('no request makes its caller an operator', async () => {
    const { headers } = await aSession(test)
    await post(at('updateUserInfo'), { role: 'operator', loginCount: 99, passwordHash: 'x' }, headers)
    expect(await me(headers)).toMatchObject({ role: 'user', loginCount: 1, password: 'true' })
  })

  it('B.profile.08: lists regions and industries', async () => {
    const { data } = await post<{ name: string; children: { name: string; children: { name: string }[] }[] }[]>(at('region'), {})
    const guangdong = data.find(({ name }) => name === '广东省')!
    expect(guangdong.children.find(({ name }) => name === '深圳市')!.children.map(({ name }) => name)).toContain('南山区')
    expect(data.length).toBeGreaterThanOrEqual(31)
    expect((await post(at('listRofession'), {}, { 'accept-language': 'en' })).data).toContainEqual({
      code: '3',
      name: 'Intellectual property services',
    })
    expect((await post(at('listRofession'), {})).data).toContainEqual({ code: '3', name: '知识产权服务' })
  })

  it('moves to another phone by codes for both', async () => {
    const { user, headers } = await aSession(test)
    const telephone = '13400000001'
    const code = await anSmsCode(test, telephone, headers)
    const move = (body: object) => post(at('updateTelephone'), { telephone, code, ...body }, headers)
    expect((await move({})).message).toBe('验证码错误!')
    expect((await move({ oldCode: '000000' })).code).toBe(400)
    expect((await move({ oldCode: await anSmsCode(test, user.telephone, headers) })).code).toBe(200)
    expect(await me(headers)).toMatchObject({ telephone: '134****0001' })
    const other = await anAccount(test)
    expect((await move({ telephone: other.telephone })).message).toBe('验证码错误!')
    const theirs = await anSmsCode(test, other.telephone, headers)
    expect((await move({ telephone: other.telephone, code: theirs })).message).toBe('手机号码已被注册!')
  })

  it('gives a phone to an account without one only', async () => {
    const { user, headers } = await aSession(test)
    const telephone = '13400000002'
    const bind = async () => post(at('bindingPhone'), { phone: telephone, phoneCode: await anSmsCode(test, telephone, headers) }, headers)
    expect((await bind()).message).toBe('账号已绑定手机号，请使用“更换手机号码”')
    await test.accounts.users.change(user.id, { telephone: null })
    clock += 60_000
    expect((await bind()).code).toBe(200)
    expect(await me(headers)).toMatchObject({ telephone: '134****0002' })
  })

  it('B.profile.16: a verification that could not be completed redirects to the error page', async () => {
    const failing = await buildTestApp({ now: () => clock })
    const { headers } = await aSession(failing, { email: 'fails@example.org' })
    await failing.post(at('sendActivationEmail'), {}, headers)
    const [letter] = await failing.accounts.gateways.sandbox!.outbox.list({ to: 'fails@example.org' })
    await failing.database.execute('ALTER TABLE email_verifications RENAME TO elsewhere')
    const response = await failing.app.inject({ url: `${at('activateEmail')}?code=${letter!.code}` })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/emailerror'])
  })

  it('B.profile.12 B.profile.14 B.profile.15 B.profile.17 B.profile.18: verifies an e-mail address by a link of 24 hours and one use', async () => {
    const { user, headers } = await aSession(test)
    const open = async (code: string) => {
      const response = await app.inject({ url: `${at('activateEmail')}?code=${code}` })
      return [response.statusCode, response.headers.location]
    }
    const ask = () => post(at('sendActivationEmail'), {}, headers)
    const letter = async (to: string) => (await test.accounts.gateways.sandbox!.outbox.list({ to }))[0]!
    expect((await ask()).message).toBe('请先填写邮箱')
    await post(at('updateUserInfo'), { email: 'Me@Example.org' }, headers)
    expect((await ask()).code).toBe(200)
    expect(await ask()).toMatchObject({ code: 429, data: { seconds: 60 } })
    const { code, text } = await letter('me@example.org')
    expect(text).toContain(`/api/user/user/activateEmail?code=${code}`)
    expect(await open('nonsense')).toEqual([302, '/emailedanger'])
    expect(await open(code!)).toEqual([302, '/emailsuccess'])
    expect(await open(code!)).toEqual([302, '/emailshixiao'])
    expect(await me(headers)).toMatchObject({ email: 'me@example.org', emailVerified: true })
    await post(at('updateUserInfo'), { email: 'new@example.org' }, headers)
    expect(await me(headers)).toMatchObject({ emailVerified: false })
    clock += HOUR
    await ask()
    const late = await letter('new@example.org')
    await post(at('proveIdentity'), { password: md5(PASSWORD) }, headers)
    await post(at('updateUserInfo'), { email: 'newer@example.org' }, headers)
    expect(await open(late.code!)).toEqual([302, '/emailshixiao'])
    clock += HOUR
    await ask()
    const old = await letter('newer@example.org')
    clock += 24 * HOUR
    expect(await open(old.code!)).toEqual([302, '/emailshixiao'])
    expect((await test.accounts.users.get(user.id)).emailVerifiedAt).toBeNull()
  })

  it('many requests at once send one letter', async () => {
    const { headers } = await aSession(test, { email: 'victim@example.org' })
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await post(at('sendActivationEmail'), {}, headers)).code))
    expect(codes.toSorted()).toEqual([200, ...Array<number>(7).fill(429)])
    expect(await test.accounts.gateways.sandbox!.outbox.list({ to: 'victim@example.org' })).toHaveLength(1)
  })

  it('an address that somebody else has only entered is free for its owner; the first to verify it has it', async () => {
    const email = 'owner@example.org'
    const [squatter, owner] = [await aSession(test, { email }), await aSession(test)]
    expect((await post('/api/user/user/checkUserInfo', { email })).code).toBe(200)
    expect((await post(at('updateUserInfo'), { email }, owner.headers)).code).toBe(200)
    const openLetter = async (headers: Record<string, string>) => {
      clock += 1000
      await post(at('sendActivationEmail'), {}, headers)
      const [letter] = await test.accounts.gateways.sandbox!.outbox.list({ to: email })
      return () => test.app.inject({ url: `/api/user/user/activateEmail?code=${letter!.code}` })
    }
    const [openFirst, openSecond] = [await openLetter(squatter.headers), await openLetter(owner.headers)]
    expect((await openSecond()).headers.location).toBe('/emailsuccess')
    expect((await openFirst()).headers.location).toBe('/emailshixiao')
    expect((await test.accounts.users.get(squatter.user.id)).emailVerifiedAt).toBeNull()
    expect((await test.accounts.users.byLogin(email))!.id).toBe(owner.user.id)
    expect((await post(at('sendActivationEmail'), {}, squatter.headers)).message).toBe('邮箱已被注册！')
    expect((await post(at('updateUserInfo'), { email }, (await aSession(test)).headers)).message).toBe('邮箱已被注册！')
    // Of two who verify it at the same time one has it.
    const [one, other] = [await aSession(test, { email: 'both@example.org' }), await aSession(test, { email: 'both@example.org' })]
    const verify = (id: string) => test.accounts.users.change(id, { emailVerifiedAt: new Date() })
    const verified = await Promise.allSettled([verify(one.user.id), verify(other.user.id)])
    expect(verified.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('an unverified address does not make a browser known to the one who has it', async () => {
    const email = 'victim@example.org'
    const device = aDevice()
    const { user: squatter } = await aSession(test, { email })
    await test.accounts.knownDevices.remember(squatter.id, device)
    expect(await test.accounts.knownDevices.isKnown(email, device)).toBe(false)
    expect(await test.accounts.knownDevices.isKnown(squatter.telephone, device)).toBe(true)
  })

  it('B.profile.19: reads and ends the binding to WeChat, which a scan of a QR begins', async () => {
    const { user, headers } = await aSession(test)
    const other = await aSession(test)
    const isBound = async (who = headers) => (await post(at('checkBindWeiXin'), {}, who)).data
    const browser = { cookie: `qrLogin=${newToken()}` }
    const aQr = async () => (await test.get<string>(at('getLoginId'), browser)).data
    const scan = (uuid: string, openId: string) => post('/api/dev/wechat/scan', { uuid, openId, nick: '微信用户' })
    const bind = async (uuid: string, who = headers) => post(at('bindWeiXin'), { uuid }, { ...who, ...browser })
    expect(await isBound()).toBe(false)
    const uuid = await aQr()
    expect((await bind(uuid)).message).toBe('等待扫码')
    await scan(uuid, 'open-1')
    expect((await bind(uuid)).code).toBe(200)
    expect([await isBound(), await isBound(other.headers)]).toEqual([true, false])
    expect((await bind(uuid)).message).toBe('账号已绑定微信，请先解绑')
    expect((await bind('nonsense', other.headers)).message).toBe('二维码已失效')
    const taken = await aQr()
    await scan(taken, 'open-1')
    expect((await bind(taken, other.headers)).message).toBe('该微信已绑定其他账号')
    expect((await post(at('unbindWeiXin'), {}, other.headers)).code).toBe(200)
    expect(await isBound()).toBe(true)
    await test.accounts.users.change(user.id, { telephone: null })
    expect((await post(at('unbindWeiXin'), {}, headers)).message).toBe('请先绑定手机号')
    await test.accounts.users.change(user.id, { telephone: user.telephone })
    expect((await post(at('unbindWeiXin'), {}, headers)).code).toBe(200)
    expect(await isBound()).toBe(false)
  })

  it('hides other people’s rows: nothing that names another account changes or shows it', async () => {
    const { headers } = await aSession(test)
    const other = await aSession(test, { email: 'other@example.org', address: '上海' })
    const foreign = { userId: other.user.id, id: other.user.id, telephone: other.user.telephone }
    await post(at('updateUserInfo'), { ...foreign, address: '北京', occupation: '工程师' }, headers)
    await post(at('updateUserInformation'), { ...foreign, organization: '格致' }, headers)
    await post(at('sendActivationEmail'), foreign, headers)
    expect(await test.accounts.gateways.sandbox!.outbox.list({ to: 'other@example.org' })).toEqual([])
    expect((await post(at('findUserInformation'), foreign, headers)).data).toMatchObject({ email: null, address: '北京' })
    const code = await anSmsCode(test, other.user.telephone, headers)
    expect((await post(at('updateTelephone'), { telephone: other.user.telephone, code, oldCode: code }, headers)).code).toBe(400)
    expect((await post(at('stopUse'), { stopReasonType: '其他', telephone: other.user.telephone, code }, headers)).code).toBe(400)
    expect(await me(other.headers)).toMatchObject({ address: '上海', occupation: null, organization: null, cancellationPending: false })
  })
})
