import type { ReportAuthority, ReportParameter, ReportRunChart } from '@gezhi/contract'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Analysis reports of users. */
export const analysisReports = pgTable(
  'analysis_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    category: integer('category').notNull(),
    parameter: jsonb('parameter').$type<ReportParameter>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Until it is purged, a deleted report can be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Code of its link; null while it is not shared. */
    shareCode: text('share_code').unique(),
  },
  (table) => [index('analysis_reports_newest').on(table.userId, table.createdAt, table.id)],
)

/** With whom reports are shared. */
export const analysisReportUsers = pgTable(
  'analysis_report_users',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => analysisReports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authority: smallint('authority').$type<ReportAuthority>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.userId] }), index('analysis_report_users_user').on(table.userId)],
)

/** Runs of reports: figures that no longer change, with the data version they were counted on. */
export const analysisReportRuns = pgTable(
  'analysis_report_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => analysisReports.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    remark: text('remark').notNull(),
    charts: jsonb('charts').$type<ReportRunChart[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('analysis_report_runs_newest').on(table.reportId, table.createdAt, table.id)],
)
