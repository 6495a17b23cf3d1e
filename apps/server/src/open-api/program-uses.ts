import { shanghaiDay } from '@gezhi/records'
import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { apiKeys } from './api-keys-table.ts'
import { apiUses } from './api-uses-table.ts'

/** Requests of one day, key and operation. */
export interface CountedRequests {
  readonly day: string
  readonly operation: string
  readonly keyId: string
  readonly keyName: string | null
  readonly succeeded: number
  readonly failed: number
}

/** Counts the requests of users for their board. */
export interface ProgramUses {
  add(request: { readonly userId: string; readonly keyId: string; readonly operation: string; readonly succeeded: boolean }): Promise<void>
  /** Between two days, both included. */
  list(userId: string, from: string, to: string): Promise<readonly CountedRequests[]>
  /** Removes counts that no board shows any more. */
  purge(before: string): Promise<void>
}

/** Counts in PostgreSQL; `now` in ms. */
export function programUses(database: Database, now: () => number): ProgramUses {
  return {
    async add({ succeeded, ...request }) {
      const counted = { succeeded: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
      await database
        .insert(apiUses)
        .values({ ...request, day: shanghaiDay(now()), ...counted })
        .onConflictDoUpdate({
          target: [apiUses.userId, apiUses.day, apiUses.keyId, apiUses.operation],
          set: {
            succeeded: sql`${apiUses.succeeded} + ${counted.succeeded}`,
            failed: sql`${apiUses.failed} + ${counted.failed}`,
          },
        })
    },
    list: (userId, from, to) =>
      database
        .select({
          day: apiUses.day,
          operation: apiUses.operation,
          keyId: apiUses.keyId,
          keyName: apiKeys.name,
          succeeded: apiUses.succeeded,
          failed: apiUses.failed,
        })
        .from(apiUses)
        .leftJoin(apiKeys, eq(apiKeys.id, apiUses.keyId))
        .where(and(eq(apiUses.userId, userId), gte(apiUses.day, from), lte(apiUses.day, to)))
        .orderBy(asc(apiUses.day), asc(apiUses.operation), asc(apiUses.keyId)),
    async purge(before) {
      await database.delete(apiUses).where(lt(apiUses.day, before))
    },
  }
}
