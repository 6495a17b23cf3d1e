import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { Caller } from '../http/call-context.ts'
import { ownerOf, SEARCH_RETENTION } from './search-owner.ts'
import { sharedSearches } from './shared-searches-table.ts'

/** The stored long queries (C.search.10, C.search.08). */
export interface SharedSearches {
  /** Stores a query of the caller; returns its key, the same each time they store it. */
  save(caller: Caller, queryStr: string): Promise<string>
  /** The query of a key, null if it is missing or was deleted. */
  find(key: string): Promise<string | null>
  /** Deletes queries unused for `SEARCH_RETENTION`. */
  purgeExpired(): Promise<void>
}

/** 132 bits: keys can neither be guessed nor collide. */
const KEY_LENGTH = 22

/** Long queries in PostgreSQL; `now` in ms, for tests. */
export function sharedSearchStore(database: Database, now: () => number = Date.now): SharedSearches {
  const used = () => new Date(now())
  const oldest = () => new Date(now() - SEARCH_RETENTION)
  return {
    async save(caller, queryStr) {
      const owner = ownerOf(caller)
      const whole = JSON.stringify([owner.userId, owner.guestId, queryStr])
      const key = createHash('sha256').update(whole).digest('base64url').slice(0, KEY_LENGTH)
      await database
        .insert(sharedSearches)
        .values({ key, ...owner, queryStr, usedAt: used() })
        .onConflictDoUpdate({ target: sharedSearches.key, set: { usedAt: used() } })
      return key
    },
    async find(key) {
      const living = and(eq(sharedSearches.key, key), gt(sharedSearches.usedAt, oldest()))
      const [row] = await database.update(sharedSearches).set({ usedAt: used() }).where(living).returning()
      return row?.queryStr ?? null
    },
    async purgeExpired() {
      await database.delete(sharedSearches).where(lt(sharedSearches.usedAt, oldest()))
    },
  }
}
