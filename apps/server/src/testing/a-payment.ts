import { PAYMENT_CALLBACKS, type OrderCodes } from '@gezhi/contract'
import { gateways, memorySandboxMemory, memoryOutbox, type CallbackLie, type Gateways, type SandboxPayment } from '@gezhi/gateways'
import { readSettings } from '../settings/read-settings.ts'
import type { TestApp } from './build-test-app.ts'

const PATHS = { WX: PAYMENT_CALLBACKS.weChatPay.path, ZFB: PAYMENT_CALLBACKS.alipay.path } as const

/** Gateways with simulated providers in memory, on a clock. */
export function paymentGateways(clock: { readonly now: number }): Gateways {
  const now = () => clock.now
  return gateways(readSettings({}), 'development', { outbox: memoryOutbox(), memory: memorySandboxMemory(now) }, now)
}

/** The simulated provider of a channel. */
export function sandboxOf({ sandbox }: Gateways, channel: 'WX' | 'ZFB'): SandboxPayment {
  return (channel === 'WX' ? sandbox?.weChatPay : sandbox?.alipay)!
}

/** Creates an order; the envelope. */
export function buy(test: TestApp, headers: Record<string, string>, purchase: object = { productId: 1 }) {
  return test.post<OrderCodes & { error?: string }>('/api/pay/buy/createOrder', purchase, headers)
}

/** The notification of a payment, delivered over HTTP; returns the answer. Null for an order that is not paid. */
export async function notify(test: TestApp, outside: Gateways, channel: 'WX' | 'ZFB', orderNo: string, lie?: CallbackLie) {
  const callback = await sandboxOf(outside, channel).provider.callback(orderNo, lie)
  if (callback === null) return null
  const type = channel === 'WX' ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers = { 'content-type': type, ...callback.headers } as Record<string, string>
  return test.app.inject({ method: 'POST', url: PATHS[channel], headers, payload: callback.body })
}

/** The buyer pays and the provider notifies. */
export async function pay(test: TestApp, outside: Gateways, channel: 'WX' | 'ZFB', orderNo: string): Promise<void> {
  if (!(await sandboxOf(outside, channel).provider.pay(orderNo))) throw new Error(`${orderNo} cannot be paid`)
  const answer = await notify(test, outside, channel, orderNo)
  if (answer === null || answer.statusCode >= 300) throw new Error(`The notification was answered ${answer?.statusCode}`)
}
