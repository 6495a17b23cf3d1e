import { MAX_REPORT_RUNS, type ReportFigures, type ReportRun, type ReportRunChart } from '@gezhi/contract'
import { and, desc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { analysisReportRuns, analysisReports, analysisReportUsers } from './analysis-reports-table.ts'

/** Stored runs of reports. Those of deleted reports are not found. */
export interface ReportRunStore {
  /** Stores a run, and removes the oldest beyond `MAX_REPORT_RUNS`. */
  add(reportId: string, run: { readonly version: number; readonly remark: string; readonly charts: ReportRunChart[] }): Promise<ReportRun>
  /** Newest first. */
  list(reportId: string): Promise<ReportRun[]>
  /** A run of a report of the user, or of one shared with the user; null if there is none. */
  find(userId: string, runId: string): Promise<(ReportFigures & { readonly reportId: string }) | null>
  /** The latest run of a shared report; null for an unknown code. */
  shared(shareCode: string): Promise<ReportFigures | null>
}

/** Runs in PostgreSQL; `now` in ms. */
export function reportRunStore(database: Database, now: () => number): ReportRunStore {
  const newest = [desc(analysisReportRuns.createdAt), desc(analysisReportRuns.id)] as const
  const figures = async (condition: SQL | undefined) => {
    const [row] = await database
      .select({ run: analysisReportRuns, title: analysisReports.title })
      .from(analysisReportRuns)
      .innerJoin(analysisReports, eq(analysisReports.id, analysisReportRuns.reportId))
      .where(and(isNull(analysisReports.deletedAt), condition))
      .orderBy(...newest)
      .limit(1)
    if (row === undefined) return null
    const { run, title } = row
    return { run: shownRun(run), title, remark: run.remark, charts: run.charts, reportId: run.reportId }
  }
  return {
    add: (reportId, run) =>
      database.transaction(async (transaction) => {
        const values = { reportId, ...run, createdAt: new Date(now()) }
        const [row] = await transaction.insert(analysisReportRuns).values(values).returning()
        const retained = transaction
          .select({ id: analysisReportRuns.id })
          .from(analysisReportRuns)
          .where(eq(analysisReportRuns.reportId, reportId))
          .orderBy(...newest)
          .limit(MAX_REPORT_RUNS)
        await transaction
          .delete(analysisReportRuns)
          .where(and(eq(analysisReportRuns.reportId, reportId), notInArray(analysisReportRuns.id, retained)))
        return shownRun(row!)
      }),
    async list(reportId) {
      const { id, version, createdAt } = analysisReportRuns
      const rows = await database
        .select({ id, version, createdAt })
        .from(analysisReportRuns)
        .where(eq(analysisReportRuns.reportId, reportId))
        .orderBy(...newest)
      return rows.map(shownRun)
    },
    find: (userId, runId) => {
      const shared = database
        .select({ id: analysisReportUsers.reportId })
        .from(analysisReportUsers)
        .where(eq(analysisReportUsers.userId, userId))
      const readable = or(eq(analysisReports.userId, userId), inArray(analysisReports.id, shared))
      return figures(and(readable, eq(analysisReportRuns.id, runId)))
    },
    async shared(shareCode) {
      const found = await figures(eq(analysisReports.shareCode, shareCode))
      if (found === null) return null
      const { run, title, remark, charts } = found
      return { run, title, remark, charts }
    },
  }
}

function shownRun({ id, version, createdAt }: Pick<typeof analysisReportRuns.$inferSelect, 'id' | 'version' | 'createdAt'>): ReportRun {
  return { id, time: shanghaiTime(createdAt), version }
}
