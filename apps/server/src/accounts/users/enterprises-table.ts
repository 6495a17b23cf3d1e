import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users-table.ts'

/** Enterprises whose members share the rights of an enterprise product. They have no name: that of the buyer is personal. */
export const enterprises = pgTable('enterprises', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Membership in enterprises: at most one per user. */
export const enterpriseMembers = pgTable(
  'enterprise_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Bought the product, and manages the members; nobody does once that account is closed. */
    isOwner: boolean('is_owner').notNull().default(false),
    /** Null where it was not recorded. */
    joinedAt: timestamp('joined_at', { withTimezone: true }),
  },
  (table) => [
    index('enterprise_members_enterprise').on(table.enterpriseId),
    uniqueIndex('enterprise_members_owner')
      .on(table.enterpriseId)
      .where(sql`${table.isOwner}`),
  ],
)

/** Invitations to mobile numbers, registered or not: whoever has the number can accept. */
export const enterpriseInvitations = pgTable(
  'enterprise_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    telephone: text('telephone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('enterprise_invitations_once').on(table.enterpriseId, table.telephone),
    index('enterprise_invitations_telephone').on(table.telephone),
  ],
)
