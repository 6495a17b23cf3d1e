import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { sharedSearches } from './shared-searches-table.ts'

/** The stored long queries (C.search.10, C.search.08). */
export interface SharedSearches {
  /** Stores a query; answers its key. */
  keep(queryStr: string): Promise<string>
  /** The query of a key, null where there is none. */
  find(key: string): Promise<string | null>
}

/** 132 bits: keys cannot be guessed, and no two queries meet. */
const KEY_LENGTH = 22

/** Long queries in PostgreSQL; `now` in ms, for tests. */
export function sharedSearchStore(database: Database, now: () => number = Date.now): SharedSearches {
  const used = () => new Date(now())
  return {
    async keep(queryStr) {
      const key = createHash('sha256').update(queryStr).digest('base64url').slice(0, KEY_LENGTH)
      await database
        .insert(sharedSearches)
        .values({ key, queryStr, usedAt: used() })
        .onConflictDoUpdate({ target: sharedSearches.key, set: { usedAt: used() } })
      return key
    },
    async find(key) {
      const [row] = await database.update(sharedSearches).set({ usedAt: used() }).where(eq(sharedSearches.key, key)).returning()
      return row?.queryStr ?? null
    },
  }
}
