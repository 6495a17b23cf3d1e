import { GatewayError } from '../gateway-error.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import { callProvider, type ProviderAnswer } from '../http/call-provider.ts'
import { textOf } from '../http/read-json.ts'
import type { WeChatGateway, WeChatLoginRequest, WeChatUser } from '../ports/wechat-gateway.ts'
import { issueOf, type IssueRow } from '../provider-issues.ts'
import { strikeOutSecrets } from '../strike-out-secrets.ts'
import { checkLoginRequest } from './check-login-request.ts'

export interface OpenPlatformOptions {
  /** `wx…` of a website app. */
  readonly appId: string
  readonly appSecret: string
  /** https://api.weixin.qq.com */
  readonly endpoint: URL
  /** https://open.weixin.qq.com: opened by browsers. */
  readonly loginPage: URL
  readonly limits?: CallLimits
}

/** https://developers.weixin.qq.com/doc/oplatform/Return_codes/Return_code_descriptions_new.html */
const ISSUES: readonly IssueRow[] = [
  ['-1$', 'provider'],
  ['40001$', 'credential'],
  ['40003$', 'credential'],
  ['40014$', 'credential'],
  ['40029$', 'credential'],
  ['40163$', 'credential'],
  ['41001$', 'credential'],
  ['41008$', 'credential'],
  ['41009$', 'credential'],
  ['42001$', 'credential'],
  ['42003$', 'credential'],
  ['42007$', 'credential'],
  ['45009$', 'throttled'],
  ['45011$', 'throttled'],
  ['40013$', 'configuration'],
  ['40125$', 'configuration'],
  ['40164$', 'configuration'],
  ['41002$', 'configuration'],
  ['41004$', 'configuration'],
  ['48001$', 'configuration'],
  ['50001$', 'configuration'],
]

const AT = { gateway: 'wechat', adapter: 'openPlatform' } as const

/**
 * WeChat login of a website app: https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html Reading user
 * data is idempotent; a code works once, so its exchange is repeated only if the request was certainly not sent.
 */
export function openPlatformWeChat(options: OpenPlatformOptions): WeChatGateway {
  return {
    adapter: 'openPlatform',
    frameOrigin: options.loginPage.origin,
    // thirdwx, wx and others, depending on the age of the account.
    pictureOrigins: ['https://*.qlogo.cn'],
    loginUrl: (request) => qrConnect(options, request, {}),
    // The same page WeChat's wxLogin.js puts into its frame; with self_redirect the surrounding page stays open.
    loginQr: (request) => ({ kind: 'frame', url: qrConnect(options, request, { login_type: 'jssdk', self_redirect: 'true' }) }),
    async exchangeCode(code) {
      const query = { appid: options.appId, secret: options.appSecret, code, grant_type: 'authorization_code' }
      const json = await sendRequest(options, '/sns/oauth2/access_token', query, false, [code])
      return {
        accessToken: needed(json, 'access_token'),
        expiresInSeconds: Number(needed(json, 'expires_in')),
        openId: needed(json, 'openid'),
        unionId: textOf(json, 'unionid'),
      }
    },
    async userInfo({ accessToken, openId }) {
      const query = { access_token: accessToken, openid: openId, lang: 'zh_CN' }
      const json = await sendRequest(options, '/sns/userinfo', query, true, [accessToken])
      if (needed(json, 'openid') !== openId) throw new GatewayError(AT, 'provider', { detail: 'the data of another user' })
      return toUser(openId, json)
    },
  }
}

/** The parameters in the order of WeChat's documentation. */
function qrConnect(options: OpenPlatformOptions, request: WeChatLoginRequest, more: Readonly<Record<string, string>>): string {
  checkLoginRequest(request)
  const url = new URL('/connect/qrconnect', options.loginPage)
  const parameters = { appid: options.appId, redirect_uri: request.redirectUri, response_type: 'code', scope: 'snsapi_login' }
  url.search = new URLSearchParams({ ...parameters, state: request.state, ...more }).toString()
  url.hash = 'wechat_redirect'
  return url.href
}

async function sendRequest(
  options: OpenPlatformOptions,
  path: string,
  query: Readonly<Record<string, string>>,
  idempotent: boolean,
  secrets: readonly string[],
): Promise<ProviderAnswer['json']> {
  const url = new URL(path, options.endpoint)
  url.search = new URLSearchParams(query).toString()
  const request = () => ({ method: 'GET', url, headers: { accept: 'application/json' }, body: '' }) as const
  const { json } = await callProvider({ at: AT, idempotent, limits: options.limits ?? CALL_LIMITS, request })
  const code = textOf(json, 'errcode')
  if (code === null || code === '0') return json
  const detail = strikeOutSecrets(textOf(json, 'errmsg') ?? '', [options.appSecret, ...secrets])
  throw new GatewayError(AT, issueOf(ISSUES, code), { providerCode: code, detail })
}

function needed(json: ProviderAnswer['json'], name: string): string {
  const text = textOf(json, name)
  if (text === null) throw new GatewayError(AT, 'provider', { detail: `an answer without ${name}` })
  return text
}

/** WeChat still returns http addresses of pictures; their servers also support https, and a page over https shows no others. */
function toUser(openId: string, json: ProviderAnswer['json']): WeChatUser {
  const picture = URL.parse(textOf(json, 'headimgurl') ?? '')
  const isWeb = picture?.protocol === 'https:' || picture?.protocol === 'http:'
  return {
    openId,
    unionId: textOf(json, 'unionid'),
    nick: (textOf(json, 'nickname') ?? '').trim(),
    avatar: isWeb ? picture.href.replace(/^http:/, 'https:') : null,
  }
}
