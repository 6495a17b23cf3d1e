/** States of an order as numbers of the API (G91). Polling stops at 1, 5 and 6. */
export const PAY_STATUS = { unpaid: 0, paid: 1, transferring: 2, refunding: 3, refunded: 4, cancelled: 5, failed: 6 } as const
export type OrderState = keyof typeof PAY_STATUS

/** How an order is paid: by either QR code until it is paid, by WeChat or Alipay then; DGZZ is a corporate bank transfer. */
export const PAY_TYPES = ['QR_CODE', 'WX', 'ZFB', 'DGZZ'] as const
export type PayType = (typeof PAY_TYPES)[number]

/** Providers of QR codes. */
export type PayChannel = 'WX' | 'ZFB'

/** Lifetime of a QR order in minutes (G92). */
export const QR_MINUTES = 30
/** Lifetime of an order by bank transfer in days. */
export const TRANSFER_DAYS = 7

/** What operators do with money and rights, as the audit log names it. */
export const PAYMENT_ACTIONS = [
  'confirm',
  'reject transfer',
  'refund',
  'refunded',
  'issue invoice',
  'reject invoice',
  'reverse invoice',
  'price',
  'withdraw price',
  'grant',
  'revoke grant',
] as const
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

/** Original price in yuan of the product that the membership dialog selects, and of renewals (B.products.12, B.session.19). */
export const DEFAULT_ORIGINAL_PRICE = 398
