import { count, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import type { LedgerChannel } from './ledger-table.ts'
import { outbox } from './outbox-table.ts'
import { refunds } from './refunds-table.ts'

/** A payment that goes back to who made it. */
export interface ReturnedPayment {
  readonly orderNo: string
  readonly channel: LedgerChannel
  readonly reference: string
  /** Cents. */
  readonly amount: number
  readonly reason: string
}

/** Has a payment that an order does not need returned, from `dueAt` on; within the transaction of a locked order. Times in ms. */
export async function requestReturn(
  transaction: Transaction,
  { orderNo, channel, reference, amount, reason }: ReturnedPayment,
  { now, dueAt }: { readonly now: number; readonly dueAt: number },
): Promise<void> {
  const [counted] = await transaction.select({ total: count() }).from(refunds).where(eq(refunds.orderNo, orderNo))
  const refundNo = `R${orderNo}${counted!.total + 1}`
  await transaction.insert(refunds).values({
    refundNo,
    orderNo,
    channel,
    transaction: reference,
    amount,
    paid: amount,
    kind: 'surplus',
    state: 'pending',
    reason,
    createdAt: new Date(now),
  })
  await transaction.insert(outbox).values({ task: 'refund', orderNo, refundNo, dueAt: new Date(dueAt) })
}
