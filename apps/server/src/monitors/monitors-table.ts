import type { ChangedFigure, FollowChange, Language, MailState, MonitorFrequency, MonitorType } from '@gezhi/contract'
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/users/users-table.ts'
import { bytea } from '../database/bytea.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import type { FactSnapshot } from '../follows/compare-facts.ts'
import type { MonitoredSearch } from './monitored-search.ts'

/** A change of a record, or of a figure of a report. */
export type MonitorChange = FollowChange | ChangedFigure

/** What users monitor, and what each monitor knows of the records. */
export const monitors = pgTable(
  'monitors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').$type<MonitorType>().notNull(),
    /** Name of the record kind, or `report`. */
    recordKind: text('record_kind').notNull(),
    /** What is watched, as a text. */
    target: text('target').notNull(),
    /** Null for one record. */
    search: jsonb('search').$type<MonitoredSearch>(),
    /** Parameters of the address of the list. */
    address: jsonb('address').$type<Readonly<Record<string, string | string[]>>>(),
    /** Number of the watched record, or id of the report; null for a search. */
    code: text('code'),
    frequency: smallint('frequency').$type<MonitorFrequency>().notNull(),
    sendWhenEmpty: boolean('send_when_empty').notNull(),
    email: text('email'),
    /** Of mails. */
    language: text('language').$type<Language>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when it knows the records; null before that. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Due then, if it is on. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** When its user requested a run that has not ended. */
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    /** A process runs it until then, or it is tried again then. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** Number of completed runs: what a run found is only recorded if it is still that of its beginning. */
    runCount: integer('run_count').notNull().default(0),
    lastAt: timestamp('last_at', { withTimezone: true }),
    lastFound: integer('last_found'),
    failure: jsonb('failure').$type<TaskReason>(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    /** Data version of the index that the known records were compared with. */
    version: bigint('version', { mode: 'number' }),
    /** Hits of the last comparison. */
    total: integer('total'),
    /** Ids of all hits so far (`packIds`). */
    known: bytea('known'),
    /** Facts of the watched record when its changes were reported last. */
    snapshot: jsonb('snapshot').$type<FactSnapshot>(),
  },
  (table) => [
    uniqueIndex('monitors_name').on(table.userId, sql`lower(${table.name})`),
    index('monitors_newest').on(table.userId, table.createdAt, table.id),
    index('monitors_due').on(table.nextAt),
    index('monitors_requested')
      .on(table.createdAt)
      .where(sql`${table.requestedAt} IS NOT NULL OR ${table.startedAt} IS NULL`),
  ],
)

/** Runs of monitors, and the alerts about them. */
export const monitorRuns = pgTable(
  'monitor_runs',
  {
    /** Also the id of its message, which is therefore sent once. */
    id: uuid('id').primaryKey().defaultRandom(),
    monitorId: uuid('monitor_id')
      .notNull()
      .references(() => monitors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the runs of its monitor, from 1. */
    number: integer('number').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    isRequested: boolean('is_requested').notNull(),
    total: integer('total'),
    found: integer('found').notNull(),
    /** Ids of the new records, in the order of the search. */
    ids: text('ids').array().notNull(),
    changes: jsonb('changes').$type<readonly MonitorChange[]>(),
    failure: jsonb('failure').$type<TaskReason>(),
    /** Its message waits to be sent. */
    isUnsent: boolean('is_unsent').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    mail: text('mail').$type<MailState>().notNull(),
    mailAttempts: smallint('mail_attempts').notNull().default(0),
    /** Of a waiting mail: not sent earlier. Of one being sent: when that began. */
    mailAt: timestamp('mail_at', { withTimezone: true }),
  },
  (table) => [
    unique('monitor_runs_number').on(table.monitorId, table.number),
    index('monitor_runs_user').on(table.userId),
    index('monitor_runs_ended').on(table.endedAt),
    index('monitor_runs_unsent')
      .on(table.endedAt)
      .where(sql`${table.isUnsent} OR ${table.mail} IN ('waiting', 'sending')`),
  ],
)
