/** An order that a provider is to collect. */
export interface PaymentRequest {
  /** 6 to 32 digits or letters; a repeated request with the same number does not create a second payment. */
  readonly orderNo: string
  /** Cents. */
  readonly amount: number
  readonly description: string
  /** ms. */
  readonly expiresAt: number
  /** Absolute address of the notification. */
  readonly notifyUrl: string
}

/** Money that a provider received, as its signature proves. */
export interface ProvenPayment {
  readonly orderNo: string
  /** The provider's number of the payment. */
  readonly transaction: string
  /** Cents: the amount of the order. */
  readonly amount: number
  /** ms. */
  readonly paidAt: number
}

/** Whether an order has been paid. `closed`: it can no longer be; `unknown`: the provider has no such order. */
export type PaymentState = { readonly kind: 'paid'; readonly payment: ProvenPayment } | { readonly kind: 'unpaid' | 'closed' | 'unknown' }

export interface RefundRequest {
  readonly orderNo: string
  readonly transaction: string
  /** A repeated request with the same number returns the state of the first one. */
  readonly refundNo: string
  /** Cents; `total` is the payment's. */
  readonly amount: number
  readonly total: number
  readonly reason: string
}

/** `pending` until the provider has decided: request the refund again later. */
export type RefundState = { readonly kind: 'succeeded'; readonly refundedAt: number } | { readonly kind: 'pending' | 'failed' }

/** A line of a provider's bill of one day. Amounts in cents. */
export interface BillEntry {
  readonly kind: 'payment' | 'refund'
  readonly orderNo: string
  readonly transaction: string
  /** Of a refund. */
  readonly refundNo: string | null
  readonly amount: number
  /** ms. */
  readonly happenedAt: number
}

/** A notification as it arrived. */
export interface ProviderCallback {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** What a provider gets in return for a notification. */
export interface CallbackAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Payment by QR code. All methods that call the provider reject with `GatewayError`; its answers are verified before they are believed. */
export interface PaymentGateway {
  readonly adapter: 'sandbox' | 'weChatPay' | 'alipay'
  /** Returns the text of a QR code. */
  createCode(request: PaymentRequest): Promise<string>
  query(orderNo: string): Promise<PaymentState>
  /** After this the order can no longer be paid; `paid` if it was before, `done` also for an unknown order. */
  close(orderNo: string): Promise<'done' | 'paid'>
  refund(request: RefundRequest): Promise<RefundState>
  /** The entries of a day (`yyyy-MM-dd` in Shanghai) that has ended. */
  bill(day: string): Promise<readonly BillEntry[]>
  /**
   * The payment that a notification reports; null for notifications about anything else. Rejects with `credential` unless it is signed by
   * the provider and for this merchant.
   */
  readCallback(callback: ProviderCallback): Promise<ProvenPayment | null>
  answerCallback(result: CallbackResult): CallbackAnswer
}

/** What became of a notification: `rejected`, because signature or content is wrong; `failed`, if it should be sent again. */
export type CallbackResult = 'accepted' | 'rejected' | 'failed'

/** The HTTP status of a notification that was not accepted. */
export const CALLBACK_STATUS: Readonly<Record<Exclude<CallbackResult, 'accepted'>, number>> = { rejected: 400, failed: 500 }
