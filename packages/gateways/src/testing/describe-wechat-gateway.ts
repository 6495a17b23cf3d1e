import { beforeAll, describe, expect, test } from 'vitest'
import type { WeChatGateway, WeChatUser } from '../ports/wechat-gateway.ts'
import { rejectionOf } from './rejection-of.ts'

export interface WeChatUnderTest {
  readonly gateway: WeChatGateway
  /** Simulates the user's confirmation of a login; returns the code with which WeChat redirects. */
  readonly scan: (user: WeChatUser, uuid: string) => Promise<string>
}

const ZHANG: WeChatUser = { openId: 'oZhang_0001', unionId: null, nick: '张三 🐼', avatar: 'https://thirdwx.qlogo.cn/mmopen/1/132' }
const LI: WeChatUser = { openId: 'oLi-0002', unionId: null, nick: '李四', avatar: null }

/** The contract of every WeChat adapter. */
export function describeWeChatGateway(name: string, open: () => Promise<WeChatUnderTest>): void {
  describe(`WeChat gateway ${name}`, () => {
    let wechat: WeChatUnderTest
    beforeAll(async () => {
      wechat = await open()
    })
    const request = { redirectUri: 'https://gezhi.example.com/api/user/wechat?from=登录', state: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }

    test('is named after its adapter', () => expect(wechat.gateway.adapter).toBe(name))

    test('reports the address of the page that frames its QR code', () => {
      const qr = wechat.gateway.loginQr(request)
      expect(wechat.gateway.frameOrigin).toBe(qr.kind === 'frame' ? new URL(qr.url).origin : null)
    })

    test('login page and QR carry the state and the way back', () => {
      const qr = wechat.gateway.loginQr(request)
      for (const address of [wechat.gateway.loginUrl(request), qr.kind === 'frame' ? qr.url : qr.content]) {
        const values = [...new URL(address).searchParams.values()]
        expect(values).toContain(request.state)
        expect(values).toContain(request.redirectUri)
      }
    })

    test.each([
      { state: '' },
      { state: 'a b' },
      { state: '状态' },
      { state: 'a'.repeat(129) },
      { redirectUri: '/login' },
      { redirectUri: 'javascript:alert(1)' },
    ])('rejects %o', (wrong) => {
      expect(() => wechat.gateway.loginUrl({ ...request, ...wrong })).toThrow(RangeError)
      expect(() => wechat.gateway.loginQr({ ...request, ...wrong })).toThrow(RangeError)
    })

    test.each([ZHANG, LI])('the code of $nick becomes a token, and the token the user', async (user) => {
      const token = await wechat.gateway.exchangeCode(await wechat.scan(user, 'u1'))
      expect(token).toMatchObject({ openId: user.openId, unionId: null, expiresInSeconds: 7200 })
      await expect(wechat.gateway.userInfo(token)).resolves.toEqual(user)
      // A token can be used until it expires.
      await expect(wechat.gateway.userInfo(token)).resolves.toEqual(user)
    })

    test('two codes are two tokens, each for its own user', async () => {
      const codes = await Promise.all([wechat.scan(ZHANG, 'u2'), wechat.scan(LI, 'u3')])
      const tokens = await Promise.all(codes.map((code) => wechat.gateway.exchangeCode(code)))
      expect(tokens.map(({ openId }) => openId)).toEqual([ZHANG.openId, LI.openId])
      const crossed = { accessToken: tokens[0]!.accessToken, openId: LI.openId }
      expect(await rejectionOf(wechat.gateway.userInfo(crossed), [crossed.accessToken])).toMatchObject({ issue: 'credential' })
    })

    test('a code works once', async () => {
      const code = await wechat.scan(ZHANG, 'u4')
      await wechat.gateway.exchangeCode(code)
      const error = await rejectionOf(wechat.gateway.exchangeCode(code), [code])
      expect(error).toMatchObject({ gateway: 'wechat', adapter: name, issue: 'credential', mayHaveHappened: false })
    })

    test.each(['', 'made-up', '../sns/userinfo?x='])('the code %o is none', async (code) => {
      expect(await rejectionOf(wechat.gateway.exchangeCode(code))).toMatchObject({ issue: 'credential' })
    })

    test('a made-up token is none', async () => {
      const token = { accessToken: 'made-up-token', openId: ZHANG.openId }
      expect(await rejectionOf(wechat.gateway.userInfo(token), ['made-up-token'])).toMatchObject({ issue: 'credential' })
    })
  })
}
