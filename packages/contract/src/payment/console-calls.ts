import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { line, searchedText } from '../operations/console-texts.ts'
import { pageFields, pageOf } from '../paging.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { fileSchema } from './document-file.ts'
import { INVOICE_STATES, invoiceFileSchema, invoiceSchema } from './invoice-calls.ts'
import { orderNoSchema } from './order.ts'
import { PAY_TYPES, PAYMENT_ACTIONS } from './payment-values.ts'
import { PRODUCT_TYPES } from './product.ts'
import { reasonSchema } from './reason.ts'

/** An amount in yuan of at most two decimals. */
const priceSchema = z
  .number()
  .min(0.01)
  .max(1_000_000)
  .refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, localizedIssue('最多两位小数', 'must have two decimals at most'))

/** A time in Shanghai, `yyyy-MM-dd HH:mm:ss`. */
const momentSchema = text()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .refine((time) => isReal(time), localizedIssue('不是有效的时间', 'must be a valid time'))

/** `Date.parse` alone reads 30 February and 24:00 as times of the day after. */
function isReal(moment: string): boolean {
  const time = new Date(`${moment.replace(' ', 'T')}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19).replace('T', ' ') === moment
}

const order = z.object({ orderNo: orderNoSchema })
const invoiceNoSchema = text()
  .trim()
  .regex(/^\d{8,20}$/)
const daySchema = text()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .refine((day) => isReal(`${day} 00:00:00`), localizedIssue('不是有效的日期', 'must be a valid date'))
const period = { from: daySchema, to: daySchema }

/** An order as operators see it. Amounts in yuan, times of Asia/Shanghai. */
const soldSchema = z.object({
  orderNo: z.string(),
  nick: z.string(),
  payType: z.enum(PAY_TYPES),
  productName: z.string(),
  price: z.number(),
  refundedPrice: z.number(),
  payStatus: z.int(),
  createTime: z.string(),
  payTime: z.string().nullable(),
  hasSlip: z.boolean(),
})

const versionSchema = z.object({
  productId: z.int(),
  version: z.int(),
  productName: z.string(),
  productNameEn: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  productOriginalPrice: z.number(),
  productSalePrice: z.number(),
  onSale: z.boolean(),
  validFrom: z.string(),
  /** When its promotion ends or the next version begins, whichever is first; null if neither is known. */
  validUntil: z.string().nullable(),
  /** The current version is sold, unless it is off sale. A promotion that is over is past although no other version has begun. */
  state: z.enum(['upcoming', 'current', 'past']),
})

/** The console of sales. */
export const CONSOLE_CALLS = {
  /** Newest first; `text` is part of an order number or name. */
  listSales: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/order/list',
    who: 'operator',
    request: z
      .object({ ...pageFields, text: searchedText, payStatus: z.int().min(0).max(6).optional(), payType: z.enum(PAY_TYPES).optional() })
      .prefault({}),
    answer: pageOf(soldSchema),
    summary: { zh: '全部订单（管理员）', en: 'All orders (administrators)' },
  }),
  findSale: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/order/find',
    who: 'operator',
    request: order,
    answer: soldSchema.extend({
      userId: z.string(),
      productVersion: z.int(),
      ledger: z.array(
        z.object({ kind: z.enum(['payment', 'refund']), channel: z.string(), reference: z.string(), price: z.number(), time: z.string() }),
      ),
      refunds: z.array(
        z.object({
          refundNo: z.string(),
          channel: z.string(),
          price: z.number(),
          state: z.enum(['pending', 'succeeded', 'failed']),
          /** The order, or a further payment of it. */
          kind: z.enum(['order', 'surplus']),
          reason: z.string(),
          time: z.string(),
        }),
      ),
      /** Party of its contract. */
      contractParty: z.string().nullable(),
      /** Its requested or issued invoice, otherwise the last one that was reversed. */
      invoice: z.object({ status: z.enum(INVOICE_STATES), invoiceNo: z.string().nullable() }).nullable(),
    }),
    errors: ['ORDER_NOT_FOUND'],
    summary: { zh: '订单与流水（管理员）', en: 'An order with its ledger (administrators)' },
  }),
  getSaleSlip: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/ops/order/slip',
    who: 'operator',
    request: order,
    file: 'application/octet-stream',
    errors: ['ORDER_NOT_FOUND', 'SLIP_NOT_FOUND'],
    summary: { zh: '转账凭证（管理员）', en: 'Bank slip of a transfer (administrators)' },
  }),
  /** Money that arrived in the bank account: the amount must be that of the order. */
  confirmTransfer: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/transfer/confirm',
    who: 'operator',
    recentProof: true,
    request: z.object({ ...order.shape, price: priceSchema, reference: line(100) }),
    answer: z.literal(true),
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_OWN', 'TRANSFER_NOT_EXPECTED', 'TRANSFER_AMOUNT', 'TRANSFER_REFERENCE'],
    summary: { zh: '确认对公转账（管理员）', en: 'Confirms a bank transfer (administrators)' },
  }),
  /** The order is unpaid again; the buyer gets the message and has another 7 days. */
  rejectTransfer: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/transfer/reject',
    who: 'operator',
    recentProof: true,
    request: z.object({ ...order.shape, message: reasonSchema }),
    answer: z.literal(true),
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_OWN', 'TRANSFER_NOT_EXPECTED'],
    summary: { zh: '驳回转账凭证（管理员）', en: 'Rejects the slip of a bank transfer (administrators)' },
  }),
  /** Without a price all that is left. A bank transfer is returned by hand, then `completeRefund` is called. */
  refundSale: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/refund/start',
    who: 'operator',
    recentProof: true,
    request: z.object({ ...order.shape, price: priceSchema.optional(), reason: reasonSchema }),
    answer: z.object({ refundNo: z.string(), price: z.number(), state: z.enum(['pending', 'succeeded', 'failed']) }),
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_OWN', 'REFUND_NOT_PAID', 'REFUND_TOO_MUCH'],
    summary: { zh: '退款（管理员）', en: 'Refunds an order (administrators)' },
  }),
  /** `reference` is that of the bank for the transfer back. */
  completeRefund: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/refund/complete',
    who: 'operator',
    recentProof: true,
    request: z.object({ refundNo: text().regex(/^R\d{24}\d{1,4}$/), reference: line(100) }),
    answer: z.literal(true),
    errors: ['REFUND_NOT_FOUND', 'ORDER_IS_OWN'],
    summary: { zh: '登记已退回的对公转账（管理员）', en: 'Records a bank transfer that was returned (administrators)' },
  }),
  /** Every version, by product, the latest first. */
  listPriceVersions: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/price/list',
    who: 'operator',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(versionSchema),
    summary: { zh: '价目表（管理员）', en: 'Price list (administrators)' },
  }),
  /** A new version of a product from a time on, by default now. Orders keep the version they were made with. */
  addPriceVersion: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/price/add',
    who: 'operator',
    recentProof: true,
    request: z.object({
      productId: z.int().min(1).max(1_000_000),
      productName: line(50),
      productNameEn: line(50),
      productOriginalPrice: priceSchema,
      productSalePrice: priceSchema,
      onSale: z.boolean(),
      validFrom: momentSchema.optional(),
      /** End of a promotion: the product is off sale from then on, until another version begins. */
      validUntil: momentSchema.optional(),
    }),
    answer: z.object({ version: z.int() }),
    errors: [
      'PRODUCT_NOT_FOUND',
      'PRICE_VERSION_TIME',
      'PRICE_VERSION_FAR',
      'PRICE_VERSION_END',
      'PRICE_VERSION_SAME',
      'PRICE_ABOVE_ORIGINAL',
    ],
    summary: { zh: '新增价目版本（管理员）', en: 'Adds a version of a product (administrators)' },
  }),
  /** Only while it has not begun: nothing was sold under it. */
  withdrawPriceVersion: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/price/withdraw',
    who: 'operator',
    recentProof: true,
    request: z.object({
      productId: z.int().min(1).max(1_000_000),
      version: z.int().min(1).max(MAX_INTEGER),
      reason: reasonSchema,
    }),
    answer: z.literal(true),
    errors: ['PRICE_VERSION_BEGUN'],
    summary: { zh: '撤回未生效的价目版本（管理员）', en: 'Withdraws a version of a product that has not begun (administrators)' },
  }),
  listInvoiceRequests: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/invoice/list',
    who: 'operator',
    request: z.object({ ...pageFields, text: searchedText, status: z.enum(INVOICE_STATES).optional() }).prefault({}),
    answer: pageOf(invoiceSchema.extend({ nick: z.string() })),
    summary: { zh: '全部发票（管理员）', en: 'All invoices (administrators)' },
  }),
  /** The file is a pdf, jpg or png by its content, at most 10 MB. The buyer gets a message. */
  issueInvoice: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/invoice/issue',
    who: 'operator',
    recentProof: true,
    form: true,
    request: z.object({
      id: z.guid(),
      invoiceNo: invoiceNoSchema,
      file: fileSchema,
    }),
    answer: z.literal(true),
    errors: [
      'INVOICE_NOT_FOUND',
      'ORDER_IS_OWN',
      'INVOICE_NOT_REQUESTED',
      'INVOICE_ORDERS',
      'INVOICE_NUMBER',
      'DOCUMENT_TYPE',
      'DOCUMENT_SIZE',
      'DOCUMENT_BROKEN',
      'ORDERS_BUSY',
    ],
    summary: { zh: '开具发票（管理员）', en: 'Issues an invoice (administrators)' },
  }),
  getIssuedInvoice: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/ops/invoice/file',
    who: 'operator',
    request: invoiceFileSchema,
    file: 'application/octet-stream',
    errors: ['INVOICE_NOT_FOUND'],
    summary: { zh: '发票文件（管理员）', en: 'File of an invoice (administrators)' },
  }),
  rejectInvoice: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/invoice/reject',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: z.guid(), note: reasonSchema }),
    answer: z.literal(true),
    errors: ['INVOICE_NOT_FOUND', 'ORDER_IS_OWN', 'INVOICE_NOT_REQUESTED'],
    summary: { zh: '驳回开票申请（管理员）', en: 'Rejects the request of an invoice (administrators)' },
  }),
  /** An issued invoice was reversed as a whole by a red-letter invoice: its orders can be invoiced again. The buyer gets a message. */
  reverseInvoice: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/invoice/reverse',
    who: 'operator',
    recentProof: true,
    form: true,
    request: z.object({ id: z.guid(), redInvoiceNo: invoiceNoSchema, note: reasonSchema, file: fileSchema }),
    answer: z.literal(true),
    errors: [
      'INVOICE_NOT_FOUND',
      'ORDER_IS_OWN',
      'INVOICE_NOT_ISSUED',
      'INVOICE_NUMBER',
      'DOCUMENT_TYPE',
      'DOCUMENT_SIZE',
      'DOCUMENT_BROKEN',
      'ORDERS_BUSY',
    ],
    summary: { zh: '红冲发票（管理员）', en: 'Reverses an invoice by a red-letter invoice (administrators)' },
  }),
  /** Invoices, and red-letter invoices with negative amounts, that were issued in a period, both days included: a row for each order. */
  exportInvoices: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/ops/invoice/export',
    who: 'operator',
    request: z.object({ ...period, fileType: z.enum(['xlsx', 'csv']).default('xlsx') }),
    file: 'application/octet-stream',
    errors: ['PERIOD'],
    summary: { zh: '导出发票（管理员）', en: 'Exports invoices for accounting (administrators)' },
  }),
  /** Money of each day by channel, of at most 366 days; days without money are missing. */
  listRevenue: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/revenue',
    who: 'operator',
    request: z.object(period),
    answer: z.object({
      days: z.array(z.object({ day: z.string(), channel: z.enum(['WX', 'ZFB', 'DGZZ']), paid: z.number(), refunded: z.number() })),
    }),
    errors: ['PERIOD'],
    summary: { zh: '每日收入（管理员）', en: 'Revenue by day (administrators)' },
  }),
  /** What operators did with money and rights, newest first; `text` is part of an order number or of the name of its account. */
  listPaymentActions: call({
    id: null,
    method: 'POST',
    path: '/api/pay/ops/action/list',
    who: 'operator',
    request: z.object({ ...pageFields, text: searchedText, action: z.enum(PAYMENT_ACTIONS).optional() }).prefault({}),
    answer: pageOf(
      z.object({
        id: z.int(),
        time: z.string(),
        /** Null for the command line. */
        operator: z.string().nullable(),
        action: z.enum(PAYMENT_ACTIONS),
        /** Its order, or those of its invoice. */
        orderNoList: z.array(z.string()),
        /** Whose order, invoice or account it was. */
        user: z.string().nullable(),
        productName: z.string().nullable(),
        /** The facts of the action, as `name=value`. */
        about: z.string(),
      }),
    ),
    summary: { zh: '操作记录（管理员）', en: 'Actions of administrators (administrators)' },
  }),
  /** Those of the list, all pages, as CSV. */
  exportPaymentActions: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/ops/action/export',
    who: 'operator',
    request: z.object({ text: searchedText, action: z.enum(PAYMENT_ACTIONS).optional() }).prefault({}),
    file: 'text/csv',
    summary: { zh: '导出操作记录（管理员）', en: 'Exports the actions of administrators (administrators)' },
  }),
}
