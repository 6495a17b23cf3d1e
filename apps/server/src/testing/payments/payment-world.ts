import type { PayChannel } from '@gezhi/contract'
import { Random, seedOf } from '@gezhi/imports/demo'
import { pino, type Logger } from 'pino'
import { messageStore } from '../../accounts/messages/message-store.ts'
import { boughtProducts, type BoughtProducts } from '../../accounts/products/bought-products.ts'
import { enterpriseMembers, enterprises } from '../../accounts/users/enterprises-table.ts'
import { users } from '../../accounts/users/users-table.ts'
import type { Database } from '../../database/connect-database.ts'
import type { Operator } from '../../http/operator-of.ts'
import type { SaleParts } from '../../payment/console/sale-actions.ts'
import { settlePayments, type SettleParts } from '../../payment/gateway/settle-payments.ts'
import { orderStore } from '../../payment/orders/order-store.ts'
import { refundStore } from '../../payment/orders/refund-store.ts'
import { PRICE_LIST } from '../../payment/products/price-list.ts'
import type { StoredProduct } from '../../payment/products/products-table.ts'
import { ISSUE_PROBABILITY, Interleaving } from './interleaving.ts'
import { simulatedProviders, type SimulatedProviders } from './simulated-providers.ts'

/** What the world knows of an order whose number its buyer has learnt. */
export interface KnownOrder {
  readonly orderNo: string
  readonly userId: string
  readonly amount: number
  readonly isTransfer: boolean
  /** Channels whose code the buyer has seen. */
  readonly codes: Set<PayChannel>
}

/** Money that arrived in the bank account. */
export interface BankTransfer {
  readonly orderNo: string
  readonly reference: string
  readonly amount: number
  isConfirmed: boolean
  /** The order did not wait for it, or no longer: unless it was booked, it is sent back and never in the books. */
  isRejected?: boolean
}

/** A notification that a provider still wants to deliver. */
export interface PendingNotification {
  readonly channel: PayChannel
  readonly orderNo: string
  deliveries: number
}

/** The world outside of the server during some orders: its buyers, providers, bank, operator and clocks. */
export interface PaymentWorld {
  readonly random: Random
  readonly steps: Interleaving
  readonly outside: SimulatedProviders
  readonly clock: { now: number; skew: number }
  readonly buyers: readonly string[]
  readonly orders: Map<string, KnownOrder>
  readonly transfers: BankTransfer[]
  /** Refunds that the operator made by hand, by their numbers. */
  readonly handRefunds: Map<string, number>
  readonly notifications: PendingNotification[]
  /** What must never happen. */
  readonly violations: string[]
  isCalm: boolean
}

/** The part of the server that handles money, built anew on the same database for every process. */
export interface PaymentServer extends SettleParts {
  readonly bought: BoughtProducts
  readonly sale: SaleParts
  settle(): Promise<void>
}

export const OPERATOR: Operator = { id: null, log: pino({ level: 'silent' }) }
export const PRODUCTS: readonly StoredProduct[] = PRICE_LIST.map((product) => ({ ...product, onSale: true, validFrom: new Date(0) }))

const DAY = 24 * 3_600_000
/** Days from one group of orders to the next: longer than a transfer may take. */
const GROUP_DAYS = 30
const START = Date.parse('2024-01-01T09:00:00+08:00')

/** The world of a group of orders, independent of the other groups. */
export async function openWorld(
  database: Database,
  { seed, group, countBlocked, shared }: { seed: number; group: number; countBlocked: () => Promise<number>; shared: SharedWorld },
): Promise<PaymentWorld> {
  const random = new Random(seedOf(seed, group))
  const clock = { now: START + group * GROUP_DAYS * DAY, skew: 0 }
  const steps = new Interleaving(random, countBlocked, () => (clock.now += 1 + random.int(40)), ISSUE_PROBABILITY)
  const world: PaymentWorld = {
    random,
    steps,
    outside: shared.outside,
    clock,
    buyers: await openAccounts(database, group, clock.now),
    orders: new Map(),
    transfers: [],
    handRefunds: new Map(),
    notifications: [],
    violations: [],
    isCalm: false,
  }
  shared.current = world
  return world
}

/** What groups share: the books of the providers. */
export interface SharedWorld {
  current: PaymentWorld | undefined
  readonly outside: SimulatedProviders
}

export function sharedWorld(): SharedWorld {
  const shared: { current: PaymentWorld | undefined } = { current: undefined }
  const outside = simulatedProviders({
    random: () => shared.current!.random,
    steps: () => shared.current!.steps,
    now: () => shared.current!.clock.now,
    serverNow: () => shared.current!.clock.now + shared.current!.clock.skew,
    isCalm: () => shared.current!.isCalm,
  })
  return Object.assign(shared, { outside })
}

/** Two colleagues of an enterprise, and two others. */
async function openAccounts(database: Database, group: number, now: number): Promise<string[]> {
  const createdAt = new Date(now)
  const telephone = (number: number) => `13${String(group * 4 + number).padStart(9, '0')}`
  const made = await database
    .insert(users)
    .values([0, 1, 2, 3].map((number) => ({ nick: `buyer${group}-${number}`, telephone: telephone(number), createdAt })))
    .returning({ id: users.id })
  const [enterprise] = await database.insert(enterprises).values({ createdAt }).returning()
  await database.insert(enterpriseMembers).values(made.slice(0, 2).map(({ id }) => ({ userId: id, enterpriseId: enterprise!.id })))
  return made.map(({ id }) => id)
}

/** A process of the server. */
export function startServer(database: Database, world: PaymentWorld): PaymentServer {
  const now = () => world.clock.now + world.clock.skew
  const bought = boughtProducts(now)
  const parts: SettleParts = {
    database,
    orders: orderStore(database, bought, now),
    refunds: refundStore(database, bought, now),
    channels: world.outside.channels,
    messages: messageStore(database, now),
    mail: null,
    publicUrl: null,
    now,
    log: violationLog(world),
  }
  const settle = () => settlePayments(parts)
  // Actions of operators on orders use neither documents nor accounts.
  const sale = { ...parts, settle, bought, changed: () => {} } as unknown as SaleParts
  return { ...parts, bought, sale, settle }
}

/** Messages of failures that the simulation itself causes; any other is a violation. */
const EXPECTED = /^Failed query|^(weChatPay|alipay) \(|the process was killed|the connection broke|^undefined$/

function violationLog({ violations }: PaymentWorld): Logger {
  const check = (facts: unknown, text: string) => {
    const { message, err } = facts as { readonly message?: string; readonly err?: Error }
    if (!EXPECTED.test(String(err?.message ?? message))) violations.push(`logged: ${text}: ${err?.message ?? message}`)
  }
  const log = pino({ level: 'silent' })
  return Object.assign(log, { warn: check, error: check })
}
