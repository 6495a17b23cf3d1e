import type { Language, LandscapeState } from '@gezhi/contract'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/users/users-table.ts'
import { bytea } from '../database/bytea.ts'
import type { ExportSource } from '../exports/export-source.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import type { LabelledHill } from './landscape-builder.ts'

/** Documents of lists laid out in the plane, each as a task until it is finished. */
export const landscapes = pgTable(
  'landscapes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<LandscapeState>().notNull(),
    source: jsonb('source').$type<Extract<ExportSource, { kind: 'list' }>>().notNull(),
    /** Hash of the source, the version of the records and what the user may see: the same one is not computed again. */
    key: text('key').notNull(),
    /** Version of the records. */
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    /** Most documents to lay out. */
    maxDocuments: integer('max_documents').notNull(),
    found: integer('found'),
    total: integer('total'),
    /** In thousandths. */
    progress: smallint('progress').notNull().default(0),
    /** How often a process has begun it. */
    attempts: smallint('attempts').notNull().default(0),
    reason: jsonb('reason').$type<TaskReason>(),
    hills: jsonb('hills').$type<readonly LabelledHill[]>(),
    firstYear: smallint('first_year'),
    lastYear: smallint('last_year'),
    /** As `pack-points.ts` packs them. */
    points: bytea('points'),
    /** The id of each document and its number as in lists of numbers, joined by tabs and line feeds. */
    documents: text('documents'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Last heartbeat of the process that lays it out. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    // Fair between users: one of each is laid out at a time.
    uniqueIndex('landscapes_one_running')
      .on(table.userId)
      .where(sql`${table.state} = 'running'`),
    index('landscapes_newest').on(table.userId, table.requestedAt, table.id),
    index('landscapes_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.state} IN ('waiting', 'running')`),
  ],
)
