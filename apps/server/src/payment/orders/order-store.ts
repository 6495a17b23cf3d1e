import { QR_MINUTES, TRANSFER_DAYS, type OrderState, type PayChannel } from '@gezhi/contract'
import { and, count, desc, eq, exists, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { BoughtProducts } from '../../accounts/products/bought-products.ts'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { contracts } from '../contracts/contracts-table.ts'
import type { StoredProduct } from '../products/products-table.ts'
import { grantOrder, revokeOrder } from './grant-order.ts'
import { ledger, type LedgerChannel } from './ledger-table.ts'
import { newOrderNo } from './order-number.ts'
import { lockOrder, type LockedOrder } from './lock-order.ts'
import { transitionOf, type OrderEvent } from './order-transitions.ts'
import { orders, REQUESTED_CODE, type StoredOrder } from './orders-table.ts'
import { requireFewOrders } from './order-limits.ts'
import { REMINDED_BEFORE } from './remind-unpaid.ts'
import { outbox } from './outbox-table.ts'
import { requestReturn } from './request-return.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PAYABLE = inArray(orders.state, ['unpaid', 'transferring'])

/** Money that arrived, as its provider proves, or an operator who saw it in the bank account. */
export interface Receipt {
  readonly channel: LedgerChannel
  readonly reference: string
  /** Cents. */
  readonly amount: number
  /** ms. */
  readonly happenedAt: number
}

/** Result of an event. `ignored`: it changes nothing in this state; `repeated`: this money was booked before. */
export type Applied = 'done' | 'ignored' | 'repeated' | 'wrongAmount' | 'unknown'

/** What belongs to an event, in its transaction: the record of who caused it, the message to the buyer. Only if the event is `done`. */
export type WithEvent = (transaction: Transaction) => Promise<void>

/** Orders and their money. */
export interface OrderStore {
  /**
   * An order for a product: the unpaid one if there is one, unless `reset`, which closes it. A transfer is not closed by another order; then
   * null. Throws ORDERS_OPEN, DAILY_QUOTA.
   */
  create(
    userId: string,
    product: StoredProduct,
    options: { readonly payType: 'QR_CODE' | 'DGZZ'; readonly reset: boolean },
  ): Promise<StoredOrder | null>
  /** Records that the providers are asked for codes, before they are; returns the order, null if it cannot be paid by a code. */
  requestCodes(orderNo: string, channels: readonly PayChannel[]): Promise<StoredOrder | null>
  /** Stores the texts of QR codes that were asked for; if the order has ended meanwhile, has them closed and returns false. */
  saveCodes(
    orderNo: string,
    channels: readonly PayChannel[],
    codes: { readonly wxCode: string; readonly zfbCode: string },
  ): Promise<boolean>
  find(userId: string, orderNo: string): Promise<StoredOrder | null>
  list(
    userId: string,
    filter: { readonly state?: OrderState | undefined; readonly hasContract?: boolean | undefined },
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredOrder[]; total: number }>
  /** The latest order that can still be paid. */
  findUnpaid(userId: string): Promise<StoredOrder | null>
  /** Books money and everything that follows from it, in one transaction. A bank transfer is ignored unless the order waits for one. */
  receive(orderNo: string, receipt: Receipt, withEvent?: WithEvent): Promise<Applied>
  /** An event without money. */
  apply(
    orderNo: string,
    event: Extract<OrderEvent, 'cancel' | 'expire' | 'fail' | 'submitSlip' | 'rejectSlip'>,
    withEvent?: WithEvent,
  ): Promise<Applied>
  /** Unpaid orders whose time is over. */
  overdue(limit: number): Promise<readonly StoredOrder[]>
  /** Unpaid orders with a code that is older than `age` ms, oldest first: their notification may be lost. */
  awaiting(age: number, limit: number): Promise<readonly StoredOrder[]>
}

/** Orders in PostgreSQL; `now` in ms. `changed` is called after the rights of an account changed. */
export function orderStore(
  database: Database,
  bought: BoughtProducts,
  now: () => number,
  changed: (userId: string) => void = () => {},
): OrderStore {
  const own = (userId: string, orderNo: string) => and(eq(orders.userId, userId), eq(orders.orderNo, orderNo))
  const withOrder = async (
    orderNo: string,
    work: (transaction: Transaction, order: LockedOrder) => Promise<Applied>,
    withEvent?: WithEvent,
  ) => {
    let owner: string | undefined
    const applied = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, bought, orderNo)
      owner = order?.userId
      if (order === undefined) return 'unknown'
      const result = await work(transaction, order)
      if (result === 'done') await withEvent?.(transaction)
      return result
    })
    if (applied === 'done' && owner !== undefined) changed(owner)
    return applied
  }
  const step = (transaction: Transaction, order: StoredOrder, event: OrderEvent, receipt?: Receipt) =>
    applyEvent({ transaction, bought, now: now() }, order, event, receipt)

  return {
    create: (userId, product, { payType, reset }) =>
      database.transaction(async (transaction) => {
        // A call in progress while its account is closed would leave an order that nobody cancels.
        if (!(await bought.lockAccount(transaction, userId))) throw new CallError('LOGIN_ABNORMAL')
        const [unpaid] = await transaction
          .select()
          .from(orders)
          .where(and(eq(orders.userId, userId), eq(orders.productId, product.productId), PAYABLE))
          .for('update')
        if (unpaid !== undefined) {
          const isOver = unpaid.expiresAt.getTime() <= now()
          const isSame = unpaid.payType === payType && unpaid.amount === product.salePrice
          if (!isOver && isSame && !reset) return unpaid
          if (!isOver && unpaid.payType === 'DGZZ') return payType === 'DGZZ' && !reset ? unpaid : null
          await step(transaction, unpaid, isOver ? 'expire' : 'cancel')
        }
        await requireFewOrders(transaction, userId, now())
        const { version, name, nameEn, type, years, days, uses, searchCount, grants, seats } = product
        const lifetime = payType === 'DGZZ' ? TRANSFER_DAYS * DAY : QR_MINUTES * MINUTE
        // A promotion is not paid after its end, except by those who ordered within it.
        const [order] = await transaction
          .insert(orders)
          .values({
            orderNo: newOrderNo(now()),
            userId,
            state: 'unpaid',
            payType,
            productId: product.productId,
            product: { version, name, nameEn, type, years, days, uses, searchCount, grants, seats },
            amount: product.salePrice,
            createdAt: new Date(now()),
            expiresAt: new Date(now() + lifetime),
          })
          .returning()
        const remindedAt = new Date(order!.expiresAt.getTime() - REMINDED_BEFORE[payType])
        await transaction.insert(outbox).values({ task: 'remind', orderNo: order!.orderNo, dueAt: remindedAt })
        return order!
      }),
    requestCodes: (orderNo, channels) =>
      database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
        if (order?.state !== 'unpaid' || order.payType === 'DGZZ' || order.expiresAt.getTime() <= now()) return null
        const requested = (channel: PayChannel, code: string) => (code === '' && channels.includes(channel) ? REQUESTED_CODE : code)
        const codes = { wxCode: requested('WX', order.wxCode), zfbCode: requested('ZFB', order.zfbCode) }
        await transaction.update(orders).set(codes).where(eq(orders.orderNo, orderNo))
        return { ...order, ...codes }
      }),
    saveCodes: (orderNo, channels, { wxCode, zfbCode }) =>
      database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
        if (order === undefined) return false
        if (order.state === 'unpaid') {
          const codes = { ...(wxCode !== '' && { wxCode }), ...(zfbCode !== '' && { zfbCode }) }
          if (wxCode !== '' || zfbCode !== '') await transaction.update(orders).set(codes).where(eq(orders.orderNo, orderNo))
          return true
        }
        // The codes may have been closed before the providers issued them.
        const asked = {
          ...order,
          wxCode: channels.includes('WX') ? order.wxCode : '',
          zfbCode: channels.includes('ZFB') ? order.zfbCode : '',
        }
        const paidBy = order.paidAt === null || order.payType === 'QR_CODE' ? undefined : order.payType
        await requestClosing({ transaction, now: now() }, asked, paidBy)
        return false
      }),
    async find(userId, orderNo) {
      const [order] = await database.select().from(orders).where(own(userId, orderNo))
      return order ?? null
    },
    async list(userId, { state, hasContract }, { pageNo, pageSize }) {
      const contract = database
        .select({ one: sql`1` })
        .from(contracts)
        .where(eq(contracts.orderNo, orders.orderNo))
      const condition = and(
        eq(orders.userId, userId),
        state === undefined ? undefined : eq(orders.state, state),
        hasContract === undefined ? undefined : hasContract ? exists(contract) : notExists(contract),
      )
      const list = await database
        .select()
        .from(orders)
        .where(condition)
        .orderBy(desc(orders.createdAt), desc(orders.orderNo))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(orders).where(condition)
      return { list, total: counted!.total }
    },
    async findUnpaid(userId) {
      const [order] = await database
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), PAYABLE, sql`${orders.expiresAt} > ${new Date(now())}`))
        .orderBy(desc(orders.createdAt))
        .limit(1)
      return order ?? null
    },
    receive: (orderNo, receipt, withEvent) =>
      withOrder(
        orderNo,
        async (transaction, order) => {
          // A provider proves each payment; further money in the bank account is only what somebody typed, at times twice.
          if (receipt.channel === 'DGZZ' && !awaitsTransfer(order)) return 'ignored'
          if (receipt.amount !== order.amount) return 'wrongAmount'
          return step(transaction, order, order.isAccountOpen ? 'pay' : 'payClosed', receipt)
        },
        withEvent,
      ),
    apply: (orderNo, event, withEvent) => withOrder(orderNo, (transaction, order) => step(transaction, order, event), withEvent),
    overdue: (limit) =>
      database
        .select()
        .from(orders)
        .where(and(eq(orders.state, 'unpaid'), lte(orders.expiresAt, new Date(now()))))
        .orderBy(orders.expiresAt)
        .limit(limit),
    awaiting: (age, limit) =>
      database
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.state, 'unpaid'),
            sql`(${orders.wxCode} <> '' OR ${orders.zfbCode} <> '')`,
            lte(orders.createdAt, new Date(now() - age)),
          ),
        )
        .orderBy(orders.createdAt)
        .limit(limit),
  }
}

function awaitsTransfer({ payType, state }: StoredOrder): boolean {
  return payType === 'DGZZ' && (state === 'unpaid' || state === 'transferring')
}

interface Effects {
  readonly transaction: Transaction
  readonly bought: BoughtProducts
  readonly now: number
}

/** One transition of a locked order, with its effects. */
async function applyEvent(effects: Effects, order: StoredOrder, event: OrderEvent, receipt?: Receipt): Promise<Applied> {
  const { transaction, bought, now } = effects
  const transition = transitionOf(order.state, event)
  if (transition === null) return 'ignored'
  // Booked first: money that was booked before changes nothing.
  if (transition.effects.includes('bookPayment') && !(await bookPayment(effects, order, receipt!))) return 'repeated'
  const time = new Date(now)
  const isPaid = transition.effects.includes('grantRights')
  await transaction
    .update(orders)
    .set({
      state: transition.to,
      ...(isPaid && { paidAt: new Date(receipt!.happenedAt), payType: receipt!.channel, closedAt: null }),
      ...((transition.to === 'cancelled' || transition.to === 'failed') && { closedAt: time }),
    })
    .where(eq(orders.orderNo, order.orderNo))
  if (isPaid) await grantOrder(transaction, bought, order, now)
  if (transition.effects.includes('revokeRights')) await revokeOrder(transaction, bought, order, now)
  if (transition.effects.includes('closeCodes')) await requestClosing(effects, order, receipt?.channel)
  if (transition.effects.includes('returnPayment'))
    await requestReturn(transaction, { ...receipt!, orderNo: order.orderNo, reason: RETURNED[event] ?? '' }, { now, dueAt: now })
  return 'done'
}

/** Why a payment is returned, for its payer. */
const RETURNED: Partial<Readonly<Record<OrderEvent, string>>> = { pay: '重复支付退款', payClosed: '账号已注销，退款' }

/** Cancels the orders of a locked account that can still be paid, because it is closed; `time` is that of the closing. */
export async function cancelOpenOrders(transaction: Transaction, userId: string, time: Date): Promise<void> {
  const open = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), PAYABLE))
    .orderBy(orders.orderNo)
    .for('update')
  for (const order of open) {
    await transaction.update(orders).set({ state: 'cancelled', closedAt: time }).where(eq(orders.orderNo, order.orderNo))
    await requestClosing({ transaction, now: time.getTime() }, order)
  }
}

/** False if it was booked before. */
async function bookPayment({ transaction, now }: Effects, { orderNo }: StoredOrder, receipt: Receipt): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(ledger)
    .values({ ...receipt, orderNo, kind: 'payment', happenedAt: new Date(receipt.happenedAt), bookedAt: new Date(now) })
    .onConflictDoNothing()
  return rowCount === 1
}

/** The codes that were not paid must not be paid any more. */
async function requestClosing({ transaction, now }: Omit<Effects, 'bought'>, order: StoredOrder, paidBy?: LedgerChannel): Promise<void> {
  const { orderNo, wxCode, zfbCode } = order
  const open: readonly (readonly [PayChannel, string])[] = [
    ['WX', wxCode],
    ['ZFB', zfbCode],
  ]
  const rows = open
    .filter(([channel, code]) => code !== '' && channel !== paidBy)
    .map(([channel]) => ({ task: channel === 'WX' ? ('closeWx' as const) : ('closeZfb' as const), orderNo, dueAt: new Date(now) }))
  if (rows.length > 0) await transaction.insert(outbox).values(rows)
}
