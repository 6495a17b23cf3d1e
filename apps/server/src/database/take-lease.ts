import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './connect-database.ts'
import { leases } from './leases-table.ts'

/** What one process of an installation has at a time, for as long as it says that it is there. */
export interface Lease {
  /** Aborted once another process has it. */
  readonly lost: AbortSignal
  /** Leaves it to the others. */
  release(): Promise<void>
}

export interface LeaseRequest {
  readonly name: string
  /** Who asks. A holder that asks again has it at once: it is for a process that took the place of a dead one. */
  readonly holder: string
  /** How long it stays with a process that is silent, as one that was killed is. Default 15. */
  readonly seconds?: number
}

/** As many times within its seconds does a holder say that it is there. */
const RENEWALS = 5
const SECONDS = 15

/**
 * Takes a lease by the database's clock, null where another has it. It is kept until it is released or lost; while the database is away it stays where
 * it is, and for as long again after the database came back, so that its holder is the first to ask. Rejects where the database does not answer.
 */
export async function takeLease(database: Database, { name, holder, seconds = SECONDS }: LeaseRequest): Promise<Lease | null> {
  if (!(await claim(database, { name, holder, seconds }))) return null
  const lost = new AbortController()
  const released = new AbortController()
  const keeping = (async () => {
    while (!released.signal.aborted && !lost.signal.aborted) {
      // Ends early only with the lease.
      await sleep((seconds / RENEWALS) * 1000, undefined, { ref: false, signal: released.signal }).catch(() => {})
      if (released.signal.aborted) return
      // A database that is away gives it to nobody else: it is asked again.
      const renewed = await claim(database, { name, holder, seconds }).catch(() => true)
      if (!renewed) lost.abort()
    }
  })()
  return {
    lost: lost.signal,
    async release() {
      released.abort()
      await keeping
      // Where the database is away it runs out by itself.
      await database
        .delete(leases)
        .where(and(eq(leases.name, name), eq(leases.holder, holder)))
        .catch(() => {})
    },
  }
}

/** Whether nobody else has a lease at the moment, so that it is worth asking for. */
export async function isLeaseFree(database: Database, { name, holder }: LeaseRequest): Promise<boolean> {
  const [row] = await database
    .select({ free: sql<boolean>`${leases.holder} = ${holder} OR ${ranOut(SECONDS)}` })
    .from(leases)
    .where(eq(leases.name, name))
  return row?.free ?? true
}

/** Says that the holder is there; false where another is. */
async function claim(database: Database, { name, holder, seconds }: Required<LeaseRequest>): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const { rowCount } = await database
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} OR ${ranOut(seconds)}`,
    })
  return rowCount === 1
}

/** While PostgreSQL has just come up, nothing has run out. */
function ranOut(seconds: number) {
  return sql`(${leases.until} < clock_timestamp() AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => ${seconds}))`
}
