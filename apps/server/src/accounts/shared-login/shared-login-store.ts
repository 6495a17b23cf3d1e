import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf, newToken } from '../tokens.ts'
import { sealToken, unsealToken, type SealingSecrets } from './seal-token.ts'
import { sharedLogins } from './shared-logins-table.ts'

/** Validity of a code in seconds (G199). */
export const CODE_SECONDS = 60

/** Sessions that a site shares with others, in PostgreSQL and so for all processes. */
export interface SharedLoginStore {
  /** Shares a session's token with sites, by their origins: each may take it once. */
  share(token: string, sites: readonly string[]): Promise<SealingSecrets>
  /** The token for a site with matching code and proof, once; null otherwise, which consumes nothing. */
  take(secrets: SealingSecrets, site: string): Promise<string | null>
  purgeExpired(): Promise<void>
}

/** Shared logins in PostgreSQL; `now` in ms. */
export function sharedLoginStore(database: Database, now: () => number): SharedLoginStore {
  return {
    async share(token, sites) {
      const secrets = { code: newToken(), proof: newToken() }
      const row = {
        codeHash: hashOf(secrets.code),
        proofHash: hashOf(secrets.proof),
        sealedToken: sealToken(token, secrets),
        expiresAt: new Date(now() + CODE_SECONDS * 1000),
      }
      await database.insert(sharedLogins).values(sites.map((site) => ({ ...row, site })))
      return secrets
    },
    async take(secrets, site) {
      const [row] = await database
        .delete(sharedLogins)
        .where(
          and(
            eq(sharedLogins.codeHash, hashOf(secrets.code)),
            eq(sharedLogins.site, site),
            eq(sharedLogins.proofHash, hashOf(secrets.proof)),
            gt(sharedLogins.expiresAt, new Date(now())),
          ),
        )
        .returning({ sealedToken: sharedLogins.sealedToken })
      return row === undefined ? null : unsealToken(row.sealedToken, secrets)
    },
    async purgeExpired() {
      await database.delete(sharedLogins).where(lt(sharedLogins.expiresAt, new Date(now())))
    },
  }
}
