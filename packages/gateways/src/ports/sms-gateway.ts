/** A code to be sent to a phone. */
export interface SmsCode {
  /** Mainland mobile number: 11 digits, or with +86 or 0086 before them. */
  readonly phone: string
  /** 4 to 8 digits. */
  readonly code: string
  /** Validity of the code, mentioned in the text: 1 to 60. */
  readonly minutes: number
}

/**
 * Sends verification codes by SMS. Only codes: Chinese providers send approved templates, and this is the only one Gezhi needs. Quotas
 * per phone are up to the caller; the provider's own are reported as `throttled`. All methods reject with `GatewayError`.
 */
export interface SmsGateway {
  readonly adapter: 'sandbox' | 'aliyun' | 'tencent'
  /** Resolves once the provider has accepted the message, which is before delivery. Never sends twice. */
  sendCode(message: SmsCode): Promise<void>
}
