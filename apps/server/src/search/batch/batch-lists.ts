import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { Caller } from '../../http/call-context.ts'
import { batchLists } from './batch-lists-table.ts'
import { ownerOf, SEARCH_RETENTION } from '../search-owner.ts'
import type { MatchedBatch } from './matched-batch.ts'

/** A stored list under its code. */
export interface StoredBatch extends MatchedBatch {
  readonly code: string
}

/** Lists stored for one owner; for all callers of an open server without a token, who cannot be distinguished. The oldest are deleted. */
const MAX_LISTS = { own: 100, shared: 1000 }

/** The stored lists. */
export interface BatchLists {
  /** Stores a list of the caller; only their most recently used lists are retained. */
  save(caller: Caller, batch: MatchedBatch): Promise<StoredBatch>
  /** The list of a code; null if it is missing, deleted, or belongs to somebody else. */
  find(caller: Caller, code: string): Promise<StoredBatch | null>
  /** Deletes lists unused for `SEARCH_RETENTION`. */
  purgeExpired(): Promise<void>
}

/** Lists in PostgreSQL; `now` in ms, for tests. */
export function batchListStore(database: Database, now: () => number = Date.now): BatchLists {
  const oldest = () => new Date(now() - SEARCH_RETENTION)
  return {
    async save(caller, { field, values, errors, total, repeated }) {
      const code = randomBytes(16).toString('base64url')
      const batch = { field, values, errors, total, repeated }
      await database.insert(batchLists).values({ code, ...batch, ...ownerOf(caller), usedAt: new Date(now()) })
      await database.delete(batchLists).where(inArray(batchLists.code, excess(caller)))
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

  /** The codes of the lists of a caller beyond the maximum. */
  function excess(caller: Caller) {
    return database
      .select({ code: batchLists.code })
      .from(batchLists)
      .where(isOf(caller))
      .orderBy(desc(batchLists.usedAt), batchLists.code)
      .offset(caller.kind === 'visitor' ? MAX_LISTS.shared : MAX_LISTS.own)
  }
}

function isOf(caller: Caller): SQL | undefined {
  const { userId, guestId } = ownerOf(caller)
  if (userId !== null) return eq(batchLists.userId, userId)
  return and(isNull(batchLists.userId), guestId === null ? isNull(batchLists.guestId) : eq(batchLists.guestId, guestId))
}
