/** The gateways there are: the word in settings, errors and outbox. */
export type GatewayKind = 'sms' | 'mail' | 'wechat' | 'phoneAuth' | 'translation'

/**
 * Why a gateway did not do what it was asked.
 * - `unreachable`: no connection came about; nothing was sent, asking again is safe.
 * - `timeout`: no answer in time; it may have been done.
 * - `throttled`: the provider wants less of this, for this recipient or at all; later it works.
 * - `recipient`: the phone number or mail address cannot be reached, ever.
 * - `credential`: the code or token a user brought is wrong, used up or too old; the user starts anew.
 * - `configuration`: keys, signature, template, balance or rights at the provider; only the operator can mend it.
 * - `provider`: the provider failed, or answered what cannot be read; it may have been done.
 */
export type GatewayIssue = 'unreachable' | 'timeout' | 'throttled' | 'recipient' | 'credential' | 'configuration' | 'provider'

const TEXTS: Readonly<Record<GatewayIssue, { readonly zh: string; readonly en: string }>> = {
  unreachable: { zh: '无法连接服务商', en: 'the provider cannot be reached' },
  timeout: { zh: '服务商未在限定时间内应答', en: 'the provider did not respond in time' },
  throttled: { zh: '请求过于频繁，请稍后再试', en: 'too many requests, try again later' },
  recipient: { zh: '接收方号码或地址无效', en: 'the number or address of the recipient is invalid' },
  credential: { zh: '凭证无效或已过期，请重新操作', en: 'the code or token is invalid or has expired; please start again' },
  configuration: { zh: '服务商拒绝了本系统的请求，请联系管理员', en: 'the provider rejected this system; please contact the operator' },
  provider: { zh: '服务商出错', en: 'the provider failed' },
}

/** What a gateway reports. `message`, `zh`, `en` and `detail` hold no key, token, code, phone number or address. */
export class GatewayError extends Error {
  readonly gateway: GatewayKind
  readonly adapter: string
  readonly issue: GatewayIssue
  /** For users, without anything of the provider's. */
  readonly zh: string
  readonly en: string
  /** The provider's own code (`isv.BUSINESS_LIMIT_CONTROL`, `40029`, `550`); null where it gave none. */
  readonly providerCode: string | null
  /** The provider's own words and request number, for the operator's log; secrets are struck out. */
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

  /** True where the provider may have done what it was asked, so that asking again could do it twice. */
  get mayHaveHappened(): boolean {
    return this.issue === 'timeout' || this.issue === 'provider'
  }
}
