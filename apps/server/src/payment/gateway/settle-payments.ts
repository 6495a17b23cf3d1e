import type { PayChannel } from '@gezhi/contract'
import type { MailGateway, PaymentGateway, PaymentState, ProvenPayment } from '@gezhi/gateways'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/connect-database.ts'
import type { MessageStore } from '../../accounts/messages/message-store.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { remindUnpaid } from '../orders/remind-unpaid.ts'
import type { Applied, OrderStore } from '../orders/order-store.ts'
import type { StoredOrder } from '../orders/orders-table.ts'
import { outbox, type OutboxTask } from '../orders/outbox-table.ts'
import type { RefundStore } from '../orders/refund-store.ts'
import type { Channels } from './channels.ts'

const MINUTE = 60_000
/** Orders and tasks of one run. */
const LIMIT = 200
/** Longest pause between attempts of a task. */
const MAX_PAUSE = 60 * MINUTE

export interface SettleParts {
  readonly database: Database
  readonly orders: OrderStore
  readonly refunds: RefundStore
  readonly channels: Channels
  readonly messages: Pick<MessageStore, 'send'>
  /** Null if the installation sends no mail. */
  readonly mail: MailGateway | null
  /** Address of the installation; null if it is not known. */
  readonly publicUrl: string | null
  /** ms. */
  readonly now: () => number
  readonly log: Logger
}

/**
 * Brings orders and providers together; runs every minute. Asks for payments whose notification has not come, ends orders whose time is
 * over, and does what transitions have left in the outbox. Everything may run twice.
 */
export async function settlePayments(parts: SettleParts): Promise<void> {
  const { orders, log } = parts
  /** One order never stops the others. */
  const settle = async ({ orderNo }: StoredOrder, work: Promise<unknown>) => {
    await work.catch((err: Error) => log.error({ orderNo, err }, 'an order could not be settled'))
  }
  for (const order of await orders.awaiting(MINUTE, LIMIT)) await settle(order, lookUp(parts, order))
  for (const order of await orders.overdue(LIMIT)) await settle(order, orders.apply(order.orderNo, 'expire'))
  await runOutbox(parts)
}

/** Books a payment that a provider proved. */
export async function receivePayment(
  { orders, log }: Pick<SettleParts, 'orders' | 'log'>,
  channel: PayChannel,
  { orderNo, transaction, amount, paidAt }: ProvenPayment,
): Promise<Applied> {
  const applied = await orders.receive(orderNo, { channel, reference: transaction, amount, happenedAt: paidAt })
  if (applied === 'wrongAmount' || applied === 'unknown')
    log.error({ orderNo, channel, transaction, amount, applied }, 'a payment fits no order')
  return applied
}

/** Books what was paid. An order all of whose codes were closed by their providers before its time can no longer be paid: it has failed. */
async function lookUp(parts: SettleParts, order: StoredOrder): Promise<void> {
  const codes = [
    ['WX', order.wxCode],
    ['ZFB', order.zfbCode],
  ] as const
  const states: (PaymentState['kind'] | null)[] = []
  for (const [channel, code] of codes) {
    if (code === '') continue
    const state = await parts.channels
      .get(channel)
      ?.query(order.orderNo)
      .catch((error: Error) => {
        parts.log.warn({ channel, message: error.message }, 'the state of a payment is unknown')
        return null
      })
    states.push(state?.kind ?? null)
    if (state?.kind === 'paid') await receivePayment(parts, channel, state.payment)
  }
  // At their end the codes are closed as well: that order has expired.
  const isOpen = order.expiresAt.getTime() > parts.now()
  if (isOpen && states.length > 0 && states.every((kind) => kind === 'closed')) {
    parts.log.warn({ orderNo: order.orderNo }, 'an order failed: its codes were closed by their providers')
    await parts.orders.apply(order.orderNo, 'fail')
  }
}

/** Does what is due. A task that fails is repeated after a pause that doubles each time. */
export async function runOutbox(parts: SettleParts): Promise<void> {
  const { database, now, log } = parts
  const due = await database
    .select()
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, new Date(now()))))
    .orderBy(outbox.dueAt, outbox.id)
    .limit(LIMIT)
  for (const { id, task, orderNo, refundNo, attempts } of due) {
    const isDone = await runTask(parts, task, orderNo, refundNo).catch((error: Error) => {
      log.warn({ task, orderNo, message: error.message }, 'a task of a payment failed')
      return false
    })
    const again = new Date(now() + Math.min(MAX_PAUSE, MINUTE * 2 ** attempts))
    await database
      .update(outbox)
      .set(isDone ? { doneAt: new Date(now()) } : { attempts: attempts + 1, dueAt: again })
      .where(eq(outbox.id, id))
  }
}

/** False if it must be repeated. */
async function runTask(parts: SettleParts, task: OutboxTask, orderNo: string, refundNo: string | null): Promise<boolean> {
  switch (task) {
    case 'closeWx':
      return close(parts, 'WX', orderNo)
    case 'closeZfb':
      return close(parts, 'ZFB', orderNo)
    case 'refund':
      return refund(parts, refundNo!)
    case 'mailInvoice':
      return mailInvoice(parts, orderNo)
    case 'remind':
      await remindUnpaid(parts.database, parts.messages, orderNo, parts.now())
      return true
  }
}

async function close(parts: SettleParts, channel: PayChannel, orderNo: string): Promise<boolean> {
  const gateway = parts.channels.get(channel)
  if (gateway === undefined || (await gateway.close(orderNo)) === 'done') return true
  // Paid in the meantime: booked, and returned if the order needs it no more.
  const state = await gateway.query(orderNo)
  if (state.kind === 'paid') await receivePayment(parts, channel, state.payment)
  return true
}

async function refund({ refunds, channels, log }: SettleParts, refundNo: string): Promise<boolean> {
  const decided = await refunds.find(refundNo)
  if (decided?.state !== 'pending' || decided.channel === 'DGZZ') return true
  const gateway: PaymentGateway | undefined = channels.get(decided.channel)
  if (gateway === undefined) return false
  const { orderNo, transaction, amount, paid: total, reason } = decided
  const state = await gateway.refund({ orderNo, transaction, refundNo, amount, total, reason })
  if (state.kind === 'succeeded') await refunds.complete(refundNo, state.refundedAt)
  if (state.kind === 'failed') {
    log.error({ orderNo, refundNo, channel: decided.channel }, 'a refund was rejected by its provider')
    await refunds.fail(refundNo)
  }
  return state.kind !== 'pending'
}
