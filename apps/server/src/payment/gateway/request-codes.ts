import { PAYMENT_CALLBACKS, type OrderCodes, type PayChannel } from '@gezhi/contract'
import type { Logger } from 'pino'
import { CallError } from '../../http/call-error.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { StoredOrder } from '../orders/orders-table.ts'
import type { Channels } from './channels.ts'

export interface CodeParts {
  readonly orders: Pick<OrderStore, 'saveCodes'>
  readonly channels: Channels
  readonly log: Pick<Logger, 'warn'>
  /** ms. */
  readonly now: () => number
}

const NOTIFIES: Readonly<Record<PayChannel, keyof typeof PAYMENT_CALLBACKS>> = { WX: 'weChatPay', ZFB: 'alipay' }

/**
 * The QR codes of an unpaid order, from the providers if they have not issued them; both at once. One that does not answer leaves its code
 * empty. Throws PAYMENT_OFF without a provider, PAYMENT_UNAVAILABLE if none answers, ORDER_NOT_PAYABLE.
 */
export async function requestCodes(
  { orders, channels, log, now }: CodeParts,
  order: StoredOrder,
  { address, name, only }: { readonly address: string; readonly name: string; readonly only?: PayChannel | undefined },
): Promise<OrderCodes> {
  if (channels.size === 0) throw new CallError('PAYMENT_OFF')
  if (order.state !== 'unpaid' || order.payType === 'DGZZ' || order.expiresAt.getTime() <= now()) throw new CallError('ORDER_NOT_PAYABLE')
  const codeOf = async (channel: PayChannel, known: string) => {
    const gateway = channels.get(channel)
    if (known !== '' || gateway === undefined || (only !== undefined && only !== channel)) return known
    const notifyUrl = address + PAYMENT_CALLBACKS[NOTIFIES[channel]].path
    const { orderNo, amount } = order
    const request = { orderNo, amount, description: name, expiresAt: order.expiresAt.getTime(), notifyUrl }
    return gateway.createCode(request).catch((error: Error) => {
      log.warn({ channel, message: error.message }, 'no QR code')
      return ''
    })
  }
  const [wxCode, zfbCode] = await Promise.all([codeOf('WX', order.wxCode), codeOf('ZFB', order.zfbCode)])
  if (wxCode === '' && zfbCode === '') throw new CallError('PAYMENT_UNAVAILABLE')
  await orders.saveCodes(order.orderNo, { wxCode, zfbCode })
  return { orderNo: order.orderNo, expireTime: order.expiresAt.getTime(), wxCodeUrl: wxCode, zfbCodeUrl: zfbCode }
}
