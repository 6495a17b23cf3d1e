import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '@gezhi/contract'
import { users } from '../users/users-table.ts'

/** Copies of the data of users: zip files, stored in parts. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<DataCopyState>().notNull(),
    /** Of the message that reports the end. */
    language: text('language').$type<Language>().notNull(),
    /** How much is written, 0 to 100. */
    percent: integer('percent').notNull().default(0),
    /** Parts that are stored, or are being stored. */
    parts: integer('parts').notNull().default(0),
    /** Bytes of all parts. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The last sign of life of the process that writes it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('data_copies_one_unfinished')
      .on(table.userId)
      .where(sql`${table.state} IN ('waiting', 'running')`),
    index('data_copies_user').on(table.userId),
  ],
)

/** `failed`: it could not be written; another one can be requested. */
export type DataCopyState = 'waiting' | 'running' | 'done' | 'failed'
