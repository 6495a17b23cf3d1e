import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MessageStore } from '../../accounts/messages/message-store.ts'
import type { Database } from '../../database/connect-database.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { priceText, saleMessage } from '../sale-messages.ts'
import { orders } from './orders-table.ts'

/** The page where the order is paid or cancelled. */
const PAGE = '/user/orderCenter'
const MINUTE = 60_000

/** How long before its end an order is due for its reminder: ten of thirty minutes of QR codes (G92), a day of a transfer. ms. */
export const REMINDED_BEFORE = { QR_CODE: 10 * MINUTE, DGZZ: 24 * 60 * MINUTE } as const

/** Reminds a user of an order that is still unpaid; however often it is called, one message. */
export async function remindUnpaid(database: Database, messages: Pick<MessageStore, 'send'>, orderNo: string, now: number): Promise<void> {
  const [order] = await database.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (order?.state !== 'unpaid' || order.expiresAt.getTime() <= now) return
  const { userId, product, amount, expiresAt } = order
  const [price, end] = [priceText(amount), shanghaiTime(expiresAt).slice(0, 16)]
  await messages.send({
    id: messageIdOf(orderNo),
    userId,
    ...saleMessage('unpaid', { orderNo, name: product.name, nameEn: product.nameEn, price, end }),
    link: PAGE,
  })
}

/** One message an order. */
function messageIdOf(orderNo: string): string {
  const hex = createHash('sha256').update(`unpaid ${orderNo}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
