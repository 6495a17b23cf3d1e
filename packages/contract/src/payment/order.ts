import * as z from 'zod'
import { text } from '../text.ts'
import { PAY_TYPES } from './payment-values.ts'

/** The number of an order: time in Shanghai and ten random digits. */
export const orderNoSchema = text().regex(/^\d{24}$/)

/** An order of the user. Amounts in yuan, times of Asia/Shanghai. */
export const orderSchema = z.object({
  orderNo: z.string(),
  payType: z.enum(PAY_TYPES),
  productId: z.int(),
  productName: z.string(),
  productType: z.string(),
  productSalePrice: z.number(),
  payStatus: z.int(),
  refundedPrice: z.number(),
  /** Of refunds that were decided, but not made yet. */
  refundingPrice: z.number(),
  /** Of further payments of the same order, which are returned: what has been, and what is still to be. */
  returnedPrice: z.number(),
  returningPrice: z.number(),
  createTime: z.string(),
  payTime: z.string().nullable(),
  /** ms; until then an unpaid order can be paid. */
  expireTime: z.number().nullable(),
  /** When what it granted runs; `queued` if it begins later, at the end of another membership (G105). Null if it grants nothing. */
  rights: z.object({ startTime: z.string(), endTime: z.string(), queued: z.boolean() }).nullable(),
  /** Of a transfer: whether a bank slip was uploaded, and why the last one was rejected, until another is uploaded. */
  hasSlip: z.boolean(),
  slipRejection: z.string().nullable(),
  hasContract: z.boolean(),
  hasInvoice: z.boolean(),
})
export type Order = z.infer<typeof orderSchema>

/** The QR codes of an order; an empty code if its provider is not offered or did not answer. */
export const orderCodesSchema = z.object({
  orderNo: z.string(),
  /** ms. */
  expireTime: z.number(),
  /** Text of the QR code. */
  wxCodeUrl: z.string(),
  zfbCodeUrl: z.string(),
})
export type OrderCodes = z.infer<typeof orderCodesSchema>
