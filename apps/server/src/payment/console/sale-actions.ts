import { TRANSFER_DAYS, type PaymentAction } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import type { BoughtProducts } from '../../accounts/products/bought-products.ts'
import type { AccountRegister } from '../../accounts/register/account-register.ts'
import type { MessageStore } from '../../accounts/messages/message-store.ts'
import type { Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import type { SettleParts } from '../gateway/settle-payments.ts'
import type { InvoiceStore } from '../invoices/invoice-store.ts'
import { orders, type StoredOrder } from '../orders/orders-table.ts'
import type { StoredRefund } from '../orders/refunds-table.ts'
import type { RefundRejection } from '../orders/refund-store.ts'
import type { DocumentFiles } from '../uploads/document-files.ts'
import { paymentActions, REJECT_TRANSFER, type ActionFacts } from './payment-actions-table.ts'
import { priceText, saleMessage } from '../sale-messages.ts'

/** What actions of operators use; `settle` does at once what the outbox holds. */
export interface SaleParts extends SettleParts {
  settle(): Promise<void>
  readonly invoices: InvoiceStore
  readonly documents: DocumentFiles
  readonly messages: Pick<MessageStore, 'send'>
  readonly register: Pick<AccountRegister, 'find'>
  readonly bought: BoughtProducts
  /** The rights of an account changed. */
  changed(userId: string): void
}

const DAY = 24 * 3_600_000
const ORDERS = '/user/orderCenter'

/** Records an action in the log, and in the table that the console shows: in the transaction of the action, so that none is without. */
export async function record(
  transaction: Transaction,
  { now }: SaleParts,
  by: Operator,
  action: PaymentAction,
  orderNo: string | null,
  about: ActionFacts,
): Promise<void> {
  await transaction.insert(paymentActions).values({ at: new Date(now()), operatorId: by.id, action, orderNo, about })
  audit(by, `payment ${action}`, { ...(orderNo !== null && { order: orderNo }), ...withoutTexts(about) })
}

/** The log holds no texts that somebody wrote. */
function withoutTexts({ reason: _reason, message: _message, note: _note, ...facts }: ActionFacts): ActionFacts {
  return facts
}

/** An order that an operator decides about: nobody does about their own. Throws ORDER_NOT_FOUND, ORDER_IS_OWN. */
async function orderOfOther({ database }: SaleParts, orderNo: string, by: Operator): Promise<StoredOrder> {
  const [order] = await database.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (order === undefined) throw new CallError('ORDER_NOT_FOUND')
  if (order.userId === by.id) throw new CallError('ORDER_IS_OWN')
  return order
}

/**
 * Books money that an operator saw in the bank account. Throws ORDER_NOT_FOUND, ORDER_IS_OWN,
 * TRANSFER_NOT_EXPECTED, TRANSFER_AMOUNT, TRANSFER_REFERENCE.
 */
export async function confirmTransfer(
  parts: SaleParts,
  { orderNo, amount, reference: written }: { readonly orderNo: string; readonly amount: number; readonly reference: string },
  by: Operator,
): Promise<void> {
  const order = await orderOfOther(parts, orderNo, by)
  if (order.payType !== 'DGZZ') throw new CallError('TRANSFER_NOT_EXPECTED')
  const reference = foldReference(written)
  const receipt = { channel: 'DGZZ', reference, amount, happenedAt: parts.now() } as const
  const applied = await parts.orders.receive(orderNo, receipt, async (transaction) => {
    await record(transaction, parts, by, 'confirm', orderNo, { reference, amount })
    await parts.messages.send({ userId: order.userId, ...saleMessage('transferArrived', { orderNo }), link: ORDERS }, transaction)
  })
  if (applied === 'ignored') throw new CallError('TRANSFER_NOT_EXPECTED')
  if (applied === 'wrongAmount') throw new CallError('TRANSFER_AMOUNT', { price: (order.amount / 100).toFixed(2) })
  if (applied === 'repeated') throw new CallError('TRANSFER_REFERENCE', { reference })
}

/** One text for all ways of writing a reference, so that the ledger takes it once. */
function foldReference(written: string): string {
  return written.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}

/** The slip does not prove a payment: the order is unpaid again for some days. Throws ORDER_NOT_FOUND, ORDER_IS_OWN, TRANSFER_NOT_EXPECTED. */
export async function rejectTransfer(
  parts: SaleParts,
  { orderNo, message }: { readonly orderNo: string; readonly message: string },
  by: Operator,
) {
  const order = await orderOfOther(parts, orderNo, by)
  const applied = await parts.orders.apply(orderNo, 'rejectSlip', async (transaction) => {
    // With the state, so that it does not expire at once.
    const expiresAt = new Date(parts.now() + TRANSFER_DAYS * DAY)
    await transaction.update(orders).set({ expiresAt }).where(eq(orders.orderNo, orderNo))
    await record(transaction, parts, by, REJECT_TRANSFER, orderNo, { message })
    await parts.messages.send({ userId: order.userId, ...saleMessage('slipRejected', { orderNo, message }), link: ORDERS }, transaction)
  })
  if (applied !== 'done') throw new CallError('TRANSFER_NOT_EXPECTED')
}

const REJECTIONS = { unknown: 'ORDER_NOT_FOUND', notPaid: 'REFUND_NOT_PAID', tooMuch: 'REFUND_TOO_MUCH' } as const satisfies Record<
  RefundRejection,
  string
>

/**
 * Decides a refund, of all that is left by default, and has the provider make it. Throws ORDER_NOT_FOUND, ORDER_IS_OWN, REFUND_NOT_PAID,
 * REFUND_TOO_MUCH.
 */
export async function refundSale(
  parts: SaleParts,
  { orderNo, amount, reason }: { readonly orderNo: string; readonly amount?: number | undefined; readonly reason: string },
  by: Operator,
): Promise<StoredRefund> {
  const { userId } = await orderOfOther(parts, orderNo, by)
  const refund = await parts.refunds.start(orderNo, reason, amount, async (transaction, started) => {
    await record(transaction, parts, by, 'refund', orderNo, { refund: started.refundNo, amount: started.amount, reason })
    const text = saleMessage('refundBegun', { orderNo, price: priceText(started.amount) })
    await parts.messages.send({ userId, ...text, link: ORDERS }, transaction)
  })
  if (typeof refund === 'string') throw new CallError(REJECTIONS[refund])
  await parts.settle()
  return (await parts.refunds.find(refund.refundNo)) ?? refund
}

/** Records that a bank transfer was returned by hand, with the bank's reference. Throws REFUND_NOT_FOUND, ORDER_IS_OWN. */
export async function completeRefund(
  parts: SaleParts,
  { refundNo, reference: written }: { readonly refundNo: string; readonly reference: string },
  by: Operator,
): Promise<void> {
  const refund = await parts.refunds.find(refundNo)
  if (refund?.channel !== 'DGZZ') throw new CallError('REFUND_NOT_FOUND')
  await orderOfOther(parts, refund.orderNo, by)
  const reference = foldReference(written)
  await parts.refunds.complete(refundNo, parts.now(), (transaction) =>
    record(transaction, parts, by, 'refunded', refund.orderNo, { refund: refundNo, reference, amount: refund.amount }),
  )
}
