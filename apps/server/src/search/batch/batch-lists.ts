import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { Caller } from '../../http/call-context.ts'
import { batchLists } from './batch-lists-table.ts'
import { ownerOf, SEARCH_RETENTION } from '../search-owner.ts'
import type { MatchedBatch } from './matched-batch.ts'

/** A stored list under its code. */
export interface StoredBatch extends MatchedBatch {
  readonly code: string
}

/** The stored lists. */
export interface BatchLists {
  /** Stores a list of the caller. */
  keep(caller: Caller, batch: MatchedBatch): Promise<StoredBatch>
  /** The list of a code; null if it is missing, deleted, or belongs to somebody else. */
  find(caller: Caller, code: string): Promise<StoredBatch | null>
  /** Deletes lists unused for `SEARCH_RETENTION`. */
  purgeExpired(): Promise<void>
}

/** Lists in PostgreSQL; `now` in ms, for tests. */
export function batchListStore(database: Database, now: () => number = Date.now): BatchLists {
  const oldest = () => new Date(now() - SEARCH_RETENTION)
  return {
    async keep(caller, { field, values, errors, total, repeated }) {
      const code = randomBytes(16).toString('base64url')
      const batch = { field, values, errors, total, repeated }
      await database.insert(batchLists).values({ code, ...batch, ...ownerOf(caller), usedAt: new Date(now()) })
      return { code, ...batch }
    },
    async find(caller, code) {
      const [row] = await database
        .update(batchLists)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(batchLists.code, code), isOf(caller), gt(batchLists.usedAt, oldest())))
        .returning()
      return row ?? null
    },
    async purgeExpired() {
      await database.delete(batchLists).where(lt(batchLists.usedAt, oldest()))
    },
  }
}

function isOf(caller: Caller): SQL | undefined {
  const { userId, guestId } = ownerOf(caller)
  if (userId !== null) return eq(batchLists.userId, userId)
  return and(isNull(batchLists.userId), guestId === null ? isNull(batchLists.guestId) : eq(batchLists.guestId, guestId))
}
