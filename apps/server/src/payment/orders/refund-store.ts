import { and, count, eq, gt, ne } from 'drizzle-orm'
import type { MessageStore } from '../../accounts/messages/message-store.ts'
import type { BoughtProducts } from '../../accounts/products/bought-products.ts'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { revokeOrder } from './grant-order.ts'
import { ledger } from './ledger-table.ts'
import { lockOrder } from './lock-order.ts'
import type { WithEvent } from './order-store.ts'
import { transitionOf } from './order-transitions.ts'
import { orders, type StoredOrder } from './orders-table.ts'
import { outbox } from './outbox-table.ts'
import { requestReturn } from './request-return.ts'
import { refunds, type StoredRefund } from './refunds-table.ts'
import { priceText, saleMessage } from '../sale-messages.ts'

const DAY = 24 * 3_600_000

/** Why a refund cannot begin. */
export type RefundRejection = 'unknown' | 'notPaid' | 'tooMuch'

/** What a buyer is told about the end of a refund. */
type Outcome = 'refunded' | 'refundedInPart' | 'refundFailed'

/** Refunds of orders: decided here, made by the provider, booked when it says so. */
export interface RefundStore {
  /** Decides to return `amount` cents of an order, all that is left by default; `withRefund` belongs to it, in its transaction. */
  start(
    orderNo: string,
    reason: string,
    amount?: number,
    withRefund?: (transaction: Transaction, refund: StoredRefund) => Promise<void>,
  ): Promise<StoredRefund | RefundRejection>
  find(refundNo: string): Promise<StoredRefund | null>
  /** Books a refund that was made, with what belongs to it; a repeated call changes nothing. */
  complete(refundNo: string, refundedAt: number, withRefund?: WithEvent): Promise<void>
  /** The provider will not make it: an order stays paid; the return of a further payment is requested again a day later. */
  fail(refundNo: string): Promise<void>
}

/** Refunds in PostgreSQL; `now` in ms. `changed` is called after the rights of an account changed; buyers are told by `messages`. */
export function refundStore(
  database: Database,
  bought: BoughtProducts,
  now: () => number,
  changed: (userId: string) => void = () => {},
  messages?: Pick<MessageStore, 'send'>,
): RefundStore {
  const tell = async (transaction: Transaction, { userId, orderNo }: StoredOrder, { amount }: StoredRefund, name: Outcome) =>
    messages?.send({ userId, ...saleMessage(name, { orderNo, price: priceText(amount) }), link: '/user/orderCenter' }, transaction)
  return {
    start: (orderNo, reason, given, withRefund) =>
      database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, bought, orderNo)
        if (order === undefined) return 'unknown'
        const transition = transitionOf(order.state, 'startRefund')
        if (transition === null) return 'notPaid'
        const amount = given ?? order.amount - order.refunded
        if (amount <= 0 || amount > order.amount - order.refunded) return 'tooMuch'
        // The first payment is that of the order; later ones were returned.
        const [payment] = await transaction
          .select()
          .from(ledger)
          .where(and(eq(ledger.orderNo, orderNo), eq(ledger.kind, 'payment')))
          .orderBy(ledger.id)
          .limit(1)
        const [counted] = await transaction.select({ total: count() }).from(refunds).where(eq(refunds.orderNo, orderNo))
        const [refund] = await transaction
          .insert(refunds)
          .values({
            refundNo: `R${orderNo}${counted!.total + 1}`,
            orderNo,
            channel: payment!.channel,
            transaction: payment!.reference,
            amount,
            paid: payment!.amount,
            kind: 'order',
            state: 'pending',
            reason,
            createdAt: new Date(now()),
          })
          .returning()
        await transaction.update(orders).set({ state: transition.to }).where(eq(orders.orderNo, orderNo))
        // A bank transfer is returned by hand.
        if (payment!.channel !== 'DGZZ')
          await transaction.insert(outbox).values({ task: 'refund', orderNo, refundNo: refund!.refundNo, dueAt: new Date(now()) })
        await withRefund?.(transaction, refund!)
        return refund!
      }),
    async find(refundNo) {
      const [refund] = await database.select().from(refunds).where(eq(refunds.refundNo, refundNo))
      return refund ?? null
    },
    async complete(refundNo, refundedAt, withRefund) {
      const owner = await database.transaction(async (transaction) => {
        const { order, refund } = await lockOrderOf(transaction, bought, refundNo)
        if (refund === undefined || refund.state === 'succeeded') return null
        await withRefund?.(transaction)
        const { orderNo, channel, amount } = refund
        const times = { happenedAt: new Date(refundedAt), bookedAt: new Date(now()) }
        await transaction.insert(ledger).values({ orderNo, channel, kind: 'refund', reference: refundNo, amount: -amount, ...times })
        await transaction
          .update(refunds)
          .set({ state: 'succeeded', endedAt: new Date(now()) })
          .where(eq(refunds.refundNo, refundNo))
        const left = refund.paid - amount - (refund.kind === 'order' && order !== undefined ? order.refunded : 0)
        const isOpen = await endImpossible(transaction, refund, { left, now: now() })
        if (refund.kind === 'surplus' || order === undefined) return null
        const event = left === 0 ? 'completeRefund' : 'completePartialRefund'
        const transition = transitionOf(order.state, event)
        if (transition === null) throw new Error(`The order ${orderNo} is ${order.state}, not paid`)
        const state = left > 0 && isOpen ? order.state : transition.to
        await transaction
          .update(orders)
          .set({ refunded: order.refunded + amount, state })
          .where(eq(orders.orderNo, orderNo))
        if (transition.effects.includes('revokeRights')) await revokeOrder(transaction, bought, order, now())
        await tell(transaction, order, refund, left === 0 ? 'refunded' : 'refundedInPart')
        return order.userId
      })
      if (owner !== null) changed(owner)
    },
    async fail(refundNo) {
      await database.transaction(async (transaction) => {
        const { order, refund } = await lockOrderOf(transaction, bought, refundNo)
        if (refund?.state !== 'pending') return
        await transaction
          .update(refunds)
          .set({ state: 'failed', endedAt: new Date(now()) })
          .where(eq(refunds.refundNo, refundNo))
        if (refund.kind === 'surplus') {
          const { orderNo, channel, transaction: reference, amount, reason } = refund
          // The money is not ours: a new request under a new number.
          await requestReturn(transaction, { orderNo, channel, reference, amount, reason }, { now: now(), dueAt: now() + DAY })
          return
        }
        const transition = order !== undefined ? transitionOf(order.state, 'rejectRefund') : null
        if (order === undefined || transition === null) return
        await transaction.update(orders).set({ state: transition.to }).where(eq(orders.orderNo, refund.orderNo))
        await tell(transaction, order, refund, 'refundFailed')
      })
    },
  }
}

/** A refund with its order, which is locked first: the lock of an order covers all of its refunds. */
async function lockOrderOf(transaction: Transaction, bought: BoughtProducts, refundNo: string) {
  const [known] = await transaction.select({ orderNo: refunds.orderNo }).from(refunds).where(eq(refunds.refundNo, refundNo))
  const order = known && (await lockOrder(transaction, bought, known.orderNo))
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.refundNo, refundNo)).for('update')
  return { order, refund }
}

/**
 * Ends the refunds of a payment that its rest is too small for: a provider may make a refund it rejected before, while another one is under
 * way. True if one of them can still be made.
 */
async function endImpossible(
  transaction: Transaction,
  { refundNo, orderNo, channel, transaction: payment }: StoredRefund,
  { left, now }: { readonly left: number; readonly now: number },
): Promise<boolean> {
  const pending = and(
    eq(refunds.orderNo, orderNo),
    eq(refunds.channel, channel),
    eq(refunds.transaction, payment),
    eq(refunds.state, 'pending'),
    ne(refunds.refundNo, refundNo),
  )
  await transaction
    .update(refunds)
    .set({ state: 'failed', endedAt: new Date(now) })
    .where(and(pending, gt(refunds.amount, left)))
  return (await transaction.$count(refunds, pending)) > 0
}
