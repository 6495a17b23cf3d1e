import * as z from 'zod'
import { call } from '../call.ts'
import { orderCodesSchema, orderNoSchema } from './order.ts'
import { PRODUCT_TYPES } from './product.ts'

/** No price, owner or state: the server takes them from the product and the session (G104). Unknown fields are ignored. */
const purchaseSchema = z.object({
  productId: z.int().min(0).max(1_000_000),
  productType: z.enum(PRODUCT_TYPES).default('VIP'),
  productNumber: z.literal(1).default(1),
  /** True closes the unpaid order of the product and makes a new one; false returns it (G96). */
  reset: z.boolean().default(false),
})

/** Only products of the type IPR. */
const iprPurchaseSchema = purchaseSchema.extend({ productType: z.literal('IPR').default('IPR') })

/** `productId`, if given, must be that of the order. */
const codesRequestSchema = z.object({
  payType: z.enum(['QR_CODE', 'WX', 'ZFB']).default('QR_CODE'),
  orderNo: orderNoSchema,
  productId: z.int().min(0).max(1_000_000).optional(),
})

const SALE_ERRORS = [
  'ORDERS_OPEN',
  'DAILY_QUOTA',
  'PRODUCT_NOT_FOUND',
  'PRODUCT_OFF_SALE',
  'PROMOTION_OVER',
  'PRODUCT_MISMATCH',
  'UNPAID_ORDER_EXISTS',
  'ORDERS_BUSY',
] as const
const CODE_ERRORS = [
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PAYABLE',
  'PRODUCT_MISMATCH',
  'PAYMENT_OFF',
  'PAYMENT_UNAVAILABLE',
  'ORDERS_BUSY',
] as const

const createOf = <Purchase extends z.ZodType>(id: string, path: string, request: Purchase) =>
  call({
    id,
    method: 'POST',
    path,
    who: 'login',
    request,
    answer: orderCodesSchema,
    errors: [...SALE_ERRORS, 'PAYMENT_OFF', 'PAYMENT_UNAVAILABLE'],
    summary: { zh: '下单并返回两个二维码', en: 'Creates an order and returns its two QR codes' },
  })

const codesOf = (id: string, path: string) =>
  call({
    id,
    method: 'POST',
    path,
    who: 'login',
    request: codesRequestSchema,
    answer: orderCodesSchema,
    errors: CODE_ERRORS,
    summary: { zh: '订单的二维码', en: 'QR codes of an order' },
  })

/** Buying: an order, its QR codes and its state. The spec names several paths for the same actions (G90). */
export const BUY_CALLS = {
  createOrder: createOf('C.pay.07', '/api/pay/buy/createOrder', purchaseSchema),
  createUserOrder: createOf('C.pay.05', '/api/user/pay/getPayOrder', purchaseSchema),
  /** Valuations of companies (G167). No report is named: one exists only once it was paid, and any company can be chosen then. */
  createIprOrder: createOf('C.pay.03', '/api/pay/buy/getIprPayOrder', iprPurchaseSchema),
  /** Only the number; its QR codes follow with `getQrCode`. */
  createOrderNo: call({
    id: 'C.pay.01',
    method: 'POST',
    path: '/api/pay/buy/getPayOrderNo',
    who: 'login',
    request: purchaseSchema,
    answer: z.object({ orderNo: z.string() }),
    errors: SALE_ERRORS,
    summary: { zh: '下单，仅返回订单号', en: 'Creates an order and returns its number' },
  }),
  findQrCodes: codesOf('C.pay.08', '/api/pay/buy/getQrCode'),
  payOrder: codesOf('C.pay.02', '/api/pay/buy/productPay'),
  payUserOrder: codesOf('C.pay.06', '/api/user/pay/productPay'),
  /** An order that is paid by corporate bank transfer (DGZZ). */
  createTransferOrder: call({
    id: 'C.pay.04',
    method: 'POST',
    path: '/api/pay/buy/addIprCorporateTransferOrder',
    who: 'login',
    request: purchaseSchema,
    answer: z.object({ orderNo: z.string() }),
    errors: [...SALE_ERRORS, 'PAYMENT_OFF'],
    summary: { zh: '对公转账下单', en: 'Creates an order paid by corporate bank transfer' },
  }),
  /** Polled every 2 seconds (B.payment.06). */
  findPayStatus: call({
    id: 'C.pay.09',
    method: 'POST',
    path: '/api/pay/buy/getPayStatus',
    who: 'login',
    request: z.object({ orderNo: orderNoSchema }),
    answer: z.object({ payStatus: z.int(), userProduct: z.array(z.object({ productName: z.string(), endTime: z.string() })) }),
    errors: ['ORDER_NOT_FOUND'],
    summary: { zh: '订单的支付状态', en: 'Payment state of an order' },
  }),
  /** What this installation offers to pay with. */
  listPayMethods: call({
    id: null,
    method: 'POST',
    path: '/api/pay/buy/listMethods',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.object({
      wx: z.boolean(),
      zfb: z.boolean(),
      /** The account transfers go to; null if they are not offered. */
      transfer: z.object({ accountName: z.string(), bank: z.string(), accountNo: z.string() }).nullable(),
      /** Orders are paid by a simulated provider of a development server. */
      sandbox: z.boolean(),
    }),
    summary: { zh: '可用的支付方式', en: 'Available payment methods' },
  }),
}
