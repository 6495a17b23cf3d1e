import { PAYMENT_CALLBACKS, type OrderCodes, type PayChannel } from '@gezhi/contract'
import type { Logger } from 'pino'
import { CallError } from '../../http/call-error.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { issuedCode, type StoredOrder } from '../orders/orders-table.ts'
import type { Channels } from './channels.ts'

export interface CodeParts {
  readonly orders: Pick<OrderStore, 'requestCodes' | 'saveCodes'>
  readonly channels: Channels
  readonly log: Pick<Logger, 'warn'>
  /** ms. */
  readonly now: () => number
}

const NOTIFIES: Readonly<Record<PayChannel, keyof typeof PAYMENT_CALLBACKS>> = { WX: 'weChatPay', ZFB: 'alipay' }

/**
 * The QR codes of an unpaid order, from the providers if they have not issued them; both at once. One that does not answer leaves its code
 * empty. Throws PAYMENT_OFF without a provider, PAYMENT_UNAVAILABLE if none answers, ORDER_NOT_PAYABLE, also if the order ended meanwhile.
 */
export async function requestCodes(
  { orders, channels, log }: CodeParts,
  { orderNo, amount }: StoredOrder,
  { address, name, only }: { readonly address: string; readonly name: string; readonly only?: PayChannel | undefined },
): Promise<OrderCodes> {
  if (channels.size === 0) throw new CallError('PAYMENT_OFF')
  const wanted = [...channels.keys()].filter((channel) => only === undefined || only === channel)
  const order = await orders.requestCodes(orderNo, wanted)
  if (order === null) throw new CallError('ORDER_NOT_PAYABLE')
  const codeOf = async (channel: PayChannel, stored: string) => {
    const known = issuedCode(stored)
    const gateway = channels.get(channel)
    if (known !== '' || gateway === undefined || !wanted.includes(channel)) return known
    const notifyUrl = address + PAYMENT_CALLBACKS[NOTIFIES[channel]].path
    const request = { orderNo, amount, description: name, expiresAt: order.expiresAt.getTime(), notifyUrl }
    return gateway.createCode(request).catch((error: Error) => {
      log.warn({ channel, message: error.message }, 'no QR code')
      return ''
    })
  }
  const [wxCode, zfbCode] = await Promise.all([codeOf('WX', order.wxCode), codeOf('ZFB', order.zfbCode)])
  if (!(await orders.saveCodes(orderNo, wanted, { wxCode, zfbCode }))) throw new CallError('ORDER_NOT_PAYABLE')
  if (wxCode === '' && zfbCode === '') throw new CallError('PAYMENT_UNAVAILABLE')
  return { orderNo, expireTime: order.expiresAt.getTime(), wxCodeUrl: wxCode, zfbCodeUrl: zfbCode }
}
