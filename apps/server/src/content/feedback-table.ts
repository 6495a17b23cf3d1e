import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Feedback of users, and the operators' answers. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 product suggestion, 2 functional defect, 3 content revision, 4 other. */
    type: smallint('type').notNull(),
    content: text('content').notNull(),
    /** Addresses of uploaded pictures, joined by commas; empty without any. */
    picturePath: text('picture_path').notNull(),
    /** 11 digits. */
    contact: text('contact').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('feedback_user').on(table.userId, table.createdAt), index('feedback_answered').on(table.answeredAt, table.createdAt)],
)
