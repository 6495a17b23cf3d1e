import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Companies that users searched for and viewed, without duplicates. */
export const companyHistory = pgTable(
  'company_history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The query of a search; empty for a view. */
    word: text('word').notNull(),
    /** Id of a viewed company; empty for a search. */
    companyId: text('company_id').notNull(),
    /** Name of the viewed company then. */
    name: text('name').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('company_history_same').on(table.userId, table.companyId, table.word),
    index('company_history_newest').on(table.userId, table.usedAt, table.id),
  ],
)
