import type { PayChannel } from '@gezhi/contract'
import { eq, inArray } from 'drizzle-orm'
import { userProducts } from '../../accounts/products/user-products-table.ts'
import type { Database } from '../../database/connect-database.ts'
import { sourceOf } from '../../payment/orders/grant-order.ts'
import { gifts } from '../../payment/orders/gifts-table.ts'
import { ledger } from '../../payment/orders/ledger-table.ts'
import { orders, type StoredOrder } from '../../payment/orders/orders-table.ts'
import { packs } from '../../payment/orders/packs-table.ts'
import { refunds } from '../../payment/orders/refunds-table.ts'
import { reconciliations } from '../../payment/reconciliation/reconciliations-table.ts'
import type { PaymentWorld } from './payment-world.ts'

type Entry = typeof ledger.$inferSelect
/** A right, of whichever table. */
interface Right {
  readonly source: string
  readonly owner: string
  readonly kind: string
  readonly start: number
  readonly end: number
}

const DAY = 24 * 3_600_000
/** ms that a transaction may take in the time of the simulation. */
const BOOKING = 10_000

/** Compares all orders of a group with what the providers and the bank hold, and rights with money; adds what does not fit. */
export async function checkBooks(world: PaymentWorld, database: Database): Promise<void> {
  const { violations, buyers } = world
  const own = await database
    .select()
    .from(orders)
    .where(inArray(orders.userId, [...buyers]))
  const numbers = own.map(({ orderNo }) => orderNo)
  const entries = numbers.length === 0 ? [] : await database.select().from(ledger).where(inArray(ledger.orderNo, numbers))
  for (const line of differencesOf(world, numbers, entries)) violations.push(line)
  const rights = await rightsOf(database, own, buyers)
  const given = await database
    .select()
    .from(gifts)
    .where(inArray(gifts.userId, [...buyers]))
  for (const order of own) {
    const money = entries.filter(({ orderNo }) => orderNo === order.orderNo)
    const right = rights.find(({ source }) => source === sourceOf(order.orderNo))
    for (const line of violationsOf(order, money, right)) violations.push(`${order.orderNo} ${order.state}: ${line}`)
  }
  for (const { userId, orderNo } of given) {
    const order = own.find((one) => one.orderNo === orderNo)
    const right = rights.find(({ source }) => source === `gift:4:${userId}`)
    if (order?.state === 'refunded' && right !== undefined && isAlive(right, entries, orderNo))
      violations.push(`${orderNo}: the gift is still there`)
    if (order?.state === 'paid' && right === undefined) violations.push(`${orderNo}: the gift is missing`)
  }
  for (const line of overlapsOf(rights)) violations.push(line)
  const open = await database.$count(refunds, eq(refunds.state, 'pending'))
  if (open > 0) violations.push(`${open} refunds are pending`)
  for (const { day, channel, differences } of await database.select().from(reconciliations))
    if (differences.some(({ orderNo }) => numbers.includes(orderNo)))
      violations.push(`the bill of ${channel} on ${day} differs: ${JSON.stringify(differences)}`)
}

/** Ledger against the books of providers and bank, by movement. */
function differencesOf({ outside, transfers, handRefunds }: PaymentWorld, numbers: readonly string[], entries: readonly Entry[]): string[] {
  const theirs = new Map<string, number>()
  for (const channel of ['WX', 'ZFB'] satisfies PayChannel[])
    for (const { state, transaction, amount, refunds: made } of outside.booksOf(channel, numbers)) {
      if (state === 'paid') theirs.set(`${channel} payment ${transaction}`, amount)
      for (const refund of made) theirs.set(`${channel} refund ${refund.refundNo}`, -refund.amount)
    }
  const booked = new Set(entries.map(({ reference }) => reference))
  for (const { reference, amount, isRejected } of transfers)
    if (isRejected !== true || booked.has(reference)) theirs.set(`DGZZ payment ${reference}`, amount)
  for (const [refundNo, amount] of handRefunds) theirs.set(`DGZZ refund ${refundNo}`, -amount)
  const ours = new Map(entries.map(({ channel, kind, reference, amount }) => [`${channel} ${kind} ${reference}`, amount]))
  return [...new Set([...theirs.keys(), ...ours.keys()])]
    .filter((key) => theirs.get(key) !== ours.get(key))
    .map((key) => `${key}: provider ${theirs.get(key)}, ledger ${ours.get(key)}`)
}

/** No right without money, no money without right. */
function violationsOf(order: StoredOrder, money: readonly Entry[], right: Right | undefined): string[] {
  const balance = money.reduce((sum, { amount }) => sum + amount, 0)
  const found: string[] = []
  if (order.state === 'paid') {
    if (balance !== order.amount - order.refunded || balance <= 0)
      found.push(`holds ${balance} of ${order.amount}, refunded ${order.refunded}`)
    if (right === undefined || right.end <= right.start) found.push('money without right')
    else if (!lengthsOf(order).includes(Math.round((right.end - right.start) / DAY)))
      found.push(`a right of ${(right.end - right.start) / DAY} days`)
  } else {
    if (balance !== 0) found.push(`holds ${balance}`)
    const isEnded = right === undefined || (order.state === 'refunded' && !isAlive(right, money, order.orderNo))
    if (!isEnded) found.push('right without money')
  }
  if (!['paid', 'refunded', 'cancelled', 'failed'].includes(order.state)) found.push('has no end')
  return found
}

/** Whether a right goes on after the last refund of its order was booked. */
function isAlive({ start, end }: Right, money: readonly Entry[], orderNo: string): boolean {
  const booked = money.filter((entry) => entry.orderNo === orderNo && entry.kind === 'refund').map(({ bookedAt }) => bookedAt.getTime())
  return end > start && end > Math.max(...booked) + BOOKING
}

function lengthsOf({ product: { years, days } }: StoredOrder): number[] {
  return years > 0 ? [365 * years, 366 * years] : [days]
}

/** Memberships of one kind follow each other. */
function overlapsOf(rights: readonly Right[]): string[] {
  const lines: string[] = []
  const groups = Map.groupBy(
    rights.filter(({ kind, start, end }) => kind !== 'pack' && end > start),
    ({ owner, kind }) => `${owner} ${kind}`,
  )
  for (const [owner, list] of groups) {
    const sorted = list.toSorted((a, b) => a.start - b.start)
    for (const [index, right] of sorted.entries())
      if (index > 0 && right.start < sorted[index - 1]!.end)
        lines.push(`${owner}: ${right.source} begins before ${sorted[index - 1]!.source} ends`)
  }
  return lines
}

async function rightsOf(database: Database, own: readonly StoredOrder[], buyers: readonly string[]): Promise<Right[]> {
  const sources = [...own.map(({ orderNo }) => sourceOf(orderNo)), ...buyers.map((userId) => `gift:4:${userId}`)]
  const memberships = await database.select().from(userProducts).where(inArray(userProducts.source, sources))
  const bought = await database.select().from(packs).where(inArray(packs.source, sources))
  return [
    ...memberships.map(({ source, userId, enterpriseId, kind, startTime, endTime }) => ({
      source: source!,
      owner: userId ?? enterpriseId!,
      kind: kind!,
      start: startTime.getTime(),
      end: endTime.getTime(),
    })),
    ...bought.map(({ source, userId, startTime, endTime }) => ({
      source,
      owner: userId,
      kind: 'pack',
      start: startTime.getTime(),
      end: endTime.getTime(),
    })),
  ]
}
