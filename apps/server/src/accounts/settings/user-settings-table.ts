import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../users/users-table.ts'
import type { StoredSettings } from './stored-settings.ts'

/** Settings of users. */
export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  kept: jsonb('kept').$type<StoredSettings>().notNull(),
})
