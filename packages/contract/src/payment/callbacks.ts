import { callbackCall, type CallbackCall } from '../callback-call.ts'

/** Notifications of payment providers. */
export const PAYMENT_CALLBACKS = {
  weChatPay: callbackCall({
    path: '/api/pay/callback/wechat',
    accepts: 'application/json',
    summary: { zh: '微信支付通知', en: 'Notification of WeChat Pay' },
  }),
  alipay: callbackCall({
    path: '/api/pay/callback/alipay',
    accepts: 'application/x-www-form-urlencoded',
    summary: { zh: '支付宝通知', en: 'Notification of Alipay' },
  }),
} satisfies Readonly<Record<string, CallbackCall>>
