import { randomBytes } from 'node:crypto'
import { startProviderServer, type ProviderServer, type WireAnswer, type WireRequest } from './provider-server.ts'

export interface FakeWeChatUser {
  readonly openid: string
  readonly unionid?: string
  readonly nickname: string
  readonly headimgurl: string
}

/** State of a simulated api.weixin.qq.com in a test. */
export interface FakeWeChat {
  readonly server: ProviderServer
  /** The same provider at an address without injected failures. */
  readonly unwatched: ProviderServer
  readonly appId: string
  readonly appSecret: string
  /** Returns the code that a scan by this user creates. */
  scan(user: FakeWeChatUser): string
  /** The next request gets this error instead. */
  rejectWith: number | null
}

/** Starts /sns/oauth2/access_token and /sns/userinfo: text/plain, status 200 and errcode for every error, like WeChat. */
export async function startFakeWeChat(): Promise<FakeWeChat> {
  const codes = new Map<string, FakeWeChatUser | null>()
  const tokens = new Map<string, FakeWeChatUser>()
  const fake: FakeWeChat = {
    server: await startProviderServer((request) => answer(fake, codes, tokens, request)),
    unwatched: await startProviderServer((request) => answer(fake, codes, tokens, request)),
    appId: 'wx1234567890abcdef',
    appSecret: '0123456789abcdef0123456789abcdef',
    scan(user) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, user)
      return code
    },
    rejectWith: null,
  }
  return fake
}

function answer(
  fake: FakeWeChat,
  codes: Map<string, FakeWeChatUser | null>,
  tokens: Map<string, FakeWeChatUser>,
  { method, target }: WireRequest,
): WireAnswer {
  const url = new URL(target, fake.server.url)
  const query = Object.fromEntries(url.searchParams)
  if (method !== 'GET') return issue(43_001, 'require GET method')
  if (fake.rejectWith !== null) {
    const code = fake.rejectWith
    fake.rejectWith = null
    return issue(code, `refused ${target} of ${fake.appSecret}`)
  }
  if (url.pathname === '/sns/oauth2/access_token') return exchange(fake, codes, tokens, query)
  if (url.pathname === '/sns/userinfo') return userInfo(tokens, query)
  return { status: 404, type: 'text/plain', body: '' }
}

function exchange(
  fake: FakeWeChat,
  codes: Map<string, FakeWeChatUser | null>,
  tokens: Map<string, FakeWeChatUser>,
  query: Readonly<Record<string, string>>,
): WireAnswer {
  if (query['appid'] !== fake.appId) return issue(40_013, 'invalid appid')
  if (query['secret'] !== fake.appSecret) return issue(40_125, `invalid appsecret ${query['secret']}`)
  if (query['grant_type'] !== 'authorization_code') return issue(40_002, 'invalid grant_type')
  const user = codes.get(query['code']!)
  if (user === undefined) return issue(40_029, `invalid code ${query['code']}`)
  if (user === null) return issue(40_163, `code been used ${query['code']}`)
  codes.set(query['code']!, null)
  const accessToken = randomBytes(30).toString('base64url')
  tokens.set(accessToken, user)
  const { openid, unionid } = user
  return reply({ access_token: accessToken, expires_in: 7200, refresh_token: 'r', openid, scope: 'snsapi_login', unionid })
}

function userInfo(tokens: Map<string, FakeWeChatUser>, { access_token: token, openid }: Readonly<Record<string, string>>): WireAnswer {
  const user = tokens.get(token!)
  if (user === undefined) return issue(40_001, `invalid credential, access_token ${token} is invalid`)
  if (user.openid !== openid) return issue(40_003, 'invalid openid')
  return reply({ ...user, sex: 0, province: '', city: '', country: '', privilege: [] })
}

function issue(errcode: number, errmsg: string): WireAnswer {
  return reply({ errcode, errmsg: `${errmsg}, rid: 6130a1b2` })
}

function reply(json: object): WireAnswer {
  return { status: 200, type: 'text/plain', body: JSON.stringify(json) }
}
