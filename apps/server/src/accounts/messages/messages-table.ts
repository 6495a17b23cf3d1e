import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../users/users-table.ts'

/** Messages to users; all domains write through `messageStore`. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user whose name the message contains: it is deleted with their account. */
    mentionedUserId: uuid('mentioned_user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The message in English, where the language of the user is not known when it is sent; null if there is one text for both languages. */
    titleEn: text('title_en'),
    contentEn: text('content_en'),
    /** Path of the related page. */
    link: text('link'),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('messages_user').on(table.userId, table.createdAt), index('messages_mentioned_user').on(table.mentionedUserId)],
)
