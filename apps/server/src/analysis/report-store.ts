import type { ReportParameter } from '@gezhi/contract'
import { and, count, desc, eq } from 'drizzle-orm'
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
  /** Whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
}

/** Reports in PostgreSQL; `now` in ms. */
export function reportStore(database: Database, now: () => number): ReportStore {
  const one = (userId: string, id: string) => and(eq(analysisReports.userId, userId), eq(analysisReports.id, id))
  return {
    async page(userId, category, { pageNo, pageSize }) {
      const condition = and(eq(analysisReports.userId, userId), category === null ? undefined : eq(analysisReports.category, category))
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
        check((await transaction.$count(analysisReports, eq(analysisReports.userId, userId))) + 1)
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
      const rows = await database.delete(analysisReports).where(one(userId, id)).returning({ id: analysisReports.id })
      return rows.length > 0
    },
  }
}
