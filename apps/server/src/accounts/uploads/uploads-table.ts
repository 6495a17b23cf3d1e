import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../users/users-table.ts'

/** The uploader of each picture, who alone may use it; it is deleted when no longer used. */
export const uploads = pgTable(
  'uploads',
  {
    /** Name of the file in the store, below `uploads/`. */
    name: text('name').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
)
