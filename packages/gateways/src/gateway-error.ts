/** All kinds of gateways, as named in settings, errors and the outbox. */
export type GatewayKind = 'sms' | 'mail' | 'wechat' | 'phoneAuth' | 'translation' | 'chat' | 'weChatPay' | 'alipay'

/**
 * Why a gateway call failed.
 * - `unreachable`: no connection; nothing was sent, so a retry is safe.
 * - `timeout`: no response in time; the action may have been performed.
 * - `throttled`: the provider's rate limit, for this recipient or in general; retry later.
 * - `recipient`: the phone number or mail address can never be reached.
 * - `credential`: the user's code or token is wrong, used or expired; the user must start again.
 * - `configuration`: keys, signature, template, balance or permissions at the provider; only the operator can fix it.
 * - `provider`: the provider failed or returned an unreadable response; the action may have been performed.
 */
export type GatewayIssue = 'unreachable' | 'timeout' | 'throttled' | 'recipient' | 'credential' | 'configuration' | 'provider'

const TEXTS: Readonly<Record<GatewayIssue, { readonly zh: string; readonly en: string }>> = {
  unreachable: { zh: '无法连接服务商', en: 'the provider cannot be reached' },
  timeout: { zh: '服务商未在限定时间内响应', en: 'the provider did not respond in time' },
  throttled: { zh: '请求过于频繁，请稍后再试', en: 'too many requests, try again later' },
  recipient: { zh: '接收方号码或地址无效', en: 'the number or address of the recipient is invalid' },
  credential: { zh: '凭证无效或已过期，请重新操作', en: 'the code or token is invalid or has expired; please start again' },
  configuration: {
    zh: '服务商拒绝了本系统的请求，请联系管理员',
    en: 'the provider rejected this system; please contact the administrator',
  },
  provider: { zh: '服务商出错', en: 'the provider failed' },
}

/** Error of a gateway. `message`, `zh`, `en` and `detail` contain no key, token, code, phone number or address. */
export class GatewayError extends Error {
  readonly gateway: GatewayKind
  readonly adapter: string
  readonly issue: GatewayIssue
  /** For users; contains nothing from the provider. */
  readonly zh: string
  readonly en: string
  /** The provider's error code (`isv.BUSINESS_LIMIT_CONTROL`, `40029`, `550`); null if there is none. */
  readonly providerCode: string | null
  /** The provider's message and request id, for the operator's log; secrets are redacted. */
  readonly detail: string | null

  constructor(
    at: { readonly gateway: GatewayKind; readonly adapter: string },
    issue: GatewayIssue,
    { providerCode = null, detail = null }: { readonly providerCode?: string | null; readonly detail?: string | null } = {},
  ) {
    const parts = [providerCode, detail].filter(Boolean).join(': ')
    super(`${at.gateway} (${at.adapter}): ${TEXTS[issue].en}${parts ? ` (${parts})` : ''}`)
    this.name = 'GatewayError'
    this.gateway = at.gateway
    this.adapter = at.adapter
    this.issue = issue
    this.zh = TEXTS[issue].zh
    this.en = TEXTS[issue].en
    this.providerCode = providerCode
    this.detail = detail
  }

  /** True if the provider may have performed the action, so that a retry could perform it twice. */
  get mayHaveHappened(): boolean {
    return this.issue === 'timeout' || this.issue === 'provider'
  }
}
