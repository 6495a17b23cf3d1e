import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { contracts } from '../contracts/contracts-table.ts'
import { invoiceOrders } from '../invoices/invoices-table.ts'
import type { OrderDocuments } from './shown-order.ts'

/** Which of some orders have a contract and an invoice. */
export async function documentsOf(database: Database, orderNos: readonly string[]): Promise<(orderNo: string) => OrderDocuments> {
  if (orderNos.length === 0) return () => ({ hasContract: false, hasInvoice: false })
  const [contracted, invoiced] = await Promise.all([
    database
      .select({ orderNo: contracts.orderNo })
      .from(contracts)
      .where(inArray(contracts.orderNo, [...orderNos])),
    database
      .select({ orderNo: invoiceOrders.orderNo })
      .from(invoiceOrders)
      .where(inArray(invoiceOrders.orderNo, [...orderNos])),
  ])
  const [withContract, withInvoice] = [contracted, invoiced].map((rows) => new Set(rows.map(({ orderNo }) => orderNo)))
  return (orderNo) => ({ hasContract: withContract!.has(orderNo), hasInvoice: withInvoice!.has(orderNo) })
}
