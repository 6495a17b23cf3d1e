import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** Browsers that logged in to an account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's cookie. */
    deviceHash: bytea('device_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] }), index('known_devices_last_used_at').on(table.lastUsedAt)],
)
