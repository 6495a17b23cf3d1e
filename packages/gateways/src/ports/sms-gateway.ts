/** One code on its way to a phone. */
export interface SmsCode {
  /** Mainland mobile number: 11 digits, or with +86 or 0086 before them. */
  readonly telephone: string
  /** 4 to 8 digits. */
  readonly code: string
  /** How long the code lives, for the text: 1 to 60. */
  readonly minutes: number
}

/**
 * Sends verification codes by SMS. Only codes: Chinese providers send approved templates, and this is the one Gezhi needs.
 * Quotas per phone are the caller's; a provider's own come back as `throttled`. All methods reject with `GatewayError`.
 */
export interface SmsGateway {
  readonly adapter: 'sandbox' | 'aliyun' | 'tencent'
  /** Resolves once the provider has taken the message, which is before it arrives. Never sends twice. */
  sendCode(message: SmsCode): Promise<void>
}
