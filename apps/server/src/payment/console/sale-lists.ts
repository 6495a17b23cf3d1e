import type { OrderState, PayType } from '@gezhi/contract'
import { and, asc, count, desc, eq, gte, ilike, lt, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Database } from '../../database/connect-database.ts'
import { likeOf } from '../../database/like-of.ts'
import { contracts } from '../contracts/contracts-table.ts'
import { withOrders, type InvoiceWithOrders, type StoredInvoice } from '../invoices/invoice-store.ts'
import { invoiceOrders, invoices } from '../invoices/invoices-table.ts'
import { ledger } from '../orders/ledger-table.ts'
import { orders, type StoredOrder } from '../orders/orders-table.ts'
import { refunds } from '../orders/refunds-table.ts'
import { products, type StoredProduct } from '../products/products-table.ts'

interface Page {
  readonly pageNo: number
  readonly pageSize: number
}

const pageOf = ({ pageNo, pageSize }: Page) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize })

/** Orders with the names of their buyers, newest first. */
export async function listSales(
  database: Database,
  nickOf: NickOf,
  { text, state, payType }: { readonly text: string; readonly state: OrderState | undefined; readonly payType: PayType | undefined },
  page: Page,
) {
  const { limit, offset } = pageOf(page)
  const like = likeOf(text)
  const condition = and(
    state === undefined ? undefined : eq(orders.state, state),
    payType === undefined ? undefined : eq(orders.payType, payType),
    text === '' ? undefined : or(ilike(orders.orderNo, like), ilike(nickOf(orders.userId), like)),
  )
  const list = await database
    .select({ order: orders, nick: nickOf(orders.userId) })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit)
    .offset(offset)
  const [counted] = await database.select({ total: count() }).from(orders).where(condition)
  return { list, total: counted!.total }
}

/** An order with its money and documents; null if there is none. */
export async function findSale(database: Database, nickOf: NickOf, orderNo: string) {
  const [found] = await database
    .select({ order: orders, nick: nickOf(orders.userId) })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  if (found === undefined) return null
  const [entries, returned, [contract], [invoice]] = await Promise.all([
    database.select().from(ledger).where(eq(ledger.orderNo, orderNo)).orderBy(asc(ledger.id)),
    database.select().from(refunds).where(eq(refunds.orderNo, orderNo)).orderBy(asc(refunds.createdAt)),
    database.select().from(contracts).where(eq(contracts.orderNo, orderNo)),
    database
      .select({ status: invoices.state, invoiceNo: invoices.invoiceNo })
      .from(invoiceOrders)
      .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
      .where(eq(invoiceOrders.orderNo, orderNo))
      // The current one first.
      .orderBy(asc(invoiceOrders.reversed), desc(invoices.reversedAt))
      .limit(1),
  ])
  return { ...found, entries, returned, contract: contract ?? null, invoice: invoice ?? null }
}

const NAMED = [invoices.header, invoices.invoiceNo, invoices.redInvoiceNo]

/** Invoices with the names of their buyers, newest first. */
export async function listInvoiceRequests(
  database: Database,
  nickOf: NickOf,
  { text, state }: { readonly text: string; readonly state: InvoiceWithOrders['state'] | undefined },
  page: Page,
) {
  const { limit, offset } = pageOf(page)
  const like = likeOf(text)
  const condition = and(
    state === undefined ? undefined : eq(invoices.state, state),
    text === '' ? undefined : or(...[...NAMED, nickOf(invoices.userId)].map((column) => ilike(column, like))),
  )
  const rows = await database
    .select({ invoice: invoices, nick: nickOf(invoices.userId) })
    .from(invoices)
    .where(condition)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
    .offset(offset)
  const complete = await withOrders(
    database,
    rows.map(({ invoice }) => invoice),
  )
  const list = complete.map((invoice, at) => ({ invoice, nick: rows[at]!.nick }))
  return { list, total: await database.$count(invoices, condition) }
}

/** An order of an issued invoice, or of the red-letter invoice that reversed it. Amounts in cents, of the invoice. */
export interface IssuedInvoice {
  readonly isRed: boolean
  /** When this one was issued. */
  readonly time: Date
  readonly invoice: StoredInvoice
  readonly orderNo: string
  readonly amount: number
  readonly order: StoredOrder
}

/** Invoices and red-letter invoices that were issued in a period in ms, a row for each order, by time of issue. */
export async function issuedInvoices(
  database: Database,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<IssuedInvoice[]> {
  const within = (column: AnyColumn) => and(gte(column, new Date(start)), lt(column, new Date(end)))
  const rows = await database
    .select({ invoice: invoices, orderNo: invoiceOrders.orderNo, amount: invoiceOrders.amount, order: orders })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .innerJoin(orders, eq(orders.orderNo, invoiceOrders.orderNo))
    .where(or(within(invoices.issuedAt), within(invoices.reversedAt)))
    .orderBy(asc(invoiceOrders.orderNo))
  const isWithin = (time: Date | null): time is Date => time !== null && time.getTime() >= start && time.getTime() < end
  return rows
    .flatMap((row) => [
      ...(isWithin(row.invoice.issuedAt) ? [{ ...row, isRed: false, time: row.invoice.issuedAt }] : []),
      ...(isWithin(row.invoice.reversedAt) ? [{ ...row, isRed: true, time: row.invoice.reversedAt }] : []),
    ])
    .toSorted((one, other) => one.time.getTime() - other.time.getTime())
}

/** A version of a product with its end, if that is known, and whether it is in force at a time. */
export interface PriceVersion {
  readonly product: StoredProduct
  readonly until: Date | null
  readonly state: 'upcoming' | 'current' | 'past'
}

/** All versions of products at `time`, by product, the latest first. */
export async function listPriceVersions(database: Database, time: Date, page: Page): Promise<{ list: PriceVersion[]; total: number }> {
  const { limit, offset } = pageOf(page)
  const next = sql<Date | null>`lead(${products.validFrom}) OVER (PARTITION BY ${products.productId} ORDER BY ${products.version})`
  const rows = await database
    .select({ product: products, next: next.mapWith(products.validFrom) })
    .from(products)
    .orderBy(asc(products.productId), desc(products.version))
    .limit(limit)
    .offset(offset)
  const list = rows.map(({ product, next: begin }) => {
    const ends = [product.validUntil, begin].filter((end) => end !== null)
    const until = ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
    const state = product.validFrom > time ? 'upcoming' : until !== null && until <= time ? 'past' : 'current'
    return { product, until, state } as const
  })
  return { list, total: await database.$count(products) }
}

/** Cents by day in Shanghai and channel, of a period in ms. Days begin at midnight in Shanghai. */
export async function revenueByDay(database: Database, { start, end }: { readonly start: number; readonly end: number }) {
  const day = sql<string>`to_char(${ledger.happenedAt} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`
  const sumOf = (condition: SQL) => sql<string>`coalesce(sum(${ledger.amount}) FILTER (WHERE ${condition}), 0)`
  const rows = await database
    .select({
      day,
      channel: ledger.channel,
      paid: sumOf(eq(ledger.kind, 'payment')),
      refunded: sumOf(eq(ledger.kind, 'refund')),
    })
    .from(ledger)
    .where(and(gte(ledger.happenedAt, new Date(start)), lt(ledger.happenedAt, new Date(end))))
    .groupBy(day, ledger.channel)
    .orderBy(day, ledger.channel)
  return rows.map((row) => ({ ...row, paid: Number(row.paid), refunded: -Number(row.refunded) }))
}

/** What waits for an operator. */
export interface WaitingSales {
  /** Bank transfers whose slip was uploaded. */
  readonly transfers: number
  /** Bank transfers to return by hand. */
  readonly refunds: number
  readonly invoices: number
}

/** Counts what waits for an operator. */
export async function countWaitingSales(database: Database): Promise<WaitingSales> {
  const [transfers, returns, requests] = await Promise.all([
    database.$count(orders, eq(orders.state, 'transferring')),
    database.$count(refunds, and(eq(refunds.channel, 'DGZZ'), eq(refunds.state, 'pending'))),
    database.$count(invoices, eq(invoices.state, 'requested')),
  ])
  return { transfers, refunds: returns, invoices: requests }
}
