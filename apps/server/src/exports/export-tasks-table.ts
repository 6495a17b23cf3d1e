import type { ExportState, Language, TaskFileType } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import type { ExportSource } from './export-source.ts'
import type { TaskReason } from './task-reason.ts'

/** Tasks that export records to files, which are stored in parts. */
export const exportTasks = pgTable(
  'export_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<ExportState>().notNull(),
    /** Name of the record kind, or of the document. */
    recordKind: text('record_kind').notNull(),
    fileType: text('file_type').$type<TaskFileType>().notNull(),
    source: jsonb('source').$type<ExportSource>().notNull(),
    /** Codes of columns, in order. */
    fieldList: jsonb('field_list').$type<readonly string[]>().notNull(),
    /** Of headers, texts and the message. */
    language: text('language').$type<Language>().notNull(),
    /** Describes the records. */
    title: text('title').notNull(),
    /** Null until it is finished. */
    fileName: text('file_name'),
    /** Most records to write; no limit of documents. */
    maxRecords: integer('max_records').notNull(),
    /** Records to write; null until they are known. */
    total: integer('total'),
    /** Records written. */
    done: integer('done').notNull().default(0),
    /** Number of parts stored, including the one being written. */
    parts: integer('parts').notNull().default(0),
    /** Bytes of all parts. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    /** How often a process has begun to write it. */
    attempts: smallint('attempts').notNull().default(0),
    /** Why it failed, or what its file lacks. */
    reason: jsonb('reason').$type<TaskReason>(),
    /** Whether a message reports its end. */
    notice: boolean('notice').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Last heartbeat of the process that writes it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    // Fair between users: one task of each runs.
    uniqueIndex('export_tasks_one_running')
      .on(table.userId)
      .where(sql`${table.state} = 'running'`),
    index('export_tasks_newest').on(table.userId, table.requestedAt, table.id),
    index('export_tasks_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.state} IN ('waiting', 'running')`),
    index('export_tasks_finished').on(table.finishedAt),
  ],
)
