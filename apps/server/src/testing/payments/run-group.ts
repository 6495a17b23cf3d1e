import { GatewayError } from '@gezhi/gateways'
import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { orders as ordersTable } from '../../payment/orders/orders-table.ts'
import { outbox } from '../../payment/orders/outbox-table.ts'
import { ACTIONS, compareBills, completeByHand, confirm, notify, reject, runJob, type Task } from './buyer-actions.ts'
import { checkBooks } from './check-books.ts'
import { ConnectionBroken, ProcessKilled, type SimulatedProcess } from './interleaving.ts'
import type { PaymentWorld } from './payment-world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Actions at once. */
const CONCURRENT = 4
/** Hours until everything has come to an end without faults: transfers wait for a week, rejected returns for a day each. */
const CALM_STEPS = 60
/** Steps from one comparison with the bills, which covers a week, to the next. */
const COMPARED_EVERY = 20

/** Lets buyers order until there are `count` orders, with faults, and all come to an end, without; then compares the books. */
export async function runGroup(world: PaymentWorld, database: Database, count: number): Promise<void> {
  const { random, clock, steps, outside, violations } = world
  for (let round = 0; world.orders.size < count && round < count * 20; round += 1) {
    const tasks: Task[] = []
    for (let number = random.between(1, CONCURRENT); number > 0; number -= 1) {
      const next = await random.weighted(ACTIONS)(world, database)
      if (next !== null) tasks.push({ ...next, name: `${next.name} ${number}` })
    }
    clock.skew = random.chance(0.08) ? random.between(-3 * DAY, 3 * DAY) : random.chance(0.08) ? random.between(-20, 20) * MINUTE : 0
    for (const process of await steps.run(tasks)) checkFailure(world, process)
    if (violations.length > 0) return
    if (random.chance(0.3)) await outside.deliverLate()
    clock.now += random.weighted([
      [random.int(5_000), 5],
      [random.int(10 * MINUTE), 3],
      [random.int(2 * HOUR), 0.4],
      [DAY, 0.03],
    ])
  }
  await outside.deliverLate()
  world.isCalm = true
  clock.skew = 0
  await comeToAnEnd(world, database)
  clock.now += DAY
  await compareBills(world, database).work()
  await checkBooks(world, database)
  // Notifications that come after everything change nothing.
  for (const { channel, orderNo } of world.notifications) await (await notify(world, database, { channel, orderNo })).work()
  await comeToAnEnd(world, database)
  await checkBooks(world, database)
}

/** Confirms and rejects transfers and runs the job, every few hours, and compares the bills, every few days, until nothing is open. */
async function comeToAnEnd(world: PaymentWorld, database: Database): Promise<void> {
  for (let step = 0; step < CALM_STEPS; step += 1) {
    for (const transfer of world.transfers.filter(({ isConfirmed }) => !isConfirmed)) await confirm(world, database, transfer).work()
    await runJob(world, database).work()
    if (step % COMPARED_EVERY === 0) await compareBills(world, database).work()
    for (let task = await completeByHand(world, database); task !== null; task = await completeByHand(world, database)) await task.work()
    const open = await database
      .select()
      .from(ordersTable)
      .where(and(inArray(ordersTable.userId, [...world.buyers]), inArray(ordersTable.state, ['unpaid', 'transferring', 'refunding'])))
      .orderBy(ordersTable.createdAt)
    const tasks = await database.$count(outbox, and(isNull(outbox.doneAt), ne(outbox.task, 'remind')))
    if (open.length === 0 && tasks === 0) return
    for (const { state, orderNo } of open) if (state === 'transferring') await reject(world, database, orderNo).work()
    world.clock.now += 5 * HOUR
  }
  world.violations.push('after many days something is still open')
}

/** A process may end by what the simulation did to it, or reject what cannot be done. */
function checkFailure({ violations }: PaymentWorld, { name, failure }: SimulatedProcess): void {
  for (let error = failure; error !== undefined; error = error instanceof Error ? error.cause : undefined)
    if ([ProcessKilled, ConnectionBroken, CallError, GatewayError].some((expected) => error instanceof expected)) return
  // Errors of the database itself are reported where it made them.
  if (failure instanceof Error && !failure.message.startsWith('Failed query')) violations.push(`${name}: ${failure.message}`)
}
