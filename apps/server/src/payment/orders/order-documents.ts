import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { paymentActions, REJECT_TRANSFER } from '../console/payment-actions-table.ts'
import { contracts } from '../contracts/contracts-table.ts'
import { invoiceOrders } from '../invoices/invoices-table.ts'
import { yuanOf } from '../products/shown-product.ts'
import { refunds } from './refunds-table.ts'
import type { OrderDocuments } from './shown-order.ts'

/** Which of some orders have a contract and an invoice, why a slip was rejected, and what was paid once more and is returned. */
export async function documentsOf(database: Database, orderNos: readonly string[]): Promise<(orderNo: string) => OrderDocuments> {
  if (orderNos.length === 0)
    return () => ({ slipRejection: null, hasContract: false, hasInvoice: false, returnedPrice: 0, returningPrice: 0, refundingPrice: 0 })
  const [contracted, invoiced, returns, rejections] = await Promise.all([
    database
      .select({ orderNo: contracts.orderNo })
      .from(contracts)
      .where(inArray(contracts.orderNo, [...orderNos])),
    database
      .select({ orderNo: invoiceOrders.orderNo })
      .from(invoiceOrders)
      .where(and(inArray(invoiceOrders.orderNo, [...orderNos]), eq(invoiceOrders.reversed, false))),
    database
      .select({ orderNo: refunds.orderNo, amount: refunds.amount, state: refunds.state, kind: refunds.kind })
      .from(refunds)
      .where(inArray(refunds.orderNo, [...orderNos])),
    database
      .select({ orderNo: paymentActions.orderNo, about: paymentActions.about })
      .from(paymentActions)
      .where(and(inArray(paymentActions.orderNo, [...orderNos]), eq(paymentActions.action, REJECT_TRANSFER)))
      .orderBy(asc(paymentActions.id)),
  ])
  // The last one counts.
  const rejectionOf = new Map(rejections.map(({ orderNo, about }) => [orderNo, String(about['message'] ?? '')]))
  const [withContract, withInvoice] = [contracted, invoiced].map((rows) => new Set(rows.map(({ orderNo }) => orderNo)))
  const sumOf = (isCounted: (refund: (typeof returns)[number]) => boolean) =>
    yuanOf(returns.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0))
  const returnedOf = (orderNo: string, isDone: boolean) =>
    sumOf((one) => one.orderNo === orderNo && one.kind === 'surplus' && (one.state === 'succeeded') === isDone)
  return (orderNo) => ({
    slipRejection: rejectionOf.get(orderNo) ?? null,
    hasContract: withContract!.has(orderNo),
    hasInvoice: withInvoice!.has(orderNo),
    returnedPrice: returnedOf(orderNo, true),
    returningPrice: returnedOf(orderNo, false),
    refundingPrice: sumOf((one) => one.orderNo === orderNo && one.kind === 'order' && one.state === 'pending'),
  })
}
