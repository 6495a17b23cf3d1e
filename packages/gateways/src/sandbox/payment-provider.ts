import type { ProviderCallback } from '../ports/payment-gateway.ts'

/** A raw request to a simulated provider. */
export interface ProviderRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface ProviderReply {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** What a notification lies about. */
export type CallbackLie = 'wrongAmount' | 'wrongSignature' | 'wrongMerchant'

/** A provider of payments that speaks its protocol, with signatures that are checked and made with real keys. */
export interface PaymentProvider {
  answer(request: ProviderRequest): Promise<ProviderReply>
  /** The buyer pays. False if the order cannot be paid. */
  pay(orderNo: string): Promise<boolean>
  /** The notification of a payment, true or with a lie; null for an order that is not paid. */
  callback(orderNo: string, lie?: CallbackLie): Promise<ProviderCallback | null>
}
