import type { GroupCompany } from '@gezhi/contract'
import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Companies that users count as one. */
export const applicantGroups = pgTable(
  'company_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    companies: jsonb('companies').$type<readonly GroupCompany[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('company_groups_name').on(table.userId, table.name)],
)
