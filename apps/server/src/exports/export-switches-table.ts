import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Users who changed whether messages report the end of their exports; for others they do. */
export const exportSwitches = pgTable('export_switches', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notice: boolean('notice').notNull(),
})
