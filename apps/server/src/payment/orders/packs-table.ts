import type { ProductType } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Packs of uses that were bought: of the AI assistant, calls of the API, or valuations of companies. */
export const packs = pgTable(
  'packs',
  {
    /** `order:` and the number of the order that granted it. */
    source: text('source').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<Exclude<ProductType, 'VIP'>>().notNull(),
    productName: text('product_name').notNull(),
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    startTime: timestamp('start_time', { withTimezone: true, precision: 3 }).notNull(),
    endTime: timestamp('end_time', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('packs_used', sql`${table.used} BETWEEN 0 AND ${table.total}`),
    index('packs_user').on(table.userId, table.type, table.endTime),
  ],
)
