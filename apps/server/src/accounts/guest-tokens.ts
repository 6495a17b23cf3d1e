import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { guestTokens } from './guest-tokens-table.ts'
import { hashOf, newToken } from './tokens.ts'

/** Lifetime of a guest token: 24 hours (decisions G117). */
const LIFETIME = 24 * 60 * 60 * 1000

/** The stored tokens of guests. */
export interface GuestTokens {
  /** Creates a token for the guest with `guestId`, a UUID; returns the token, which is only stored as a hash. */
  issue(guestId: string): Promise<string>
  /** The guest id of a valid token, null for any other text. */
  guestOf(token: string): Promise<string | null>
  /** Deletes expired tokens; returns their number. */
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
