import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Templates of users for forms and exports. */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    type: text('type').$type<'search' | 'export'>().notNull(),
    fieldList: jsonb('field_list').$type<string[]>().notNull(),
    queryStr: text('query_str').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('templates_newest').on(table.userId, table.createdAt)],
)
