import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf } from '../tokens.ts'
import { loginFailures } from './login-failures-table.ts'
import type { LoginLimit } from './login-limits.ts'

const WINDOW = 15 * 60_000
const MAX_LOCK = 4 * 60 * 60_000
const DAY = 24 * 60 * 60_000

/**
 * Counts failed logins. A subject that reaches its limit within 15 minutes is locked for 15 minutes, again within a day for 30, and so on
 * up to 4 hours. Attempts while locked are rejected and not counted.
 */
export interface LoginFailures {
  /** Counts an attempt before it is made, so that concurrent attempts are limited like sequential ones; false if a limit is reached. */
  begin(limits: readonly LoginLimit[]): Promise<boolean>
  /** The attempt succeeded. */
  clear(limits: readonly LoginLimit[]): Promise<void>
  /** The attempt was not made. */
  withdraw(limits: readonly LoginLimit[]): Promise<void>
  /** Forgets all attempts for accounts, by their names (`LoginLimit.account`); answers how many counts were locked. */
  unlock(accounts: readonly string[]): Promise<number>
  purgeExpired(): Promise<void>
}

/** Rolls back the count of a rejected attempt. */
class Locked extends Error {}

/**
 * Failures in PostgreSQL; `now` in ms. Rows are written in the order of the limits, which is the same for all attempts, to prevent
 * deadlocks.
 */
export function loginFailureStore(database: Database, now: () => number): LoginFailures {
  const { subject, failures, limit, firstAt, lockedUntil, locks, lastLockedAt } = loginFailures
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`
  const subjectsOf = (limits: readonly LoginLimit[]) => limits.map((one) => hashOf(one.subject))
  const withdraw = async (limits: readonly LoginLimit[]) => {
    if (limits.length === 0) return
    const unlocks = sql`(${lockedUntil} IS NOT NULL AND ${failures} - 1 < ${limit})`
    await database
      .update(loginFailures)
      .set({
        failures: sql`greatest(${failures} - 1, 0)`,
        lockedUntil: sql`CASE WHEN ${unlocks} THEN NULL ELSE ${lockedUntil} END`,
        locks: sql`${locks} - CASE WHEN ${unlocks} THEN 1 ELSE 0 END`,
      })
      .where(inArray(subject, subjectsOf(limits)))
  }
  return {
    async begin(limits) {
      const time = now()
      const over = sql`(CASE WHEN ${lockedUntil} IS NULL THEN ${firstAt} <= ${at(time - WINDOW)} ELSE ${lockedUntil} <= ${at(time)} END)`
      const locking = sql`(NOT ${over} AND ${failures} + 1 = ${limit})`
      const times = sql`(CASE WHEN ${lastLockedAt} > ${at(time - DAY)} THEN ${locks} ELSE 0 END)`
      const lock = sql`least(${WINDOW} * 2 ^ ${times}, ${MAX_LOCK}) * interval '1 millisecond'`
      const rows = limits.map((one) => ({
        subject: hashOf(one.subject),
        accountHash: one.account === null ? null : hashOf(one.account),
        limit: one.failures,
        failures: 1,
        firstAt: new Date(time),
      }))
      const counting = database.transaction(async (transaction) => {
        const counted = await transaction
          .insert(loginFailures)
          .values(rows)
          .onConflictDoUpdate({
            target: subject,
            set: {
              failures: sql`CASE WHEN ${over} THEN 1 ELSE ${failures} + 1 END`,
              firstAt: sql`CASE WHEN ${over} THEN ${at(time)} ELSE ${firstAt} END`,
              lockedUntil: sql`CASE WHEN ${over} THEN NULL WHEN ${locking} THEN ${at(time)} + ${lock} ELSE ${lockedUntil} END`,
              locks: sql`CASE WHEN ${locking} THEN ${times} + 1 ELSE ${locks} END`,
              lastLockedAt: sql`CASE WHEN ${locking} THEN ${at(time)} ELSE ${lastLockedAt} END`,
            },
          })
          .returning({ failures, limit })
        if (counted.some((row) => row.failures > row.limit)) throw new Locked()
        return true
      })
      return counting.catch((error: unknown) => {
        if (error instanceof Locked) return false
        throw error
      })
    },
    async clear(limits) {
      const own = limits.filter((one) => one.endsWithSuccess)
      if (own.length > 0) await database.delete(loginFailures).where(inArray(subject, subjectsOf(own)))
      await withdraw(limits.filter((one) => !one.endsWithSuccess))
    },
    withdraw,
    async unlock(accounts) {
      if (accounts.length === 0) return 0
      const removed = await database
        .delete(loginFailures)
        .where(inArray(loginFailures.accountHash, accounts.map(hashOf)))
        .returning({ lockedUntil })
      return removed.filter((row) => row.lockedUntil !== null && row.lockedUntil.getTime() > now()).length
    },
    async purgeExpired() {
      const counted = lt(firstAt, new Date(now() - DAY))
      await database.delete(loginFailures).where(and(counted, or(isNull(lastLockedAt), lt(lastLockedAt, new Date(now() - DAY)))))
    },
  }
}
