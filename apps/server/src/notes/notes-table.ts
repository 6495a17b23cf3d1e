import type { FollowType } from '@gezhi/contract'
import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Notes of users about patents and other records, and replies to them. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The author. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of the record. */
    kind: text('kind').$type<FollowType>().notNull().default('patent'),
    /** Code of the record, of a patent its publication number; a reply has that of its note. */
    patentId: text('patent_id').notNull(),
    /** The note that a reply belongs to; null for a note. */
    noteId: uuid('note_id').references((): AnyPgColumn => notes.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null if it was never changed. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [
    index('notes_of_patent').on(table.userId, table.kind, table.patentId, table.createdAt, table.id),
    index('notes_replies').on(table.noteId),
  ],
)
