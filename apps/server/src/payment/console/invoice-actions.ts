import { MAX_DOCUMENT } from '@gezhi/contract'
import type { Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Operator } from '../../http/operator-of.ts'
import type { InvoiceWithOrders, StoredInvoice } from '../invoices/invoice-store.ts'
import { outbox } from '../orders/outbox-table.ts'
import { saleMessage } from '../sale-messages.ts'
import { record, type SaleParts } from './sale-actions.ts'

const INVOICES = '/user/orderCenter?tab=invoices'

/**
 * Issues a requested invoice with its file. Throws INVOICE_NOT_FOUND, ORDER_IS_OWN, INVOICE_NOT_REQUESTED, INVOICE_ORDERS, and as
 * `DocumentFiles.add`.
 */
export async function issueInvoice(
  parts: SaleParts,
  { id, invoiceNo, file }: { readonly id: string; readonly invoiceNo: string; readonly file: Blob },
  by: Operator,
): Promise<void> {
  const found = await invoiceToDecide(parts, id, by)
  if (found.state !== 'requested') throw new CallError('INVOICE_NOT_REQUESTED')
  const key = await parts.documents.add('invoices', file, MAX_DOCUMENT)
  const withEnd = async (transaction: Transaction, { amount, userId }: StoredInvoice) => {
    await record(transaction, parts, by, 'issue invoice', null, { invoice: invoiceNo, amount, orders: found.orderNos.join(' ') })
    await parts.messages.send({ userId, ...saleMessage('invoiceIssued', { invoiceNo }), link: INVOICES }, transaction)
    await transaction.insert(outbox).values({ task: 'mailInvoice', orderNo: found.orderNos[0]!, dueAt: new Date(parts.now()) })
  }
  await orRemove(parts, key, parts.invoices.end(id, { state: 'issued', invoiceNo, file: key }, withEnd))
}

/** Rejects the request of an invoice with a note to the buyer. Throws INVOICE_NOT_FOUND, ORDER_IS_OWN, INVOICE_NOT_REQUESTED. */
export async function rejectInvoice(
  parts: SaleParts,
  { id, note }: { readonly id: string; readonly note: string },
  by: Operator,
): Promise<void> {
  const found = await invoiceToDecide(parts, id, by)
  await parts.invoices.end(id, { state: 'rejected', note }, async (transaction) => {
    await record(transaction, parts, by, 'reject invoice', null, { invoice: id, orders: found.orderNos.join(' '), note })
    await parts.messages.send({ userId: found.userId, ...saleMessage('invoiceRejected', { note }), link: INVOICES }, transaction)
  })
}

/**
 * Records the red-letter invoice of an issued invoice with its file; the buyer can request another one. Throws INVOICE_NOT_FOUND,
 * ORDER_IS_OWN, INVOICE_NOT_ISSUED, INVOICE_NUMBER, and as `DocumentFiles.add`.
 */
export async function reverseInvoice(
  parts: SaleParts,
  { id, redInvoiceNo, note, file }: { readonly id: string; readonly redInvoiceNo: string; readonly note: string; readonly file: Blob },
  by: Operator,
): Promise<void> {
  const found = await invoiceToDecide(parts, id, by)
  if (found.state !== 'issued') throw new CallError('INVOICE_NOT_ISSUED')
  const redFile = await parts.documents.add('invoices', file, MAX_DOCUMENT)
  const withReversal = async (transaction: Transaction, { amount, userId, invoiceNo }: StoredInvoice) => {
    const facts = { invoice: invoiceNo, redInvoice: redInvoiceNo, amount, orders: found.orderNos.join(' '), note }
    await record(transaction, parts, by, 'reverse invoice', null, facts)
    const text = saleMessage('invoiceReversed', { invoiceNo: invoiceNo ?? '', redInvoiceNo, note })
    await parts.messages.send({ userId, ...text, link: INVOICES }, transaction)
  }
  await orRemove(parts, redFile, parts.invoices.reverse(id, { redInvoiceNo, redFile, note }, withReversal))
}

/** An invoice that an operator decides about: nobody does about their own. Throws INVOICE_NOT_FOUND, ORDER_IS_OWN. */
async function invoiceToDecide({ invoices }: SaleParts, id: string, by: Operator): Promise<InvoiceWithOrders> {
  const invoice = await invoices.find(id)
  if (invoice === null) throw new CallError('INVOICE_NOT_FOUND')
  if (invoice.userId === by.id) throw new CallError('ORDER_IS_OWN')
  return invoice
}

/** Removes a stored file if what it belongs to failed. */
async function orRemove({ documents }: SaleParts, key: string, action: Promise<unknown>): Promise<void> {
  await action.catch(async (error: unknown) => {
    await documents.remove(key)
    throw error
  })
}
