import type { BoardPanel } from '@gezhi/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Boards of charts of users. */
export const analysisBoards = pgTable(
  'analysis_boards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    panels: jsonb('panels').$type<readonly BoardPanel[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('analysis_boards_newest').on(table.userId, table.createdAt, table.id)],
)
