import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users-table.ts'

/** Requests to close an account: reviewed by an operator within 3 to 5 working days; at most one waits for an account. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As sent: reasons joined by commas. */
    reasons: text('reasons').notNull(),
    state: text('state').$type<'pending' | 'closed' | 'rejected' | 'withdrawn'>().notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('cancellations_pending')
      .on(table.userId)
      .where(sql`${table.state} = 'pending'`),
    index('cancellations_state').on(table.state, table.createdAt),
  ],
)
