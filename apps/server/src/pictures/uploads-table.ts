import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Pictures that users uploaded to search by, deleted after a day unless the history of their user shows them. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    /** Name of the file in the store, below `picture-searches/`. */
    name: text('name').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('picture_uploads_user').on(table.userId, table.createdAt)],
)
