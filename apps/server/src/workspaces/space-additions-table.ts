import type { FollowType, Language, SpaceAdditionState } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import type { RecordSource } from '../exports/export-source.ts'
import { spaces } from './spaces-table.ts'

/** Lists whose records are added to spaces in the background. */
export const spaceAdditions = pgTable(
  'space_additions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    state: text('state').$type<SpaceAdditionState>().notNull(),
    type: text('type').$type<FollowType>().notNull(),
    source: jsonb('source').$type<RecordSource>().notNull(),
    /** Describes the list. */
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    total: integer('total').notNull(),
    /** Records read. */
    done: integer('done').notNull().default(0),
    /** Files added. */
    added: integer('added'),
    /** Why it failed, in the language of the request. */
    reason: text('reason'),
    /** How often a process has begun it. */
    attempts: smallint('attempts').notNull().default(0),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Last heartbeat of the process that adds it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('space_additions_user').on(table.userId, table.requestedAt),
    index('space_additions_space').on(table.spaceId),
    index('space_additions_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.state} IN ('waiting', 'running')`),
    index('space_additions_finished').on(table.finishedAt),
  ],
)
