import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './connect-database.ts'
import { leases } from './leases-table.ts'

/** A resource held by one process of an installation at a time, as long as it is renewed. */
export interface Lease {
  /** Aborted once another process holds it. */
  readonly lost: AbortSignal
  /** Releases it for others. */
  release(): Promise<void>
}

export interface LeaseRequest {
  readonly name: string
  /** Identifies the process. A holder that requests it again gets it at once: for a process that replaces a dead one. */
  readonly holder: string
  /** Validity without renewal, for example after a kill. Default 15. */
  readonly seconds?: number
}

/** Renewals within this validity. */
const RENEWALS = 5
const SECONDS = 15

/**
 * Takes a lease by the database's clock, null if another process holds it. It is renewed until released or lost; an unavailable database
 * does not expire it, and after the database has recovered it stays valid for its full time again, so that its holder can renew first.
 * Rejects if the database does not respond.
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
      // An unavailable database cannot grant it to another process: retried.
      const renewed = await claim(database, { name, holder, seconds }).catch(() => true)
      if (!renewed) lost.abort()
    }
  })()
  return {
    lost: lost.signal,
    async release() {
      released.abort()
      await keeping
      // If the database is unavailable, it expires by itself.
      await database
        .delete(leases)
        .where(and(eq(leases.name, name), eq(leases.holder, holder)))
        .catch(() => {})
    },
  }
}

/** Whether the lease is free at the moment, so that it is worth trying to take it. */
export async function isLeaseFree(database: Database, { name, holder }: LeaseRequest): Promise<boolean> {
  const [row] = await database
    .select({ free: sql<boolean>`${leases.holder} = ${holder} OR ${ranOut(SECONDS)}` })
    .from(leases)
    .where(eq(leases.name, name))
  return row?.free ?? true
}

/** Renews the lease; false if another process holds it. */
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

/** Nothing is treated as expired directly after PostgreSQL started. */
function ranOut(seconds: number) {
  return sql`(${leases.until} < clock_timestamp() AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => ${seconds}))`
}
