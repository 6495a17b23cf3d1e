import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** Which person of an identity provider belongs to which account. */
export const singleSignOnIdentities = pgTable(
  'single_sign_on_identities',
  {
    issuer: text('issuer').notNull(),
    /** The claim `sub`, which the provider never gives to another person. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The last login with it. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'single_sign_on_identities_pkey', columns: [table.issuer, table.subject] }),
    uniqueIndex('single_sign_on_identities_user').on(table.userId, table.issuer),
  ],
)

/** Logins that were started and not yet completed; each can be completed once, by the browser that started it. */
export const singleSignOnLogins = pgTable(
  'single_sign_on_logins',
  {
    /** SHA-256 of the parameter `state`. */
    stateHash: bytea('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser. */
    browserHash: bytea('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('single_sign_on_logins_expires_at').on(table.expiresAt)],
)

/** Persons whose identity the provider has just confirmed and who have no account yet. */
export const singleSignOnProofs = pgTable(
  'single_sign_on_proofs',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    name: text('name'),
    /** In lower case; only an address the provider has verified. */
    email: text('email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('single_sign_on_proofs_expires_at').on(table.expiresAt)],
)
