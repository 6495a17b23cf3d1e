import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { describeWeChatGateway } from '../testing/describe-wechat-gateway.ts'
import { startFakeWeChat, type FakeWeChat } from '../testing/fake-wechat.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { openPlatformWeChat } from './open-platform-wechat.ts'

let wechat: FakeWeChat
beforeAll(async () => {
  wechat = await startFakeWeChat()
})
afterAll(() => Promise.all([wechat.server.close(), wechat.unwatched.close()]))

const USER = { openid: 'oZhang_0001', unionid: 'uZhang', nickname: '张三', headimgurl: 'http://thirdwx.qlogo.cn/mmopen/1/132' }

function open(endpoint = wechat.server.url, changes: { appId?: string; appSecret?: string } = {}) {
  const { appId, appSecret } = wechat
  return openPlatformWeChat({
    appId,
    appSecret,
    endpoint,
    loginPage: new URL('https://open.weixin.qq.com'),
    limits: TEST_LIMITS,
    ...changes,
  })
}

describeWeChatGateway('openPlatform', async () => ({
  gateway: open(),
  scan: async ({ openId, nick, avatar }) => wechat.scan({ openid: openId, nickname: nick, headimgurl: avatar ?? '' }),
}))

let code = ''
describeProviderFailures('the exchange of a code', {
  server: () => wechat.server,
  call: (endpoint) => open(endpoint).exchangeCode((code = wechat.scan(USER))),
  idempotent: false,
  secrets: () => [wechat.appSecret, code],
})

let token = ''
describeProviderFailures('user information', {
  server: () => wechat.server,
  call: async (endpoint) => {
    const known = await open(wechat.unwatched.url).exchangeCode(wechat.scan(USER))
    token = known.accessToken
    return open(endpoint).userInfo(known)
  },
  idempotent: true,
  secrets: () => [wechat.appSecret, token],
})

describe('WeChat’s open platform', () => {
  const request = { redirectUri: 'https://gezhi.example.com/login?a=1&b=2', state: 'f81d4fae' }

  test('login page as documented, parameters in its order', () => {
    expect(open().loginUrl(request)).toBe(
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1234567890abcdef&redirect_uri=https%3A%2F%2Fgezhi.example.com%2Flogin%3Fa%3D1%26b%3D2&response_type=code&scope=snsapi_login&state=f81d4fae#wechat_redirect',
    )
  })

  test('the QR is WeChat’s own page in a frame that comes back inside it', () => {
    const qr = open().loginQr(request)
    expect(qr.kind).toBe('frame')
    const url = new URL(qr.kind === 'frame' ? qr.url : '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ login_type: 'jssdk', self_redirect: 'true', state: 'f81d4fae' })
  })

  test('unionid is stored, and a picture over http becomes one over https', async () => {
    const known = await open().exchangeCode(wechat.scan(USER))
    expect(known.unionId).toBe('uZhang')
    await expect(open().userInfo(known)).resolves.toEqual({
      openId: 'oZhang_0001',
      unionId: 'uZhang',
      nick: '张三',
      avatar: 'https://thirdwx.qlogo.cn/mmopen/1/132',
    })
  })

  test('a picture that is no web address is none', async () => {
    const known = await open().exchangeCode(wechat.scan({ ...USER, headimgurl: 'javascript:alert(1)' }))
    await expect(open().userInfo(known)).resolves.toMatchObject({ avatar: null })
  })

  test.each([
    ['wrong secret', { appSecret: 'wrong-secret-1' }, '40125'],
    ['unknown app', { appId: 'wx0' }, '40013'],
  ])('%s: a matter of the operator', async (_, changes, providerCode) => {
    const scanned = wechat.scan(USER)
    const error = await rejectionOf(open(wechat.server.url, changes).exchangeCode(scanned), [wechat.appSecret, 'wrong-secret-1', scanned])
    expect(error).toMatchObject({ issue: 'configuration', providerCode })
  })

  test.each([
    [40_029, 'credential'],
    [42_001, 'credential'],
    [45_009, 'throttled'],
    [45_011, 'throttled'],
    [40_164, 'configuration'],
    [48_001, 'configuration'],
    [-1, 'provider'],
    [12_345, 'provider'],
  ])('errcode %i is %s', async (errcode, issue) => {
    wechat.rejectWith = errcode
    const scanned = wechat.scan(USER)
    const error = await rejectionOf(open().exchangeCode(scanned), [wechat.appSecret, scanned])
    expect(error).toMatchObject({ issue, providerCode: String(errcode) })
  })
})
