import type { ReportParameter } from '@gezhi/contract'
import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { analysisReports } from './analysis-reports-table.ts'

export type StoredReport = typeof analysisReports.$inferSelect

/** The reports of users. Those of other users are not found. */
export interface ReportStore {
  /** Newest first; `category` null for all. */
  page(
    userId: string,
    category: number | null,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: StoredReport[]; total: number }>
  find(userId: string, id: string): Promise<StoredReport | null>
  /** Returns the id. `check` gets the number of reports with the new one and throws if that is too many. */
  add(userId: string, report: Pick<StoredReport, 'title' | 'category' | 'parameter'>, check: (reports: number) => void): Promise<string>
  /** Whether it existed. */
  change(userId: string, id: string, parts: { readonly title?: string; readonly parameter?: ReportParameter }): Promise<boolean>
  /** Whether it existed. It can be restored until it is purged. */
  remove(userId: string, id: string): Promise<boolean>
  /** Whether a deleted one existed; `check` as in `add`. */
  restore(userId: string, id: string, check: (reports: number) => void): Promise<boolean>
  /** Sets or removes the code of the link; whether the report existed. */
  share(userId: string, id: string, shareCode: string | null): Promise<boolean>
  /** Deletes what was deleted longer ago than `REPORT_RESTORABLE`. */
  purgeDeleted(): Promise<void>
}

/** ms that a deleted report can be restored. */
export const REPORT_RESTORABLE = 60 * 60 * 1000

/** Reports in PostgreSQL; `now` in ms. */
export function reportStore(database: Database, now: () => number): ReportStore {
  const own = (userId: string) => and(eq(analysisReports.userId, userId), isNull(analysisReports.deletedAt))
  const one = (userId: string, id: string) => and(own(userId), eq(analysisReports.id, id))
  const oldest = () => new Date(now() - REPORT_RESTORABLE)
  return {
    async page(userId, category, { pageNo, pageSize }) {
      const condition = and(own(userId), category === null ? undefined : eq(analysisReports.category, category))
      const list = await database
        .select()
        .from(analysisReports)
        .where(condition)
        .orderBy(desc(analysisReports.createdAt), desc(analysisReports.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(analysisReports).where(condition)
      return { list, total: counted!.total }
    },
    async find(userId, id) {
      const [row] = await database.select().from(analysisReports).where(one(userId, id))
      return row ?? null
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
    async change(userId, id, parts) {
      const values = { ...parts, updatedAt: new Date(now()) }
      const rows = await database.update(analysisReports).set(values).where(one(userId, id)).returning({ id: analysisReports.id })
      return rows.length > 0
    },
    async remove(userId, id) {
      const values = { deletedAt: new Date(now()), shareCode: null }
      const rows = await database.update(analysisReports).set(values).where(one(userId, id)).returning({ id: analysisReports.id })
      return rows.length > 0
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
    async share(userId, id, shareCode) {
      const rows = await database.update(analysisReports).set({ shareCode }).where(one(userId, id)).returning({ id: analysisReports.id })
      return rows.length > 0
    },
    async purgeDeleted() {
      await database.delete(analysisReports).where(lt(analysisReports.deletedAt, oldest()))
    },
  }
}
