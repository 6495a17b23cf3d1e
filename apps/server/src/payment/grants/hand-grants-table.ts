import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Products that operators granted without an order. What a grant gave is the product or pack of its source (`handSourceOf`). */
export const handGrants = pgTable(
  'hand_grants',
  {
    /** The key of the request, so that a repeated one grants once. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productName: text('product_name').notNull(),
    /** `revoked` is final. */
    state: text('state').$type<'active' | 'revoked'>().notNull(),
    reason: text('reason').notNull(),
    /** Account of the operator; null for the command line. */
    grantedBy: uuid('granted_by'),
    grantedAt: timestamp('granted_at', { withTimezone: true, precision: 3 }).notNull(),
    revokeReason: text('revoke_reason'),
    revokedBy: uuid('revoked_by'),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('hand_grants_at').on(table.grantedAt), index('hand_grants_user').on(table.userId)],
)

export type StoredGrant = typeof handGrants.$inferSelect

/** The source of what a grant gave. */
export const handSourceOf = (id: string) => `hand:${id}`
