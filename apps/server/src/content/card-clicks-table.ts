import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** How often a user opened a card of the home page on a day. */
export const cardClicks = pgTable(
  'card_clicks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The card's title in Chinese. */
    title: text('title').notNull(),
    /** In Shanghai, `yyyy-MM-dd`. */
    day: date('day').notNull(),
    clicks: integer('clicks').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.title, table.day] })],
)
