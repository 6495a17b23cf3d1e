import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../users/users-table.ts'

/** Who uploaded each picture; only they may show it, and it is deleted only when they no longer do. */
export const uploads = pgTable('uploads', {
  /** Name of the file in the store, below `uploads/`. */
  name: text('name').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
