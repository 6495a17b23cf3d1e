import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users-table.ts'

/** Enterprises whose members share the rights of an enterprise product. */
export const enterprises = pgTable('enterprises', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Membership in enterprises: at most one per user. */
export const enterpriseMembers = pgTable('enterprise_members', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  enterpriseId: uuid('enterprise_id')
    .notNull()
    .references(() => enterprises.id, { onDelete: 'cascade' }),
})
