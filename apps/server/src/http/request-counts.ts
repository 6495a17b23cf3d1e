import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { requestCounts } from './request-counts-table.ts'

/** Counts the requests of addresses per minute, for all processes of an installation. */
export interface RequestCounts {
  /** Counts a request; returns the count of this minute, and the ms until the next begins. */
  add(address: string): { readonly current: number; readonly ttl: number }
}

const MINUTE = 60_000
/** ms for which requests are collected before they are published to the other processes; the limit is late by this time across processes. */
const GATHERED = 500
/** Maximum number of addresses per minute in this process. */
const MAX_ADDRESSES = 100_000

interface Counted {
  /** Of all processes, as of the last exchange. */
  known: number
  /** Of this process since the last exchange. */
  own: number
}

/**
 * Counts in this process, and twice a second exchanges counts with the others through PostgreSQL: no request waits for the database, and
 * if it is unavailable each process counts alone. `now` in ms.
 */
export function countRequests(database: Database, now: () => number = Date.now): RequestCounts {
  let minute = 0
  let counted = new Map<string, Counted>()
  let telling: NodeJS.Timeout | null = null

  const publish = async () => {
    const [of, counts] = [minute, counted]
    const news = [...counts].filter(([, { own }]) => own > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
    if (news.length === 0) return
    const sent = news.map(([address, { own }]) => ({ address, minute: of, requests: own }))
    for (const { address, requests } of sent) move(counts.get(address), requests)
    // In one order, to prevent deadlocks.
    const rows = await database
      .insert(requestCounts)
      .values(sent)
      .onConflictDoUpdate({
        target: [requestCounts.address, requestCounts.minute],
        set: { requests: sql`${requestCounts.requests} + excluded.requests` },
      })
      .returning({ address: requestCounts.address, requests: requestCounts.requests })
    for (const { address, requests } of rows) merge(counts.get(address), requests)
  }
  const publishLater = () => {
    telling ??= setTimeout(() => {
      telling = null
      // While the database is unavailable, this process continues with its own counts.
      publish().catch(() => {})
    }, GATHERED).unref()
  }
  const begin = (of: number) => {
    minute = of
    counted = new Map()
    // What is not deleted now is deleted with the next minute.
    database
      .delete(requestCounts)
      .where(lt(requestCounts.minute, of - 1))
      .catch(() => {})
  }

  return {
    add(address) {
      const time = now()
      const of = Math.floor(time / MINUTE)
      if (of !== minute || counted.size >= MAX_ADDRESSES) begin(of)
      const count = counted.get(address) ?? { known: 0, own: 0 }
      count.own += 1
      counted.set(address, count)
      publishLater()
      return { current: count.known + count.own, ttl: (of + 1) * MINUTE - time }
    },
  }
}

/** Counts being published are treated as known meanwhile. */
function move(count: Counted | undefined, requests: number): void {
  if (count === undefined) return
  count.own -= requests
  count.known += requests
}

function merge(count: Counted | undefined, requests: number): void {
  if (count !== undefined) count.known = Math.max(count.known, requests)
}
