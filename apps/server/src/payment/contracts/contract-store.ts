import { and, eq, isNotNull } from 'drizzle-orm'
import { scheduleFileDeletions } from '../../accounts/uploads/pending-deletions.ts'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { currentInvoiceOf, invoiceOrders, invoices } from '../invoices/invoices-table.ts'
import { orders, type StoredOrder } from '../orders/orders-table.ts'
import { contracts } from './contracts-table.ts'

export type StoredContract = typeof contracts.$inferSelect

/** The party of a contract. */
export type ContractParty = Pick<StoredContract, 'mainName' | 'idNumber' | 'contacts' | 'phone' | 'email' | 'address'>

/** Contracts of orders. The orders are those of the caller. */
export interface ContractStore {
  find(orderNo: string): Promise<StoredContract | null>
  /**
   * Writes the party: as often as wanted until the order is paid, once afterwards if there is no contract yet (G09). A signed copy of other
   * particulars goes. With `known` there must be a contract. Throws CONTRACT_LOCKED, ORDER_CLOSED, CONTRACT_NOT_FOUND, and
   * CONTRACT_PARTY if the order has an invoice with another header.
   */
  write(orderNo: string, party: ContractParty, known: boolean): Promise<void>
  /** Replaces the signed copy; null for none. Throws CONTRACT_NOT_FOUND; for a copy ORDER_CLOSED and DOCUMENT_TOTAL. */
  sign(orderNo: string, copy: { readonly file: string; readonly name: string } | null): Promise<void>
}

/** Signed copies of a user. */
const MAX_COPIES = 200

/** Whether the particulars of the contract of an order can be changed. */
export function isEditable({ state }: Pick<StoredOrder, 'state'>): boolean {
  return state === 'unpaid' || state === 'transferring'
}

function isPaid({ state }: StoredOrder): boolean {
  return state === 'paid' || state === 'refunding'
}

/** The lock of the order keeps an invoice from being requested meanwhile. Throws CONTRACT_PARTY if it has one for somebody else. */
async function requireHeader(transaction: Transaction, orderNo: string, { mainName }: ContractParty): Promise<void> {
  const [invoice] = await transaction
    .select({ header: invoices.header })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(currentInvoiceOf(orderNo))
  if (invoice !== undefined && invoice.header !== mainName) throw new CallError('CONTRACT_PARTY', { header: invoice.header })
}

/** Contracts in PostgreSQL; `now` in ms. */
export function contractStore(database: Database, now: () => number): ContractStore {
  const locked = async (transaction: Transaction, orderNo: string) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
    const [contract] = await transaction.select().from(contracts).where(eq(contracts.orderNo, orderNo))
    if (order === undefined) throw new CallError('ORDER_NOT_FOUND')
    return { order, contract }
  }
  return {
    async find(orderNo) {
      const [contract] = await database.select().from(contracts).where(eq(contracts.orderNo, orderNo))
      return contract ?? null
    },
    write: (orderNo, party, known) =>
      database.transaction(async (transaction) => {
        const { order, contract } = await locked(transaction, orderNo)
        if (known && contract === undefined) throw new CallError('CONTRACT_NOT_FOUND')
        if (!isEditable(order) && !isPaid(order)) throw new CallError('ORDER_CLOSED')
        if (isPaid(order) && contract !== undefined) throw new CallError('CONTRACT_LOCKED')
        await requireHeader(transaction, orderNo, party)
        const time = new Date(now())
        const changed = { ...party, signedFile: null, signedName: null, changedAt: time }
        await scheduleFileDeletions(transaction, [contract?.signedFile ?? null], time)
        await transaction
          .insert(contracts)
          .values({ ...changed, orderNo, userId: order.userId, createdAt: time })
          .onConflictDoUpdate({ target: contracts.orderNo, set: changed })
      }),
    sign: (orderNo, copy) =>
      database.transaction(async (transaction) => {
        const { order, contract } = await locked(transaction, orderNo)
        if (contract === undefined) throw new CallError('CONTRACT_NOT_FOUND')
        if (copy !== null) {
          if (!isEditable(order) && !isPaid(order)) throw new CallError('ORDER_CLOSED')
          const signed = and(eq(contracts.userId, order.userId), isNotNull(contracts.signedFile))
          if ((await transaction.$count(contracts, signed)) >= MAX_COPIES) throw new CallError('DOCUMENT_TOTAL', { limit: MAX_COPIES })
        }
        const time = new Date(now())
        await scheduleFileDeletions(transaction, [contract.signedFile], time)
        await transaction
          .update(contracts)
          .set({ signedFile: copy?.file ?? null, signedName: copy?.name ?? null, changedAt: time })
          .where(eq(contracts.orderNo, orderNo))
      }),
  }
}
