import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { rateLimits } from './rate-limits-table.ts'

/** Rate limits shared by all processes of an installation. */
export interface RateLimitStore {
  /**
   * Counts an action under a key unless `max` were counted in the last `window` ms; returns 0, or the ms until the next attempt is
   * allowed.
   */
  take(key: string, max: number, window: number): Promise<number>
  /** Counts an action under a key without a limit; returns the count in the last `window` ms, at most 1000. */
  count(key: string, window: number): Promise<number>
  /** Removes the oldest `count` actions from the count. */
  forget(key: string, count: number): Promise<void>
  /** Deletes rows outside every window. */
  purgeExpired(): Promise<void>
}

/** The longest `window` in use, ms. */
export const LONGEST_WINDOW = 24 * 60 * 60_000

/** Maximum result of `count`. */
const MAX_COUNT = 1000

/** Rate limits in PostgreSQL, one statement per action, so that concurrent processes are counted correctly; `now` in ms. */
export function rateLimitStore(database: Database, now: () => number): RateLimitStore {
  return {
    async take(key, max, window) {
      const time = now()
      // Times far in the future come from a clock that was set back since: they must not block until it has caught up.
      const isRecent = sql`t > ${time - window} AND t <= ${time + window}`
      const recent = sql`ARRAY(SELECT t FROM unnest(${rateLimits.times}) AS t WHERE ${isRecent} ORDER BY t)`
      const full = sql`cardinality(${recent}) >= ${max}`
      const [row] = await database
        .insert(rateLimits)
        .values({ key, times: [time], refused: false })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: { times: sql`CASE WHEN ${full} THEN ${recent} ELSE ${recent} || ${time}::bigint END`, refused: full },
        })
        .returning({ refused: rateLimits.refused, first: sql<string>`${rateLimits.times}[1]` })
      return row?.refused === true ? Number(row.first) + window - time : 0
    },
    async count(key, window) {
      const time = now()
      const isRecent = sql`t > ${time - window} AND t <= ${time + window}`
      const latest = sql`(SELECT t FROM unnest(${rateLimits.times}) AS t WHERE ${isRecent} ORDER BY t DESC LIMIT ${MAX_COUNT - 1})`
      const times = sql`ARRAY(SELECT t FROM ${latest} AS latest ORDER BY t) || ${time}::bigint`
      const [row] = await database
        .insert(rateLimits)
        .values({ key, times: [time], refused: false })
        .onConflictDoUpdate({ target: rateLimits.key, set: { times } })
        .returning({ counted: sql<number>`cardinality(${rateLimits.times})` })
      return Number(row!.counted)
    },
    async forget(key, count) {
      const times = sql`${rateLimits.times}[${count + 1}::int:]`
      await database.update(rateLimits).set({ times }).where(eq(rateLimits.key, key))
    },
    async purgeExpired() {
      await database.delete(rateLimits).where(sql`${rateLimits.times}[cardinality(${rateLimits.times})] <= ${now() - LONGEST_WINDOW}`)
    },
  }
}
