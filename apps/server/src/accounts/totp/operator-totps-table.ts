import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** TOTP of operators. Secrets are sealed with the key of the installation and the id of their user. */
export const operatorTotps = pgTable('operator_totps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first setup is confirmed. */
  secret: bytea('secret'),
  /** The secret of an unconfirmed setup. */
  pendingSecret: bytea('pending_secret'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Time step of the last code used: codes of this step and earlier ones are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** SHA-256 of the unused recovery codes, in hexadecimal. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})
