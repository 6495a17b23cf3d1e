import type { Language } from '@gezhi/contract'
import type { Table } from '@gezhi/documents'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { INVOICE_NAMES } from '../invoices/invoice-names.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import type { IssuedInvoice } from './sale-lists.ts'

/** Issued and red-letter invoices for accounting, a row for each order; the amounts of a red-letter invoice are negative. Pure. */
export function invoiceTable(rows: readonly IssuedInvoice[], language: Language): Table {
  const { title, kinds, types, payTypes, columns } = INVOICE_NAMES[language]
  const text = { kind: 'text' } as const
  const number = { kind: 'number' } as const
  return {
    title,
    columns: [
      { key: 'invoiceNo', title: columns.invoiceNo, ...text, width: 24 },
      { key: 'kind', title: columns.kind, ...text, width: 8 },
      { key: 'reversed', title: columns.reversed, ...text, width: 24 },
      { key: 'issued', title: columns.issued, kind: 'date', width: 12 },
      { key: 'type', title: columns.type, ...text, width: 16 },
      { key: 'header', title: columns.header, ...text, width: 32 },
      { key: 'taxNumber', title: columns.taxNumber, ...text, width: 22 },
      { key: 'orderNo', title: columns.orderNo, ...text, width: 28 },
      { key: 'product', title: columns.product, ...text, width: 16 },
      { key: 'payType', title: columns.payType, ...text, width: 10 },
      { key: 'paid', title: columns.paid, kind: 'date', width: 12 },
      { key: 'amount', title: columns.amount, ...number },
      { key: 'total', title: columns.total, ...number },
      { key: 'refundedSince', title: columns.refundedSince, ...number },
    ],
    rows: rows.map(({ isRed, time, invoice, orderNo, amount, order }) => {
      const sign = isRed ? -1 : 1
      return [
        isRed ? invoice.redInvoiceNo : invoice.invoiceNo,
        kinds[isRed ? 'red' : 'blue'],
        isRed ? invoice.invoiceNo : null,
        shanghaiTime(time).slice(0, 10),
        types[invoice.type === 2 ? 'special' : 'ordinary'],
        invoice.header,
        invoice.taxNumber,
        orderNo,
        nameOf(order.product, language),
        payTypes[order.payType],
        order.paidAt === null ? null : shanghaiTime(order.paidAt).slice(0, 10),
        sign * yuanOf(amount),
        sign * yuanOf(invoice.amount),
        // A reversed invoice needs nothing more.
        invoice.state === 'reversed' ? 0 : yuanOf(amount - (order.amount - order.refunded)),
      ]
    }),
  }
}
