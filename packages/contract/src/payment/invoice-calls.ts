import * as z from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { call, fileCall } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { partyText, text } from '../text.ts'
import { orderNoSchema } from './order.ts'

/** Kinds of invoices (G99): ordinary ones, also for persons, and special ones, whose VAT a company deducts. */
export const INVOICE_TYPES = { ordinary: 1, special: 2 } as const

/** States of an invoice; `reversed` by a red-letter invoice. */
export const INVOICE_STATES = ['requested', 'issued', 'reversed', 'rejected', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Orders of one invoice. */
export const MAX_INVOICE_ORDERS = 100

/** An invoice of the user. Amounts in yuan, times of Asia/Shanghai. */
export const invoiceSchema = z.object({
  id: z.guid(),
  /** Assigned when it is issued. */
  invoiceNo: z.string().nullable(),
  invoiceType: z.int(),
  invoiceHeader: z.string(),
  /** Empty for a person without one. */
  taxNumber: z.string(),
  email: z.string(),
  /** Until it is issued, what its orders have cost after refunds. */
  totalPrice: z.number(),
  status: z.enum(INVOICE_STATES),
  /** Why it was rejected or reversed. */
  note: z.string().nullable(),
  createTime: z.string(),
  issueTime: z.string().nullable(),
  hasFile: z.boolean(),
  /** Refunded after it was issued: needs a red-letter invoice. */
  refundedSince: z.number(),
  /** Number of the red-letter invoice that reversed it. */
  redInvoiceNo: z.string().nullable(),
  reverseTime: z.string().nullable(),
  hasRedFile: z.boolean(),
  orderNoList: z.array(z.string()),
})
export type Invoice = z.infer<typeof invoiceSchema>

const orderNoListSchema = z.array(orderNoSchema).min(1).max(MAX_INVOICE_ORDERS)
const oneSchema = z.object({ id: z.guid() })
/** The file of the invoice, or that of the red-letter invoice that reversed it. */
export const invoiceFileSchema = oneSchema.extend({ file: z.enum(['issued', 'red']).default('issued') })

/** Invoices for paid orders: requested by the user, issued by an operator. */
export const INVOICE_CALLS = {
  /** Newest first. */
  listInvoices: call({
    id: 'C.invoice.01',
    method: 'POST',
    path: '/api/user/invoice/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(invoiceSchema),
    summary: { zh: '我的发票', en: 'Invoices of the current user' },
  }),
  /** Paid orders without an invoice; `price` is what is left after refunds. */
  listInvoiceableOrders: call({
    id: 'C.invoice.02',
    method: 'POST',
    path: '/api/user/invoice/invoiceOrderList',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(z.object({ orderNo: z.string(), productName: z.string(), payTime: z.string().nullable(), price: z.number() })),
    summary: { zh: '可开票的订单', en: 'Orders that can be invoiced' },
  }),
  /** The party of the contract is that of the invoice; without a contract header and tax number are empty (G99). */
  findInvoiceTotal: call({
    id: 'C.invoice.03',
    method: 'POST',
    path: '/api/user/invoice/getTotalPriceAndInvoiceHeader',
    who: 'login',
    request: z.object({ orderNoList: orderNoListSchema }),
    answer: z.object({ totalPrice: z.number(), invoiceHeader: z.string(), taxNumber: z.string() }),
    errors: ['ORDER_NOT_FOUND', 'INVOICE_ORDERS', 'INVOICE_PARTIES', 'INVOICE_TOTAL'],
    summary: { zh: '所选订单的开票金额与抬头', en: 'Total and header of an invoice for some orders' },
  }),
  /** The server computes the amount. A special invoice needs a credit code with its check digit (GB 32100). */
  addInvoice: call({
    id: 'C.invoice.04',
    method: 'POST',
    path: '/api/user/invoice/addInvoice',
    who: 'login',
    request: z.object({
      orderNoList: orderNoListSchema,
      invoiceType: z.union([z.literal(1), z.literal(2)]),
      invoiceHeader: partyText(100),
      taxNumber: text().max(40).default(''),
      email: emailSchema,
    }),
    answer: z.object({ id: z.guid() }),
    errors: [
      'ORDER_NOT_FOUND',
      'INVOICE_ORDERS',
      'INVOICE_PARTIES',
      'INVOICE_TOTAL',
      'INVOICE_HEADER',
      'INVOICES_OPEN',
      'DAILY_QUOTA',
      'TAX_NUMBER_FORM',
      'TAX_NUMBER_CHECK_DIGIT',
      'TAX_NUMBER_IDENTITY',
    ],
    summary: { zh: '申请开票', en: 'Requests an invoice' },
  }),
  /** Only while it is requested; its orders can be invoiced again. */
  cancelInvoice: call({
    id: null,
    method: 'POST',
    path: '/api/user/invoice/cancel',
    who: 'login',
    request: oneSchema,
    answer: z.literal(true),
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_NOT_REQUESTED'],
    summary: { zh: '取消开票申请', en: 'Cancels the request of an invoice' },
  }),
  getInvoiceFile: fileCall({
    id: null,
    method: 'GET',
    path: '/api/user/invoice/file',
    who: 'login',
    request: invoiceFileSchema,
    file: 'application/octet-stream',
    errors: ['INVOICE_NOT_FOUND'],
    summary: { zh: '发票文件', en: 'File of an invoice' },
  }),
}
