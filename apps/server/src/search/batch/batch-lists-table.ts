import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'
import type { InvalidRow } from './read-batch.ts'

/** Uploaded or pasted lists of numbers or names, with their matches. */
export const batchLists = pgTable(
  'batch_lists',
  {
    code: text('code').primaryKey(),
    /** Owner: a user, a guest, or on an open server a caller without a token. */
    userId: uuid('user_id').references(() => users.id),
    guestId: text('guest_id'),
    field: text('field', { enum: ['pn', 'APCS'] }).notNull(),
    /** The searched values of the field. */
    values: jsonb('values').$type<readonly string[]>().notNull(),
    errors: jsonb('errors').$type<readonly InvalidRow[]>().notNull(),
    total: integer('total').notNull(),
    repeated: integer('repeated').notNull(),
    /** When it was created or last searched. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.guestId), index().on(table.usedAt)],
)
