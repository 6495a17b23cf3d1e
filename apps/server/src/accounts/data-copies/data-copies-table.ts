import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Id of the message that reports the result. */
    language: text('language').$type<Language>().notNull(),
    /** How often a process has begun to write it. */
    attempts: smallint('attempts').notNull().default(0),
    /** Progress in percent. */
    percent: integer('percent').notNull().default(0),
    /** Number of parts stored, including the one being written. */
    parts: integer('parts').notNull().default(0),
    /** Bytes of all parts. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Last heartbeat of the process that writes it. */
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
