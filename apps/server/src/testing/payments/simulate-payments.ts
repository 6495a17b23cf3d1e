import { createHash } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { ledger } from '../../payment/orders/ledger-table.ts'
import { orders } from '../../payment/orders/orders-table.ts'
import { refunds } from '../../payment/orders/refunds-table.ts'
import type { Coverage, Fate } from './interleaving.ts'
import { openWorld, sharedWorld, type SharedWorld } from './payment-world.ts'
import { runGroup } from './run-group.ts'
import { openSteppedDatabase } from './stepped-database.ts'

/** Orders of one group of buyers. */
const GROUP = 25
/** A step that happened this often had every kind of fault. */
const FREQUENT = 1000
/** Orders from one line about the progress to the next. */
const REPORTED = 1000

/** What a simulation found. */
export interface SimulatedPayments {
  /** What must never happen, with the steps before it. */
  readonly violations: readonly string[]
  readonly lastSteps: string
  /** Frequent steps that some kind of fault never hit. */
  readonly incomplete: readonly string[]
  /** Refunds, of orders and of further payments. */
  readonly returns: number
  readonly report: readonly string[]
}

/**
 * Simulates orders on a real database and the sandboxes of both providers, with faults in every step, which `seed` determines; stops at the
 * first violation.
 */
export async function simulatePayments(number: number, seed: number): Promise<SimulatedPayments> {
  const shared = sharedWorld()
  const { database, locks, errors } = await openSteppedDatabase(() => shared.current?.steps)
  const coverage: Coverage = new Map()
  const fingerprint = createHash('sha256')
  let violations: string[] = []
  let lastSteps = ''
  let ordered = 0
  for (let group = 0; ordered < number && violations.length === 0; group += 1) {
    const world = await openWorld(database, { seed, group, countBlocked: locks.count, shared })
    await runGroup(world, database, Math.min(GROUP, number - ordered))
    ordered += world.orders.size
    violations = [...world.violations, ...errors.map((error) => `${String(error)} ${(error as { detail?: string }).detail ?? ''}`)]
    lastSteps = `group ${group}, last steps:\n${world.steps.trace.join('\n')}`
    addTo(coverage, world.steps.coverage)
    fingerprint.update(world.steps.fingerprint())
    if (Math.floor(ordered / REPORTED) > Math.floor((ordered - world.orders.size) / REPORTED)) console.log(`${ordered} orders`)
  }
  return {
    violations,
    lastSteps,
    incomplete: [...coverage].filter(([, fates]) => timesOf(fates, () => true) >= FREQUENT && fates.size < 5).map(([step]) => step),
    returns: await database.$count(refunds),
    report: [
      ...(await moneyLines(database)),
      ...issueLines(coverage, shared),
      `Fingerprint ${fingerprint.digest('hex').slice(0, 16)}: the same for the same seed`,
    ],
  }
}

function addTo(sum: Coverage, more: Coverage): void {
  for (const [step, fates] of more) {
    const known = sum.get(step) ?? new Map<Fate, number>()
    for (const [fate, times] of fates) known.set(fate, (known.get(fate) ?? 0) + times)
    sum.set(step, known)
  }
}

function timesOf(fates: ReadonlyMap<Fate, number>, counts: (fate: Fate) => boolean): number {
  return [...fates].reduce((sum, [fate, times]) => sum + (counts(fate) ? times : 0), 0)
}

/** What the orders came to. */
async function moneyLines(database: Database): Promise<string[]> {
  const states = await database.select({ name: orders.state, number: count() }).from(orders).groupBy(orders.state)
  const moved = await database
    .select({ name: ledger.kind, channel: ledger.channel, number: count() })
    .from(ledger)
    .groupBy(ledger.kind, ledger.channel)
  const returned = await database
    .select({ name: refunds.kind, state: refunds.state, number: count() })
    .from(refunds)
    .groupBy(refunds.kind, refunds.state)
  const partly = await database.$count(orders, sql`refunded BETWEEN 1 AND amount - 1`)
  return [
    `Orders: ${states.map(({ name, number }) => `${number} ${name}`).join(', ')}; ${partly} refunded in part`,
    `Ledger: ${moved.map(({ name, channel, number }) => `${number} ${name}s ${channel}`).join(', ')}`,
    `Returns: ${returned.map(({ name, state, number }) => `${number} ${name} ${state}`).join(', ')}`,
  ]
}

/** What went wrong on the way. */
function issueLines(coverage: Coverage, { outside }: SharedWorld): string[] {
  const steps = [...coverage.values()]
  const [all, injected] = [() => true, (fate: Fate) => fate !== 'done']
  const total = (counts: (fate: Fate) => boolean) => steps.reduce((sum, fates) => sum + timesOf(fates, counts), 0)
  const every = steps.filter((fates) => fates.size === 5).length
  const network = [...outside.faults].filter(([fault]) => fault !== 'none')
  return [
    `Steps: ${total(all)} of ${steps.length} kinds, ${every} of them with every kind of fault; faults: ${total(injected)}, of which kills ${total((fate) => fate.startsWith('killed'))}`,
    `Network: ${network.map(([fault, times]) => `${times} ${fault}`).join(', ')}; ${outside.rejected.size} refunds rejected`,
  ]
}
