import type { CitationCategory, Disclosure, Language } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import type { ComparedFeature } from './compare-features.ts'

/** A document of an analysis as it was compared. */
export interface StoredComparison {
  readonly id: string
  readonly number: string
  readonly office: string
  readonly title: string
  readonly applicants: readonly string[]
  /** `yyyyMMdd`. */
  readonly applicationDate: string | null
  readonly priorityDate: string | null
  readonly publicationDate: string | null
  readonly score: number
  /** In the order of the features. */
  readonly features: readonly ComparedFeature[]
}

/** What a user has changed, by the id of the document. */
export type NoveltyEdits = Readonly<Record<string, DocumentEdit>>

export interface DocumentEdit {
  readonly category?: CitationCategory
  readonly note?: string
  /** By the place of the feature. */
  readonly disclosures?: Readonly<Record<string, Disclosure>>
}

/** Novelty analyses of users, each as a task until it is finished. */
export const novelties = pgTable(
  'novelties',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Id of the analysed patent; null for a text. */
    patent: text('patent'),
    features: jsonb('features').$type<readonly string[]>().notNull(),
    /** `yyyyMMdd`: documents count as prior art by it. */
    applicationDate: text('application_date'),
    language: text('language').$type<Language>().notNull(),
    /** In thousandths. */
    progress: smallint('progress').notNull().default(0),
    /** How often a process has begun it. */
    attempts: smallint('attempts').notNull().default(0),
    reason: jsonb('reason').$type<TaskReason>(),
    documents: jsonb('documents').$type<readonly StoredComparison[]>(),
    edits: jsonb('edits').$type<NoveltyEdits>().notNull().default({}),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Last heartbeat of the process that runs it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    // Fair between users: one of each runs at a time.
    uniqueIndex('novelties_one_running')
      .on(table.userId)
      .where(sql`${table.state} = 'running'`),
    index('novelties_newest').on(table.userId, table.requestedAt, table.id),
    index('novelties_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.state} IN ('waiting', 'running')`),
  ],
)
