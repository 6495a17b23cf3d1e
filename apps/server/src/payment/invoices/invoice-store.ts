import { and, asc, count, desc, eq, gt, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { CallError } from '../../http/call-error.ts'
import { contracts } from '../contracts/contracts-table.ts'
import { orders, type StoredOrder } from '../orders/orders-table.ts'
import { currentInvoiceOf, invoiceOrders, invoices } from './invoices-table.ts'
import { readTaxNumber, taxNumberIssue } from './tax-number.ts'

/** Cents: the largest value of the column of the total. */
const MAX_TOTAL = 2_147_483_647

const DAY = 24 * 3_600_000
/** Invoices of an account that wait for the operator. */
export const MAX_OPEN_INVOICES = 20
/** Invoices that an account requests within 24 hours, also those it cancels: each is a row. */
export const MAX_DAILY_INVOICES = 50

export type StoredInvoice = typeof invoices.$inferSelect

/** An invoice with its orders. */
export interface InvoiceWithOrders extends StoredInvoice {
  readonly orderNos: readonly string[]
  /** Cents: what its orders have cost after refunds, as of now; that of an issued or reversed invoice differs if there was a refund since. */
  readonly currentAmount: number
}

/** What a user writes on an invoice. */
export type InvoiceRequest = Pick<StoredInvoice, 'type' | 'header' | 'taxNumber' | 'email' | 'language'>

interface Page {
  readonly pageNo: number
  readonly pageSize: number
}

/** Invoices and what can be invoiced. */
export interface InvoiceStore {
  /** Newest first. */
  list(userId: string, page: Page): Promise<{ list: readonly InvoiceWithOrders[]; total: number }>
  /** Paid orders without an invoice, the latest payment first. */
  invoiceable(userId: string, page: Page): Promise<{ list: readonly StoredOrder[]; total: number }>
  /** Total and party of some orders of a user. Throws ORDER_NOT_FOUND, INVOICE_ORDERS, INVOICE_PARTIES. */
  totalOf(userId: string, orderNos: readonly string[]): Promise<InvoiceTotal>
  /**
   * Requests an invoice; returns its id. Throws as `totalOf`, and INVOICE_HEADER if a contract names another party, INVOICES_OPEN,
   * DAILY_QUOTA.
   */
  add(userId: string, orderNos: readonly string[], request: InvoiceRequest): Promise<string>
  find(id: string): Promise<InvoiceWithOrders | null>
  /**
   * Ends a request: its orders can be invoiced again unless it was issued. The amount of an issued one is fixed to what is left of its orders.
   * Throws INVOICE_NOT_REQUESTED, INVOICE_NUMBER if another invoice has it, and INVOICE_ORDERS if a refund of an order is not complete or
   * left nothing. `withEnd` belongs to it, in its transaction.
   */
  end(id: string, end: InvoiceEnd, withEnd?: WithInvoice): Promise<StoredInvoice>
  /**
   * Records the red-letter invoice that reversed an issued one: its orders can be invoiced again. Throws INVOICE_NOT_ISSUED, and
   * INVOICE_NUMBER if another invoice has its number. `withReversal` belongs to it, in its transaction.
   */
  reverse(id: string, red: RedInvoice, withReversal?: WithInvoice): Promise<StoredInvoice>
}

type WithInvoice = (transaction: Transaction, invoice: StoredInvoice) => Promise<void>

/** A red-letter invoice: it reverses the whole of another one. */
export interface RedInvoice {
  readonly redInvoiceNo: string
  readonly redFile: string
  readonly note: string
}

/** How the request of an invoice ends. */
export type InvoiceEnd =
  | { readonly state: 'cancelled' }
  | { readonly state: 'rejected'; readonly note: string }
  | { readonly state: 'issued'; readonly invoiceNo: string; readonly file: string }

/** Cents, and the party of the contracts; null without one, or without a valid tax number. */
export interface InvoiceTotal {
  readonly amount: number
  readonly header: string | null
  readonly taxNumber: string | null
}

/** Invoices in PostgreSQL; `now` in ms. */
export function invoiceStore(database: Database, now: () => number): InvoiceStore {
  return {
    async list(userId, { pageNo, pageSize }) {
      const own = eq(invoices.userId, userId)
      const rows = await database
        .select()
        .from(invoices)
        .where(own)
        .orderBy(desc(invoices.createdAt), desc(invoices.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list: await withOrders(database, rows), total: await database.$count(invoices, own) }
    },
    async invoiceable(userId, { pageNo, pageSize }) {
      const invoiced = database
        .select({ one: sql`1` })
        .from(invoiceOrders)
        .where(currentInvoiceOf(orders.orderNo))
      const condition = and(eq(orders.userId, userId), eq(orders.state, 'paid'), notExists(invoiced))
      const list = await database
        .select()
        .from(orders)
        .where(condition)
        .orderBy(desc(orders.paidAt), desc(orders.orderNo))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(orders).where(condition)
      return { list, total: counted!.total }
    },
    totalOf: (userId, orderNos) =>
      database.transaction(async (transaction) => totalOf(transaction, await invoiceableOrders(transaction, userId, orderNos))),
    add: (userId, orderNos, request) =>
      database.transaction(async (transaction) => {
        await requireFewRequests(transaction, userId, now())
        const chosen = await invoiceableOrders(transaction, userId, orderNos)
        const { amount, header } = await totalOf(transaction, chosen)
        if (header !== null && header !== request.header) throw new CallError('INVOICE_HEADER', { header })
        const [invoice] = await transaction
          .insert(invoices)
          .values({ ...request, userId, amount, state: 'requested', createdAt: new Date(now()) })
          .returning()
        const rows = chosen.map((order) => ({ orderNo: order.orderNo, invoiceId: invoice!.id, amount: leftOf(order) }))
        await transaction.insert(invoiceOrders).values(rows)
        return invoice!.id
      }),
    async find(id) {
      return (await withOrders(database, await database.select().from(invoices).where(eq(invoices.id, id))))[0] ?? null
    },
    end: (id, end, withEnd) =>
      database.transaction(async (transaction) => {
        const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update')
        if (invoice?.state !== 'requested') throw new CallError('INVOICE_NOT_REQUESTED')
        if (end.state === 'issued') await requireNewNumber(transaction, end.invoiceNo)
        if (end.state !== 'issued') await transaction.delete(invoiceOrders).where(eq(invoiceOrders.invoiceId, id))
        const issued = end.state === 'issued' ? { amount: await fixAmount(transaction, id), issuedAt: new Date(now()) } : {}
        const [ended] = await transaction
          .update(invoices)
          .set({ ...end, ...issued })
          .where(eq(invoices.id, id))
          .returning()
        await withEnd?.(transaction, ended!)
        return ended!
      }),
    reverse: (id, red, withReversal) =>
      database.transaction(async (transaction) => {
        const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update')
        if (invoice?.state !== 'issued') throw new CallError('INVOICE_NOT_ISSUED')
        await requireNewNumber(transaction, red.redInvoiceNo)
        await transaction.update(invoiceOrders).set({ reversed: true }).where(eq(invoiceOrders.invoiceId, id))
        const [reversed] = await transaction
          .update(invoices)
          .set({ ...red, state: 'reversed', reversedAt: new Date(now()) })
          .where(eq(invoices.id, id))
          .returning()
        await withReversal?.(transaction, reversed!)
        return reversed!
      }),
  }
}

/** Invoices with their orders, in the same order. */
export async function withOrders(database: Database, rows: readonly StoredInvoice[]): Promise<InvoiceWithOrders[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await database
    .select({ id: invoiceOrders.invoiceId, orderNo: invoiceOrders.orderNo, amount: orders.amount, refunded: orders.refunded })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.orderNo, invoiceOrders.orderNo))
    .where(inArray(invoiceOrders.invoiceId, ids))
    .orderBy(asc(invoiceOrders.orderNo))
  const byId = Map.groupBy(found, ({ id }) => id)
  return rows.map((row) => {
    const own = byId.get(row.id) ?? []
    // The orders of a request that ended without an invoice are no longer known; its amount is.
    const currentAmount = own.length === 0 ? row.amount : own.reduce((sum, order) => sum + leftOf(order), 0)
    return { ...row, orderNos: own.map(({ orderNo }) => orderNo), currentAmount }
  })
}

/** Locks the orders, so that neither a refund nor another invoice comes in between. */
async function invoiceableOrders(transaction: Transaction, userId: string, orderNos: readonly string[]): Promise<StoredOrder[]> {
  const unique = [...new Set(orderNos)].toSorted()
  const found = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.orderNo, unique)))
    .orderBy(orders.orderNo)
    .for('update')
  if (found.length < unique.length) throw new CallError('ORDER_NOT_FOUND')
  const current = and(inArray(invoiceOrders.orderNo, unique), eq(invoiceOrders.reversed, false))
  const invoiced = await transaction.select().from(invoiceOrders).where(current)
  const known = new Set(invoiced.map(({ orderNo }) => orderNo))
  const not = found.find(({ orderNo, state }) => state !== 'paid' || known.has(orderNo))
  if (not !== undefined) throw new CallError('INVOICE_ORDERS', { orderNo: not.orderNo })
  return found
}

async function totalOf(transaction: Transaction, chosen: readonly StoredOrder[]): Promise<InvoiceTotal> {
  const orderNos = chosen.map(({ orderNo }) => orderNo)
  const { mainName: name, idNumber } = contracts
  const parties = await transaction.selectDistinct({ name, idNumber }).from(contracts).where(inArray(contracts.orderNo, orderNos))
  if (new Set(parties.map((party) => party.name)).size > 1) throw new CallError('INVOICE_PARTIES')
  const amount = chosen.reduce((sum, order) => sum + leftOf(order), 0)
  if (amount > MAX_TOTAL) throw new CallError('INVOICE_TOTAL', { limit: (MAX_TOTAL / 100).toFixed(2) })
  const numbers = new Set(parties.map((party) => readTaxNumber(party.idNumber)))
  const [taxNumber = ''] = numbers
  const isKnown = numbers.size === 1 && taxNumberIssue(taxNumber, { persons: true }) === null
  return { amount, header: parties[0]?.name ?? null, taxNumber: isKnown ? taxNumber : null }
}

/** Two invoices with one number would be one voucher in the books; the lock keeps another one from getting it meanwhile. */
async function requireNewNumber(transaction: Transaction, invoiceNo: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invoice ${invoiceNo}`}, 0))`)
  const isKnown = or(eq(invoices.invoiceNo, invoiceNo), eq(invoices.redInvoiceNo, invoiceNo))
  if ((await transaction.$count(invoices, isKnown)) > 0) throw new CallError('INVOICE_NUMBER')
}

/** Stores what is left of each order of an invoice; returns the sum. */
async function fixAmount(transaction: Transaction, invoiceId: string): Promise<number> {
  const rows = await transaction.select().from(invoiceOrders).where(eq(invoiceOrders.invoiceId, invoiceId)).orderBy(invoiceOrders.orderNo)
  const nos = rows.map(({ orderNo }) => orderNo)
  const chosen = await transaction.select().from(orders).where(inArray(orders.orderNo, nos)).orderBy(orders.orderNo).for('update')
  let sum = 0
  for (const order of chosen) {
    if (order.state !== 'paid') throw new CallError('INVOICE_ORDERS', { orderNo: order.orderNo })
    sum += leftOf(order)
    await transaction
      .update(invoiceOrders)
      .set({ amount: leftOf(order) })
      .where(currentInvoiceOf(order.orderNo))
  }
  return sum
}

/** Cents of an order that were not refunded: what can be invoiced. */
function leftOf({ amount, refunded }: Pick<StoredOrder, 'amount' | 'refunded'>): number {
  return amount - refunded
}

/** Rejects another request of an account that has many. */
async function requireFewRequests(transaction: Transaction, userId: string, now: number): Promise<void> {
  await lockRowsOf(transaction, 'invoices', userId)
  const count = (condition: SQL) => transaction.$count(invoices, and(eq(invoices.userId, userId), condition))
  if ((await count(eq(invoices.state, 'requested'))) >= MAX_OPEN_INVOICES)
    throw new CallError('INVOICES_OPEN', { limit: MAX_OPEN_INVOICES })
  if ((await count(gt(invoices.createdAt, new Date(now - DAY)))) >= MAX_DAILY_INVOICES)
    throw new CallError('DAILY_QUOTA', { limit: MAX_DAILY_INVOICES })
}
