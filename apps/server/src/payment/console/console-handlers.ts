import { PAY_STATUS, type OrderState } from '@gezhi/contract'
import { writeCsv, writeXlsx } from '@gezhi/documents'
import { eq } from 'drizzle-orm'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { downloadInvoice, shownInvoice } from '../invoices/invoice-handlers.ts'
import { orders, type StoredOrder } from '../orders/orders-table.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import { eachAction, listActions } from './action-lists.ts'
import { actionTable, shownAction } from './action-table.ts'
import { invoiceTable } from './invoice-table.ts'
import { issueInvoice, rejectInvoice, reverseInvoice } from './invoice-actions.ts'
import { completeRefund, confirmTransfer, refundSale, rejectTransfer, type SaleParts } from './sale-actions.ts'
import { addPriceVersion, withdrawPriceVersion } from './price-versions.ts'
import { findSale, issuedInvoices, listInvoiceRequests, listPriceVersions, listSales, revenueByDay } from './sale-lists.ts'
import { DOCUMENT_NAMES } from '../document-names.ts'

type ConsoleCalls =
  | 'listSales'
  | 'findSale'
  | 'getSaleSlip'
  | 'confirmTransfer'
  | 'rejectTransfer'
  | 'refundSale'
  | 'completeRefund'
  | 'listPriceVersions'
  | 'addPriceVersion'
  | 'withdrawPriceVersion'
  | 'listInvoiceRequests'
  | 'issueInvoice'
  | 'getIssuedInvoice'
  | 'rejectInvoice'
  | 'reverseInvoice'
  | 'exportInvoices'
  | 'listRevenue'
  | 'listPaymentActions'
  | 'exportPaymentActions'

const DAY = 24 * 60 * 60_000
const MAX_DAYS = 366
const STATES = Object.keys(PAY_STATUS) as OrderState[]

/** Calls of the console of sales. `reports` is the database of lists. */
export function consoleHandlers(parts: SaleParts & { readonly nickOf: NickOf }): Pick<Handlers['payment'], ConsoleCalls> {
  const { database, nickOf, documents, now } = parts
  return {
    async listSales({ text, payStatus, payType, ...page }, { language }) {
      const state = STATES.find((one) => PAY_STATUS[one] === payStatus)
      const { list, total } = await listSales(database, nickOf, { text, state, payType }, page)
      return { list: list.map(({ order, nick }) => shownSale(order, nick, language)), total }
    },
    async findSale({ orderNo }, { language }) {
      const found = await findSale(database, nickOf, orderNo)
      if (found === null) throw new CallError('ORDER_NOT_FOUND')
      const { order, nick, entries, returned, contract, invoice } = found
      return {
        ...shownSale(order, nick, language),
        userId: order.userId,
        productVersion: order.product.version,
        ledger: entries.map(({ kind, channel, reference, amount, happenedAt }) => ({
          kind,
          channel,
          reference,
          price: yuanOf(amount),
          time: shanghaiTime(happenedAt),
        })),
        refunds: returned.map(({ refundNo, channel, amount, state, kind, reason, createdAt }) => ({
          refundNo,
          channel,
          price: yuanOf(amount),
          state,
          kind,
          reason,
          time: shanghaiTime(createdAt),
        })),
        contractParty: contract?.mainName ?? null,
        invoice,
      }
    },
    async getSaleSlip({ orderNo }) {
      const [order] = await database.select().from(orders).where(eq(orders.orderNo, orderNo))
      if (order === undefined) throw new CallError('ORDER_NOT_FOUND')
      const file = order.slip === null ? null : await documents.download(order.slip, `${DOCUMENT_NAMES.slip} ${orderNo}`)
      if (file === null) throw new CallError('SLIP_NOT_FOUND')
      return file
    },
    async confirmTransfer({ orderNo, price, reference }, context) {
      await confirmTransfer(parts, { orderNo, reference, amount: centsOf(price) }, operatorOf(context))
      return true
    },
    async rejectTransfer(request, context) {
      await rejectTransfer(parts, request, operatorOf(context))
      return true
    },
    async refundSale({ orderNo, price, reason }, context) {
      const amount = price === undefined ? undefined : centsOf(price)
      const refund = await refundSale(parts, { orderNo, reason, amount }, operatorOf(context))
      return { refundNo: refund.refundNo, price: yuanOf(refund.amount), state: refund.state }
    },
    async completeRefund(returned, context) {
      await completeRefund(parts, returned, operatorOf(context))
      return true
    },
    async listPriceVersions(page) {
      const { list, total } = await listPriceVersions(database, new Date(now()), page)
      const rows = list.map(({ product, until, state }) => ({
        productId: product.productId,
        version: product.version,
        productName: product.name,
        productNameEn: product.nameEn,
        productType: product.type,
        productOriginalPrice: yuanOf(product.originalPrice),
        productSalePrice: yuanOf(product.salePrice),
        onSale: product.onSale,
        validFrom: shanghaiTime(product.validFrom),
        validUntil: until && shanghaiTime(until),
        state,
      }))
      return { list: rows, total }
    },
    async addPriceVersion(request, context) {
      const { productId, productName: name, productNameEn: nameEn, onSale, validFrom } = request
      const [originalPrice, salePrice] = [centsOf(request.productOriginalPrice), centsOf(request.productSalePrice)]
      const from = validFrom === undefined ? null : timeOf(validFrom)
      const validUntil = request.validUntil === undefined ? null : new Date(timeOf(request.validUntil))
      const change = { productId, name, nameEn, originalPrice, salePrice, onSale, validUntil }
      return { version: await addPriceVersion(parts, change, from, operatorOf(context)) }
    },
    async withdrawPriceVersion(request, context) {
      await withdrawPriceVersion(parts, request, operatorOf(context))
      return true
    },
    async listInvoiceRequests({ text, status, ...page }) {
      const { list, total } = await listInvoiceRequests(database, nickOf, { text, state: status }, page)
      return { list: list.map(({ invoice, nick }) => ({ ...shownInvoice(invoice), nick })), total }
    },
    async issueInvoice(request, context) {
      await issueInvoice(parts, request, operatorOf(context))
      return true
    },
    async getIssuedInvoice({ id, file: kind }) {
      const invoice = await parts.invoices.find(id)
      const file = invoice === null ? null : await downloadInvoice(documents, invoice, kind)
      if (file === null) throw new CallError('INVOICE_NOT_FOUND')
      return file
    },
    async rejectInvoice(request, context) {
      await rejectInvoice(parts, request, operatorOf(context))
      return true
    },
    async reverseInvoice(request, context) {
      await reverseInvoice(parts, request, operatorOf(context))
      return true
    },
    async exportInvoices({ fileType, ...days }, { language }) {
      const table = invoiceTable(await issuedInvoices(database, periodOf(days)), language)
      const stream = fileType === 'csv' ? writeCsv(table) : writeXlsx(table)
      return { stream, name: `${table.title} ${days.from} ${days.to}.${fileType}`, type: MEDIA_TYPES[fileType] }
    },
    async listRevenue(days) {
      const rows = await revenueByDay(database, periodOf(days))
      return { days: rows.map((row) => ({ ...row, paid: yuanOf(row.paid), refunded: yuanOf(row.refunded) })) }
    },
    async listPaymentActions({ text, action, ...page }, { language }) {
      const { list, total } = await listActions(database, nickOf, { text, action }, page)
      return { list: list.map((row) => shownAction(row, language)), total }
    },
    async exportPaymentActions(filter, { language }) {
      const table = actionTable(eachAction(database, nickOf, { ...filter, action: filter.action }), language)
      const day = shanghaiTime(new Date(now())).slice(0, 10)
      return { stream: writeCsv(table), name: `${table.title} ${day}.csv`, type: MEDIA_TYPES.csv }
    },
  }
}

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

function shownSale(order: StoredOrder, nick: string, language: 'zh' | 'en') {
  const { orderNo, payType, product, amount, refunded, state, createdAt, paidAt, slip } = order
  return {
    orderNo,
    nick,
    payType,
    productName: nameOf(product, language),
    price: yuanOf(amount),
    refundedPrice: yuanOf(refunded),
    payStatus: PAY_STATUS[state],
    createTime: shanghaiTime(createdAt),
    payTime: paidAt === null ? null : shanghaiTime(paidAt),
    hasSlip: slip !== null,
  }
}

/** Days in Shanghai, both included, as ms. Throws PERIOD. */
function periodOf({ from, to }: { readonly from: string; readonly to: string }): { start: number; end: number } {
  const start = Date.parse(`${from}T00:00:00+08:00`)
  const end = Date.parse(`${to}T00:00:00+08:00`) + DAY
  if (!(end > start && end - start <= MAX_DAYS * DAY)) throw new CallError('PERIOD')
  return { start, end }
}

/** A checked time in Shanghai as ms. */
function timeOf(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}+08:00`)
}

/** A checked amount in yuan as cents. */
function centsOf(yuan: number): number {
  return Math.round(yuan * 100)
}
