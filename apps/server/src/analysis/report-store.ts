import type { ReportParameter } from '@gezhi/contract'
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { analysisReports, analysisReportUsers } from './analysis-reports-table.ts'

export type StoredReport = typeof analysisReports.$inferSelect

/** A report as one of its users may use it. */
export interface OpenReport extends StoredReport {
  /** 1 read, 2 edit, 3 own. */
  readonly authority: number
  /** User name of its owner. */
  readonly owner: string
}

/** Which reports of a user are listed. */
export interface ReportSelection {
  /** Null for all. */
  readonly category: number | null
  /** Those that others share with the user, instead of the user's own. */
  readonly shared: boolean
}

/** The reports of users, and those shared with them. Others are not found. */
export interface ReportStore {
  /** Newest first. */
  page(
    userId: string,
    selection: ReportSelection,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: OpenReport[]; total: number }>
  /** Throws REPORT_NOT_FOUND, and REPORT_FORBIDDEN if the user's authority is less. */
  open(userId: string, id: string, authority: number): Promise<OpenReport>
  /** Returns the id. `check` gets the number of reports with the new one and throws if that is too many. */
  add(userId: string, report: Pick<StoredReport, 'title' | 'category' | 'parameter'>, check: (reports: number) => void): Promise<string>
  /** The caller has opened it. */
  change(id: string, parts: { readonly title?: string; readonly parameter?: ReportParameter }): Promise<void>
  /** The caller has opened it. It can be restored until it is purged. */
  remove(id: string): Promise<void>
  /** Whether a deleted one existed; `check` as in `add`. */
  restore(userId: string, id: string, check: (reports: number) => void): Promise<boolean>
  /** Sets or removes the code of the link; the caller has opened it. */
  share(id: string, shareCode: string | null): Promise<void>
  /** Deletes what was deleted longer ago than `REPORT_RESTORABLE`. */
  purgeDeleted(): Promise<void>
}

/** ms that a deleted report can be restored. */
export const REPORT_RESTORABLE = 60 * 60 * 1000

/** Reports in PostgreSQL; `now` in ms. */
export function reportStore(database: Database, nickOf: NickOf, now: () => number): ReportStore {
  const own = (userId: string) => and(eq(analysisReports.userId, userId), isNull(analysisReports.deletedAt))
  const isOwner = (userId: string) => eq(analysisReports.userId, userId)
  const present = (id: string) => and(eq(analysisReports.id, id), isNull(analysisReports.deletedAt))
  /** Reports with what the user may do with them. */
  const opened = (userId: string) =>
    database
      .select({ report: analysisReports, granted: analysisReportUsers.authority, owner: nickOf(analysisReports.userId) })
      .from(analysisReports)
      .leftJoin(analysisReportUsers, and(eq(analysisReportUsers.reportId, analysisReports.id), eq(analysisReportUsers.userId, userId)))
      .$dynamic()
  const shown = (userId: string, { report, granted, owner }: { report: StoredReport; granted: number | null; owner: string }) => ({
    ...report,
    owner,
    authority: report.userId === userId ? 3 : (granted ?? 0),
  })
  const oldest = () => new Date(now() - REPORT_RESTORABLE)
  return {
    async page(userId, { category, shared }, { pageNo, pageSize }) {
      const whose = shared ? isNotNull(analysisReportUsers.userId) : isOwner(userId)
      const condition = and(
        whose,
        isNull(analysisReports.deletedAt),
        category === null ? undefined : eq(analysisReports.category, category),
      )
      const rows = await opened(userId)
        .where(condition)
        .orderBy(desc(analysisReports.createdAt), desc(analysisReports.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list: rows.map((row) => shown(userId, row)), total: await database.$count(opened(userId).where(condition).as('listed')) }
    },
    async open(userId, id, authority) {
      const [row] = await opened(userId).where(and(present(id), or(isOwner(userId), isNotNull(analysisReportUsers.userId))))
      if (row === undefined) throw new CallError('REPORT_NOT_FOUND')
      const report = shown(userId, row)
      if (report.authority < authority) throw new CallError('REPORT_FORBIDDEN')
      return report
    },
    add: (userId, report, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'reports', userId)
        check((await transaction.$count(analysisReports, own(userId))) + 1)
        const time = new Date(now())
        const values = { userId, ...report, createdAt: time, updatedAt: time }
        const [row] = await transaction.insert(analysisReports).values(values).returning({ id: analysisReports.id })
        return row!.id
      }),
    async change(id, parts) {
      await database
        .update(analysisReports)
        .set({ ...parts, updatedAt: new Date(now()) })
        .where(present(id))
    },
    async remove(id) {
      await database
        .update(analysisReports)
        .set({ deletedAt: new Date(now()), shareCode: null })
        .where(present(id))
    },
    restore: (userId, id, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'reports', userId)
        const rows = await transaction
          .update(analysisReports)
          .set({ deletedAt: null })
          .where(and(eq(analysisReports.userId, userId), eq(analysisReports.id, id), gt(analysisReports.deletedAt, oldest())))
          .returning({ id: analysisReports.id })
        if (rows.length > 0) check(await transaction.$count(analysisReports, own(userId)))
        return rows.length > 0
      }),
    async share(id, shareCode) {
      await database.update(analysisReports).set({ shareCode }).where(present(id))
    },
    async purgeDeleted() {
      await database.delete(analysisReports).where(lt(analysisReports.deletedAt, oldest()))
    },
  }
}
