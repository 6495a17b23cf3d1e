import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain payment answer. */
export const PAYMENT_ERRORS = {
  PRODUCT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该产品', en: 'There is no such product' },
  PRODUCT_OFF_SALE: { code: 400, everywhere: false, zh: '该产品已停售', en: 'This product is no longer sold' },
  PROMOTION_OVER: { code: 400, everywhere: false, zh: '活动已结束', en: 'The offer has ended' },
  PRODUCT_MISMATCH: {
    code: 400,
    everywhere: false,
    zh: '产品类型或数量与所选产品不符',
    en: 'Type or number does not match the selected product',
  },
  UNPAID_ORDER_EXISTS: { code: 400, everywhere: false, zh: '您有未支付的订单', en: 'You have an unpaid order' },
  ORDER_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该订单', en: 'There is no such order' },
  ORDER_NOT_PAYABLE: {
    code: 400,
    everywhere: false,
    zh: '订单已支付、已取消或已超时',
    en: 'The order has been paid or cancelled, or has expired',
  },
  ORDER_NOT_CANCELLABLE: { code: 400, everywhere: false, zh: '只能取消未支付的订单', en: 'Only unpaid orders can be cancelled' },
  ORDERS_BUSY: {
    code: 429,
    everywhere: false,
    zh: '您的上一个订单正在处理，请稍后再试',
    en: 'Your previous orders are being processed; please try again shortly',
  },
  PAYMENT_OFF: { code: 403, everywhere: false, zh: '本平台未开通在线支付', en: 'This installation does not offer online payment' },
  PAYMENT_UNAVAILABLE: {
    code: 500,
    everywhere: false,
    zh: '支付服务暂时不可用，请稍后再试',
    en: 'The payment service is unavailable; please try again later',
  },
} as const satisfies ErrorTable
