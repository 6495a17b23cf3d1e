import type { LoginAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { anAccount, aSession } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { newToken } from '../tokens.ts'
import { totpCode } from '../totp/totp-codes.ts'

const at = (name: string) => `/api/user/user/${name}`
const PLATFORM = { platform: 'WeiXin' }
interface Identity {
  openId: string
  access_token: string
  nick: string
  avatar: string
}

describe('login by WeChat', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post, get } = test
  const scan = (uuid: string, openId: string) =>
    post('/api/dev/wechat/scan', { uuid, openId, nick: '微信甲', avatar: 'https://wx.example/a.png' })
  /** A code as WeChat returns it to the frame, unknown to the server. */
  const codeOfScan = async (uuid: string) =>
    (await test.accounts.gateways.sandbox!.wechat!.scan({ uuid, openId: 'open-7', nick: '微信庚', avatar: null })).code
  /** The cookies of a browser that has begun a login by QR code before. */
  const aBrowser = () => ({ cookie: `qrLogin=${newToken()}` })
  const own = aBrowser()
  const begin = async () => (await get<string>(at('getLoginId'), own)).data
  const poll = <Data = LoginAnswer>(uuid: string, headers: Record<string, string> = own) =>
    get<Data>(`${at('getUserLoginInfoByUuid')}?uuid=${uuid}`, headers)

  it('login-wechat.02, login-wechat.20, login-wechat.25: QR, scan, binding of a phone, login; the next scan logs in at once', async () => {
    const uuid = await begin()
    expect((await get(`${at('getLoginQr')}?uuid=${uuid}`)).data).toMatchObject({ kind: 'image', content: expect.stringContaining(uuid) })
    expect(await poll(uuid)).toMatchObject({ code: 400, message: '等待扫码' })
    expect((await scan(uuid, 'open-1')).code).toBe(200)
    expect((await scan(uuid, 'open-2')).code).toBe(404)
    const { data } = await poll<Identity>(uuid)
    expect(data).toEqual({
      openId: 'open-1',
      platform: 'WeiXin',
      nick: '微信甲',
      avatar: 'https://wx.example/a.png',
      access_token: expect.any(String),
    })
    expect((await poll(uuid)).message).toBe('二维码已失效')

    const telephone = '13300000001'
    const binding = { ...data, ...PLATFORM, phone: telephone, telephone, code: '000000', accountSource: 'web' }
    expect((await post(at('thirdPartyBindingPhone'), binding)).message).toBe('验证码错误!')
    const bound = await post(at('thirdPartyBindingPhone'), { ...binding, phoneCode: await anSmsCode(test, telephone) })
    expect(bound).toMatchObject({ code: 200, data: { newUser: true } })
    const login = await post<LoginAnswer>(at('thirdPartyLogin'), { access_token: data.access_token, openId: 'open-1', ...PLATFORM })
    expect(login).toMatchObject({
      code: 200,
      data: { loginBean: { telephone: '133****0001', password: 'false' }, avatar: 'https://wx.example/a.png' },
    })
    expect((await post(at('checkBindWeiXin'), {}, { token: login.data.token })).data).toBe(true)
    expect((await post(at('checkTelephoneBindingStatus'), { telephone })).data).toBe(true)

    const next = await begin()
    await scan(next, 'open-1')
    expect((await poll(next)).code).toBe(997)
  })

  it('login-wechat.07, login-wechat.10, login-wechat.11: by redirect, with state, code exchange and user info', async () => {
    const { data: url } = await post<string>(at('thirdPartyLoginUrl'), PLATFORM)
    const state = new URL(url).searchParams.get('state')!
    const back = await scan(state, 'open-3')
    const { data } = await post<{ access_token: string; openid: string }>(at('getThirdPartyToken'), { ...back.data, ...PLATFORM })
    expect(data).toEqual({ openid: 'open-3', access_token: expect.any(String) })
    const body = { access_token: data.access_token, openId: 'open-3' }
    expect((await post(at('getWeiXinUserInfo'), body)).data).toEqual({
      nick: '微信甲',
      avatar: 'https://wx.example/a.png',
      openId: 'open-3',
    })
    expect((await post(at('thirdPartyLogin'), { ...body, ...PLATFORM })).data).not.toHaveProperty('loginBean')
    expect((await post(at('getThirdPartyToken'), { ...back.data, ...PLATFORM })).message).toBe('微信登录失败，请稍后重试')
    expect((await post(at('getThirdPartyToken'), { code: 'forged', state })).code).toBe(400)
  })

  it('a code is exchanged with the state and the secret of the browser that began the login, once', async () => {
    const goThrough = async (browserKey?: string) => {
      const { data: url } = await post<string>(at('thirdPartyLoginUrl'), { ...PLATFORM, ...(browserKey && { browserKey }) })
      return (await scan(new URL(url).searchParams.get('state')!, 'open-8')).data
    }
    const exchange = async (request: object) => (await post(at('getThirdPartyToken'), request)).code
    const [mine, theirs] = ['m'.repeat(64), 't'.repeat(64)]
    const back = await goThrough(mine)
    expect(await post(at('getThirdPartyToken'), { code: back['code'] })).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT' } })
    expect(await exchange(back)).toBe(400)
    expect(await exchange({ ...back, browserKey: theirs })).toBe(400)
    expect(await exchange({ ...back, browserKey: mine })).toBe(200)
    expect(await exchange({ ...back, browserKey: mine })).toBe(400)
    // A browser with a secret cannot continue a login that somebody else started without one.
    expect(await exchange({ ...(await goThrough()), browserKey: mine })).toBe(400)
  })

  it('binds a phone only for the browser that holds the proof of the identity', async () => {
    const uuid = await begin()
    await scan(uuid, 'open-10')
    const { data } = await poll<Identity>(uuid)
    const telephone = '13300000010'
    const binding = { openId: 'open-10', ...PLATFORM, telephone, phoneCode: await anSmsCode(test, telephone) }
    expect(await post(at('thirdPartyBindingPhone'), binding)).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT' } })
    expect((await post(at('thirdPartyBindingPhone'), { ...binding, access_token: 'x'.repeat(43) })).code).toBe(400)
    expect((await post(at('thirdPartyBindingPhone'), { ...binding, access_token: data.access_token })).code).toBe(200)
  })

  it('a code sent to the phone does not bind the account of an administrator with TOTP', async () => {
    const operator = await anAccount(test, { role: 'operator' })
    const secret = await test.accounts.totps.begin(operator.id)
    expect(await test.accounts.totps.confirm(operator.id, totpCode(secret, clock))).toHaveLength(10)
    const access_token = await test.accounts.wechat.prove({ openId: 'open-totp', unionId: null, nick: '', avatar: null })
    await post(at('sendCode'), { telephone: operator.telephone, purpose: 'bindWeChat' })
    const [sent] = await test.accounts.gateways.sandbox!.outbox.list({ to: operator.telephone })
    const phoneCode = sent!.code!
    const binding = { ...PLATFORM, telephone: operator.telephone, phoneCode, openId: 'open-totp', access_token }
    expect((await post(at('thirdPartyBindingPhone'), binding)).code).toBe(403)
    expect(await test.accounts.users.isBoundToWeChat(operator.id)).toBe(false)
  })

  it('takes no identity WeChat did not vouch for, nor an old one', async () => {
    const forged = { access_token: 'x', openId: 'open-1', ...PLATFORM }
    expect((await post(at('thirdPartyLogin'), forged)).code).toBe(400)
    const telephone = '13300000002'
    const binding = { openId: 'open-9', access_token: 'x', ...PLATFORM, telephone, phoneCode: await anSmsCode(test, telephone) }
    expect((await post(at('thirdPartyBindingPhone'), binding)).message).toBe('微信登录失败，请稍后重试')
    const uuid = await begin()
    await scan(uuid, 'open-4')
    const { data } = await poll<Identity>(uuid)
    expect((await post(at('thirdPartyLogin'), { ...data, openId: 'open-1' })).code).toBe(400)
    clock += 10 * 60_000
    expect((await post(at('thirdPartyLogin'), data)).code).toBe(400)
  })

  it('a phone with another WeChat, and a WeChat with another phone, are rejected', async () => {
    const { user } = await aSession(test)
    const bind = async (openId: string, telephone: string) => {
      const uuid = await begin()
      await scan(uuid, openId)
      const { data } = await poll<Identity>(uuid)
      clock += 60_000
      return post(at('thirdPartyBindingPhone'), {
        ...PLATFORM,
        openId: data.openId,
        access_token: data.access_token,
        telephone,
        phoneCode: await anSmsCode(test, telephone),
      })
    }
    expect((await bind('open-5', user.telephone)).code).toBe(200)
    expect((await bind('open-6', user.telephone)).message).toBe('该手机号已被其他微信账号绑定')
  })

  it('what WeChat’s frame comes back to may be shown in a frame of ours, and nobody else’s', async () => {
    const uuid = await begin()
    const code = await codeOfScan(uuid)
    const { headers, statusCode } = await test.app.inject({ url: `${at('wechatScanned')}?code=${code}&state=${uuid}` })
    expect([statusCode, headers['x-frame-options'], headers['content-security-policy'], headers['cache-control']]).toEqual([
      200,
      'SAMEORIGIN',
      "default-src 'none'; frame-ancestors 'self'",
      'no-store',
    ])
    expect((await poll<Identity>(uuid)).data.openId).toBe('open-7')
  })

  it('only the browser that began a login by QR code can collect it: not who saw the code, not a client without cookies', async () => {
    const uuid = await begin()
    const others = [aBrowser(), {}, { cookie: 'qrLogin=' }]
    for (const other of others) expect((await poll(uuid, other)).message).toBe('二维码已失效')
    expect((await poll(uuid)).message).toBe('等待扫码')
    await scan(uuid, 'open-11')
    const { headers } = await aSession(test)
    for (const other of others) {
      expect((await poll(uuid, other)).message).toBe('二维码已失效')
      expect((await post(at('bindWeiXin'), { uuid }, { ...headers, ...other })).message).toBe('二维码已失效')
    }
    expect((await poll<Identity>(uuid)).data.openId).toBe('open-11')
  })

  it('a browser gets the cookie when it begins, and keeps it for its other tabs', async () => {
    const { headers } = await test.app.inject({ url: at('getLoginId') })
    expect(headers['set-cookie']).toMatch(/^qrLogin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/)
    const again = await test.app.inject({ url: at('getLoginId'), headers: own })
    expect(again.headers['set-cookie']).toContain(own.cookie)
  })

  it('a QR lives 5 minutes', async () => {
    const uuid = await begin()
    clock += 5 * 60_000
    expect(await poll(uuid)).toMatchObject({ code: 404, message: '二维码已失效' })
    expect((await scan(uuid, 'open-1')).code).toBe(404)
    expect((await poll('not-a-uuid')).code).toBe(404)
  })

  it('is not there when WeChat is off', async () => {
    Object.assign(test.accounts.gateways, { wechat: null })
    expect((await get(at('getLoginId'))).message).toBe('此功能未开通')
    expect((await get(at('getLoginWays'))).data).toMatchObject({ sms: true, mail: true, wechat: false, phoneAuth: true })
  })
})
