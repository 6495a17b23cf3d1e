import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { orderNoSchema, orderSchema } from './order.ts'

/** The order centre, and the gift that follows the first purchase. */
export const ORDER_CALLS = {
  /** Newest first. With `hasContract` those with a contract, or those without one. */
  listPurchases: call({
    id: 'C.order.01',
    method: 'POST',
    path: '/api/pay/order/list',
    who: 'login',
    request: z.object({ ...pageFields, payStatus: z.int().min(0).max(6).optional(), hasContract: z.boolean().optional() }).prefault({}),
    answer: pageOf(orderSchema),
    summary: { zh: '我的订单', en: 'Orders of the current user' },
  }),
  cancelOrder: call({
    id: 'C.order.02',
    method: 'POST',
    path: '/api/pay/order/cancellationOrder',
    who: 'login',
    request: z.object({ orderNo: orderNoSchema }),
    answer: z.literal(true),
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
    summary: { zh: '取消未支付的订单', en: 'Cancels an unpaid order' },
  }),
  findOrder: call({
    id: 'C.order.03',
    method: 'POST',
    path: '/api/pay/order/getOrder',
    who: 'login',
    request: z.object({ orderNo: orderNoSchema }),
    answer: orderSchema,
    errors: ['ORDER_NOT_FOUND'],
    summary: { zh: '订单', en: 'An order of the current user' },
  }),
  /** The latest unpaid order, null without one. */
  findUnpaidOrder: call({
    id: 'C.order.04',
    method: 'POST',
    path: '/api/pay/order/getUserNotPayOrder',
    who: 'login',
    request: z.object({}).nullish(),
    answer: orderSchema.nullable(),
    summary: { zh: '未支付的订单', en: 'The unpaid order of the current user' },
  }),
  /** Whether a gift was given; type 4 is that of the first purchase (G98). */
  isGiftGiven: call({
    id: 'C.gift.01',
    method: 'POST',
    path: '/api/user/record/validGiven',
    who: 'login',
    request: z.object({ type: z.literal(4) }),
    answer: z.boolean(),
    summary: { zh: '是否已获赠', en: 'Whether a gift was given' },
  }),
  /** The gift of the first purchase, once after it was given; then null. */
  takeFirstPurchaseGift: call({
    id: 'C.gift.02',
    method: 'POST',
    path: '/api/user/record/firstPurchaseGift',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({ productName: z.string(), endTime: z.string() }).nullable(),
    summary: { zh: '首购礼包', en: 'Gift of the first purchase' },
  }),
}
