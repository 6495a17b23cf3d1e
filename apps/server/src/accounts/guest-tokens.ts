import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { guestTokens } from './guest-tokens-table.ts'
import { hashOf, newToken } from './tokens.ts'

/** A guest token lives 24 hours (decisions G117). */
const LIFETIME = 24 * 60 * 60 * 1000

/** The stored tokens of visitors. */
export interface GuestTokens {
  /** Makes a token for the visitor who keeps `guestId`, a UUID; answers the token, which is nowhere stored as such. */
  issue(guestId: string): Promise<string>
  /** The guest id a living token was given for, null for any other text. */
  guestOf(token: string): Promise<string | null>
  /** Removes dead tokens; answers how many. */
  purgeExpired(): Promise<number>
}

/** Guest tokens in PostgreSQL; `now` in ms, for tests. */
export function guestTokenStore(database: Database, now: () => number = Date.now): GuestTokens {
  return {
    async issue(guestId) {
      const token = newToken()
      await database.insert(guestTokens).values({ tokenHash: hashOf(token), guestId, expiresAt: new Date(now() + LIFETIME) })
      return token
    },
    async guestOf(token) {
      const [row] = await database
        .select({ guestId: guestTokens.guestId })
        .from(guestTokens)
        .where(and(eq(guestTokens.tokenHash, hashOf(token)), gt(guestTokens.expiresAt, new Date(now()))))
      return row?.guestId ?? null
    },
    async purgeExpired() {
      const { rowCount } = await database.delete(guestTokens).where(lt(guestTokens.expiresAt, new Date(now())))
      return rowCount ?? 0
    },
  }
}
