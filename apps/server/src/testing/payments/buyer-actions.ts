import type { PayChannel } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { receiveCallback } from '../../payment/callbacks/mount-callbacks.ts'
import { confirmTransfer, rejectTransfer } from '../../payment/console/sale-actions.ts'
import { requestCodes } from '../../payment/gateway/request-codes.ts'
import type { StoredOrder } from '../../payment/orders/orders-table.ts'
import { orders as ordersTable } from '../../payment/orders/orders-table.ts'
import { refunds as refundsTable } from '../../payment/orders/refunds-table.ts'
import { reconcileLastDays } from '../../payment/reconciliation/reconcile.ts'
import { OPERATOR, PRODUCTS, startServer, type KnownOrder, type PaymentServer, type PaymentWorld } from './payment-world.ts'

/** A request or job of the server, run as a process of its own. */
export interface Task {
  readonly name: string
  work(): Promise<void>
}

type Action = (world: PaymentWorld, database: Database) => Promise<Task | null> | Task | null

const LIES = ['wrongAmount', 'wrongSignature', 'wrongMerchant'] as const

/** What buyers, providers, the operator and the server may do, with weights. An action without anything to do is null. */
export const ACTIONS: readonly (readonly [Action, number])[] = [
  [orderByCode, 6],
  [orderByTransfer, 1],
  [showCodes, 2],
  [payCode, 9],
  [deliverNotification, 9],
  [deliverLie, 1],
  [cancel, 1],
  [runJob, 3],
  [refundOrder, 3],
  [receiveTransfer, 2],
  [confirmArrived, 3],
  [submitSlip, 1],
  [rejectSlip, 1],
  [completeByHand, 2],
  [compareBills, 1],
]

function orderByCode(world: PaymentWorld, database: Database): Task {
  const { random, buyers } = world
  const [userId, product, reset] = [random.pick(buyers), random.pick(PRODUCTS), random.chance(0.2)]
  return task(world, database, 'order', async (server) => {
    const order = await server.orders.create(userId, product, { payType: 'QR_CODE', reset })
    if (order === null) return
    if (order.amount !== product.salePrice) world.violations.push(`${order.orderNo} costs ${order.amount}`)
    await requestAndSee(world, server, order)
  })
}

function orderByTransfer(world: PaymentWorld, database: Database): Task {
  const { random, buyers } = world
  const [userId, product, reset] = [random.pick(buyers), random.pick(PRODUCTS), random.chance(0.2)]
  return task(world, database, 'orderByTransfer', async (server) => {
    const order = await server.orders.create(userId, product, { payType: 'DGZZ', reset })
    if (order !== null) know(world, order)
  })
}

/** The buyer opens the order again, or requests only one code. */
function showCodes(world: PaymentWorld, database: Database): Task | null {
  const known = pickOrder(world, ({ isTransfer }) => !isTransfer)
  const only = world.random.pick(['WX', 'ZFB', undefined] as const)
  if (known === null) return null
  return task(world, database, 'showCodes', async (server) => {
    const order = await server.orders.find(known.userId, known.orderNo)
    await requestAndSee(world, server, order!, only)
  })
}

async function requestAndSee(world: PaymentWorld, server: PaymentServer, order: StoredOrder, only?: PayChannel): Promise<void> {
  const known = know(world, order)
  const codes = await requestCodes(server, order, { address: 'https://gezhi.example.com', name: '年卡', only })
  if (codes.wxCodeUrl !== '') known.codes.add('WX')
  if (codes.zfbCodeUrl !== '') known.codes.add('ZFB')
}

function know({ orders }: PaymentWorld, { orderNo, userId, amount, payType }: StoredOrder): KnownOrder {
  const known = orders.get(orderNo) ?? { orderNo, userId, amount, isTransfer: payType === 'DGZZ', codes: new Set<PayChannel>() }
  orders.set(orderNo, known)
  return known
}

/** A buyer pays a code, perhaps the second one of the order; the provider notifies never, once, or several times. */
async function payCode(world: PaymentWorld): Promise<null> {
  const { random, outside, notifications } = world
  const known = pickOrder(world, ({ codes }) => codes.size > 0)
  if (known === null) return null
  const channel = random.pick([...known.codes])
  if (await outside.providers[channel].pay(known.orderNo))
    notifications.push({ channel, orderNo: known.orderNo, deliveries: random.pick([0, 1, 1, 2, 4]) })
  return null
}

/** Any notification may be next, or the same twice at once. */
async function deliverNotification(world: PaymentWorld, database: Database): Promise<Task | null> {
  const open = world.notifications.filter(({ deliveries }) => deliveries > 0)
  if (open.length === 0) return null
  const notification = world.random.pick(open)
  notification.deliveries -= 1
  return notify(world, database, notification)
}

/** Delivers a notification of a payment. */
export async function notify(
  world: PaymentWorld,
  database: Database,
  { channel, orderNo }: { readonly channel: PayChannel; readonly orderNo: string },
): Promise<Task> {
  const callback = (await world.outside.providers[channel].callback(orderNo))!
  return task(world, database, 'notify', async (server) => {
    await receiveCallback(server, channel, server.channels.get(channel)!, callback)
  })
}

async function deliverLie(world: PaymentWorld, database: Database): Promise<Task | null> {
  const { random, outside, notifications } = world
  if (notifications.length === 0) return null
  const { channel, orderNo } = random.pick(notifications)
  const lie = random.pick(LIES)
  const callback = (await outside.providers[channel].callback(orderNo, lie))!
  return task(world, database, 'lie', async (server) => {
    const { status } = await receiveCallback(server, channel, server.channels.get(channel)!, callback)
    if (status < 400) world.violations.push(`accepted a notification of ${orderNo} with ${lie}`)
  })
}

function cancel(world: PaymentWorld, database: Database): Task | null {
  const known = pickOrder(world, () => true)
  return known && task(world, database, 'cancel', async ({ orders }) => void (await orders.apply(known.orderNo, 'cancel')))
}

/** The job that runs every minute. */
export function runJob(world: PaymentWorld, database: Database): Task {
  return task(world, database, 'job', (server) => server.settle())
}

/** The operator refunds a paid order, wholly or in part. */
function refundOrder(world: PaymentWorld, database: Database): Task | null {
  const paid = new Set([...world.notifications, ...world.transfers].map(({ orderNo }) => orderNo))
  const known = pickOrder(world, ({ orderNo }) => paid.has(orderNo))
  if (known === null) return null
  const amount = world.random.chance(0.5) ? undefined : 1 + world.random.int(known.amount)
  return task(world, database, 'refund', async ({ refunds, settle }) => {
    if (typeof (await refunds.start(known.orderNo, '误购', amount)) !== 'string') await settle()
  })
}

/** Money arrives in the bank account, at times twice. */
function receiveTransfer(world: PaymentWorld): null {
  const { transfers, random } = world
  const known = pickOrder(world, ({ orderNo, isTransfer }) => isTransfer && transfers.filter((one) => one.orderNo === orderNo).length < 2)
  if (known === null) return null
  const reference = `B${known.orderNo}${transfers.length}`
  if (random.chance(0.7)) transfers.push({ orderNo: known.orderNo, reference, amount: known.amount, isConfirmed: false })
  return null
}

/** The operator confirms a transfer, again if the answer was lost. */
function confirmArrived(world: PaymentWorld, database: Database): Task | null {
  const open = world.transfers.filter(({ isConfirmed }) => !isConfirmed)
  return open.length === 0 ? null : confirm(world, database, world.random.pick(open))
}

export function confirm(world: PaymentWorld, database: Database, transfer: PaymentWorld['transfers'][number]): Task {
  return task(world, database, 'confirm', async ({ sale }) => {
    try {
      await confirmTransfer(sale, transfer, OPERATOR)
    } catch (error) {
      // Ended otherwise, or confirmed by an attempt whose answer was lost.
      if ((error as { error?: string }).error !== 'TRANSFER_NOT_EXPECTED') throw error
      transfer.isRejected = true
    }
    transfer.isConfirmed = true
  })
}

function submitSlip(world: PaymentWorld, database: Database): Task | null {
  const known = pickOrder(world, ({ isTransfer }) => isTransfer)
  return known && task(world, database, 'slip', async ({ orders }) => void (await orders.apply(known.orderNo, 'submitSlip')))
}

function rejectSlip(world: PaymentWorld, database: Database): Task | null {
  const known = pickOrder(world, ({ isTransfer }) => isTransfer)
  return known && reject(world, database, known.orderNo)
}

export function reject(world: PaymentWorld, database: Database, orderNo: string): Task {
  return task(world, database, 'reject', ({ sale }) => rejectTransfer(sale, { orderNo, message: '看不清' }, OPERATOR))
}

/** The operator sends the money of a transfer back, once, and records it until it is recorded. */
export async function completeByHand(world: PaymentWorld, database: Database): Promise<Task | null> {
  const own = await database
    .select({ refundNo: refundsTable.refundNo, amount: refundsTable.amount, state: refundsTable.state })
    .from(refundsTable)
    .innerJoin(ordersTable, eq(ordersTable.orderNo, refundsTable.orderNo))
    .where(eq(refundsTable.channel, 'DGZZ'))
    .orderBy(refundsTable.createdAt, refundsTable.amount)
  const open = own.filter(({ state }) => state === 'pending')
  if (open.length === 0) return null
  const { refundNo, amount } = world.random.pick(open)
  world.handRefunds.set(refundNo, amount)
  return task(world, database, 'completeByHand', ({ refunds, now }) => refunds.complete(refundNo, now()))
}

/** The job that runs every morning. */
export function compareBills(world: PaymentWorld, database: Database): Task {
  return task(world, database, 'reconcile', (server) => reconcileLastDays(server))
}

/** Mostly one of the latest orders, so that much happens to it at once. */
function pickOrder({ orders, random }: PaymentWorld, fits: (order: KnownOrder) => boolean): KnownOrder | null {
  const fitting = [...orders.values()].filter(fits)
  return fitting.length === 0 ? null : random.pick(random.chance(0.8) ? fitting.slice(-3) : fitting)
}

function task(world: PaymentWorld, database: Database, name: string, work: (server: PaymentServer) => Promise<void>): Task {
  return { name, work: () => work(startServer(database, world)) }
}
