import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'

/** Sessions shared with other sites for a minute: a row per site that may exchange the code, deleted by the exchange. */
export const sharedLogins = pgTable(
  'shared_logins',
  {
    codeHash: bytea('code_hash').notNull(),
    /** Origin of the site that may exchange it. */
    site: text('site').notNull(),
    /** SHA-256 of a secret in a cookie of the sharing site's host. */
    proofHash: bytea('proof_hash').notNull(),
    /** The session's token, encrypted with a key derived from code and proof: reading the database does not reveal it. */
    sealedToken: bytea('sealed_token').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeHash, table.site] }), index('shared_logins_expires_at').on(table.expiresAt)],
)
