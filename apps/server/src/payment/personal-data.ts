import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { contracts } from './contracts/contracts-table.ts'
import { handGrants } from './grants/hand-grants-table.ts'
import { invoices } from './invoices/invoices-table.ts'
import { gifts } from './orders/gifts-table.ts'
import { cancelOpenOrders } from './orders/order-store.ts'
import { orders } from './orders/orders-table.ts'
import { packs } from './orders/packs-table.ts'

const BOOKKEEPING = 'Bookkeeping of what was sold, for as long as the operator has to keep books; it names nobody.'

/** Law on accounting, measures for accounting archives: vouchers are kept for 30 years (docs/decisions/books-and-closed-accounts.md). */
const VOUCHERS = 'Issued invoices are vouchers of the books, kept for 30 years with header and tax number; requests lose both.'

/** The value of an invoice that was issued stays, also if it was reversed; that of a request goes. */
function ofIssued(column: AnyColumn, otherwise: string | null): SQL {
  return sql`CASE WHEN ${invoices.state} IN ('issued', 'reversed') THEN ${column} ELSE ${otherwise} END`
}

/** Personal data of purchases. */
export const PAYMENT_PERSONAL_DATA = [
  personalData({
    table: orders,
    rowsOf: ({ userId }) => eq(orders.userId, userId),
    endAtClosing: (transaction, { userId }, time) => cancelOpenOrders(transaction, userId, time),
    atClosing: { reason: BOOKKEEPING, anonymise: () => ({ slip: null }) },
    copied: ['orderNo', 'state', 'payType', 'product', 'amount', 'refunded', 'createdAt', 'paidAt'],
    files: ({ slip }) => (slip === null ? [] : [slip]),
  }),
  personalData({
    table: packs,
    rowsOf: ({ userId }) => eq(packs.userId, userId),
    atClosing: { reason: BOOKKEEPING },
    copied: ['type', 'productName', 'total', 'used', 'startTime', 'endTime'],
  }),
  personalData({
    table: gifts,
    rowsOf: ({ userId }) => eq(gifts.userId, userId),
    atClosing: { reason: BOOKKEEPING },
    copied: ['type', 'productName', 'endTime', 'givenAt'],
  }),
  personalData({
    table: handGrants,
    rowsOf: ({ userId }) => eq(handGrants.userId, userId),
    // Operators may have written about the person.
    atClosing: {
      reason: BOOKKEEPING,
      anonymise: () => ({ reason: '', revokeReason: sql`CASE WHEN ${handGrants.revokeReason} IS NULL THEN NULL ELSE '' END` }),
    },
    copied: ['productName', 'state', 'reason', 'grantedAt', 'revokeReason', 'revokedAt'],
  }),
  personalData({
    table: contracts,
    rowsOf: ({ userId }) => eq(contracts.userId, userId),
    atClosing: 'delete',
    copied: ['orderNo', 'mainName', 'idNumber', 'contacts', 'phone', 'email', 'address', 'createdAt'],
    files: ({ signedFile }) => (signedFile === null ? [] : [signedFile]),
  }),
  personalData({
    table: invoices,
    rowsOf: ({ userId }) => eq(invoices.userId, userId),
    atClosing: {
      reason: VOUCHERS,
      anonymise: () => ({
        header: ofIssued(invoices.header, ''),
        taxNumber: ofIssued(invoices.taxNumber, ''),
        redInvoiceNo: ofIssued(invoices.redInvoiceNo, null),
        redFile: ofIssued(invoices.redFile, null),
        // A request without a header cannot be issued.
        state: sql`CASE WHEN ${invoices.state} = 'requested' THEN 'cancelled' ELSE ${invoices.state} END`,
        email: '',
        language: 'zh' as const,
        note: null,
      }),
    },
    copied: ['invoiceNo', 'type', 'header', 'taxNumber', 'email', 'amount', 'state', 'createdAt', 'issuedAt', 'redInvoiceNo', 'reversedAt'],
    retainedFiles: ({ file, redFile }) => [file, redFile].filter((one) => one !== null),
  }),
]
