import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Publications a user has opened. */
export const readMarks = pgTable(
  'read_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    publicationNumber: text('publication_number').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.publicationNumber] })],
)

/** The tag a user gave a publication. */
export const tagMarks = pgTable(
  'tag_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    publicationNumber: text('publication_number').notNull(),
    /** Number of its colour, from 1. */
    tag: smallint('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.publicationNumber] })],
)
