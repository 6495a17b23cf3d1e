import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** TOTP of operators. Secrets are sealed with the key of the installation and the id of their user. */
export const operatorTotps = pgTable('operator_totps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first one is confirmed. */
  secret: bytea('secret'),
  /** The secret of a setup that is not confirmed yet. */
  pendingSecret: bytea('pending_secret'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last code that was used: it and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** SHA-256 of the recovery codes that are left, in hexadecimal. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})
