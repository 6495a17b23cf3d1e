import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Gifts; each type once an account. */
export const gifts = pgTable(
  'gifts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 4: first purchase (G98). */
    type: integer('type').notNull(),
    orderNo: text('order_no').notNull(),
    productName: text('product_name').notNull(),
    endTime: timestamp('end_time', { withTimezone: true, precision: 3 }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the user was told. */
    shownAt: timestamp('shown_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
)
