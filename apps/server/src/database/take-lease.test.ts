import { it, type TestContext } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { leases } from './leases-table.ts'
import { isLeaseFree, takeLease, type Lease } from './take-lease.ts'

const NAME = 'index'
/** Long enough that even a busy machine renews in time. */
const SECONDS = 20

async function aDatabase({ onTestFinished }: TestContext) {
  const { database, drop } = await testDatabase()
  onTestFinished(drop)
  return {
    database,
    take: (holder: string) => takeLease(database, { name: NAME, holder, seconds: SECONDS }),
    isFree: () => isLeaseFree(database, { name: NAME, holder: 'other' }),
    untilWhen: async () => (await database.select().from(leases))[0]!.until,
    /** As left by a process that stopped renewing. */
    async leave(holder: string, ms: number) {
      const until = new Date(Date.now() + ms)
      await database
        .insert(leases)
        .values({ name: NAME, holder, until })
        .onConflictDoUpdate({ target: leases.name, set: { holder, until } })
    },
  }
}

// Most of the time is waiting, in each on a database of its own.
it.concurrent('one of many concurrent requests gets it for as long as it lives; after its release another one does', async (context) => {
  const { expect } = context
  const { take, isFree, untilWhen } = await aDatabase(context)
  expect(await isFree()).toBe(true)
  const taken = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(take))
  const [held, ...more] = taken.filter((lease) => lease !== null)
  expect(more).toEqual([])
  const until = await untilWhen()
  await expect.poll(async () => (await untilWhen()) > until, { timeout: 60_000 }).toBe(true)
  expect([await take('late'), await isFree(), held!.lost.aborted]).toEqual([null, false, false])
  await held!.release()
  const next = await take('late')
  expect(next).not.toBeNull()
  await next!.release()
})

it.concurrent('who took the place of a dead process has it at once, anybody else when it ran out', async (context) => {
  const { expect } = context
  const { take, isFree, leave } = await aDatabase(context)
  await leave('dead', 600_000)
  const again = await take('dead')
  expect(again).not.toBeNull()
  await again!.release()
  await leave('dead', 600_000)
  expect([await take('other'), await isFree()]).toEqual([null, false])
  await leave('dead', 100)
  let other: Lease | null = null
  await expect.poll(async () => (other = await take('other')), { timeout: 30_000 }).not.toBeNull()
  await other!.release()
})

it.concurrent('who was silent for too long hears that another has it, and does not give that away', async (context) => {
  const { expect } = context
  const { take, leave } = await aDatabase(context)
  const lease = await take('silent')
  await leave('other', 600_000)
  await expect.poll(() => lease!.lost.aborted, { timeout: 30_000 }).toBe(true)
  await lease!.release()
  expect(await take('third')).toBeNull()
})
