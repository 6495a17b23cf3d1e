import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf } from '../tokens.ts'
import { loginFailures } from './login-failures-table.ts'

const WINDOW = 15 * 60 * 1000
const MAX_FAILURES = 5

/** Counts failed logins by what was typed as the account: five within 15 minutes lock it for 15 minutes (996), known or not. */
export interface LoginFailures {
  /** Counts an attempt before it is made, so that many at once are no more than many in a row; false when the account is locked. */
  begin(account: string): Promise<boolean>
  /** The attempt was no failure. */
  clear(account: string): Promise<void>
  /** The attempt was not made at all. */
  withdraw(account: string): Promise<void>
  purgeExpired(): Promise<void>
}

/** Failures in PostgreSQL; `now` in ms. */
export function loginFailureStore(database: Database, now: () => number): LoginFailures {
  const key = (account: string) => hashOf(account.trim().toLowerCase())
  return {
    async begin(account) {
      const time = new Date(now())
      const { failures, firstAt, lockedUntil } = loginFailures
      const at = (date: Date) => sql`${date.toISOString()}::timestamptz`
      const over = sql`(CASE WHEN ${lockedUntil} IS NULL THEN ${firstAt} <= ${at(new Date(now() - WINDOW))} ELSE ${lockedUntil} <= ${at(time)} END)`
      const locks = sql`(${failures} + 1 = ${MAX_FAILURES})`
      const [row] = await database
        .insert(loginFailures)
        .values({ account: key(account), failures: 1, firstAt: time })
        .onConflictDoUpdate({
          target: loginFailures.account,
          set: {
            failures: sql`CASE WHEN ${over} THEN 1 ELSE ${failures} + 1 END`,
            firstAt: sql`CASE WHEN ${over} THEN ${at(time)} ELSE ${firstAt} END`,
            lockedUntil: sql`CASE WHEN ${over} THEN NULL WHEN ${locks} THEN ${at(new Date(now() + WINDOW))} ELSE ${lockedUntil} END`,
          },
        })
        .returning({ failures })
      return row!.failures <= MAX_FAILURES
    },
    async clear(account) {
      await database.delete(loginFailures).where(eq(loginFailures.account, key(account)))
    },
    async withdraw(account) {
      const { failures, lockedUntil } = loginFailures
      await database
        .update(loginFailures)
        .set({
          failures: sql`${failures} - 1`,
          lockedUntil: sql`CASE WHEN ${failures} - 1 < ${MAX_FAILURES} THEN NULL ELSE ${lockedUntil} END`,
        })
        .where(eq(loginFailures.account, key(account)))
    },
    async purgeExpired() {
      await database.delete(loginFailures).where(lt(loginFailures.firstAt, new Date(now() - 2 * WINDOW)))
    },
  }
}
