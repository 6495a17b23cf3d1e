import type { ReportAuthority } from '@gezhi/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { analysisReportUsers } from './analysis-reports-table.ts'

/** With whom reports are shared; the callers check who may read and change that. */
export interface ReportUserStore {
  /** In the order in which they were added. */
  list(reportId: string): Promise<readonly { readonly userId: string; readonly nick: string; readonly authority: ReportAuthority }[]>
  /** Adds a user, or changes the authority of one; `full` if there would be more than `max`. */
  add(reportId: string, userId: string, authority: ReportAuthority, max: number): Promise<'added' | 'changed' | 'full'>
  /** Whether it is shared with the user. */
  change(reportId: string, userId: string, authority: ReportAuthority): Promise<boolean>
  /** Whether it was shared with the user. */
  remove(reportId: string, userId: string): Promise<boolean>
}

/** The users of reports in PostgreSQL; `now` in ms. */
export function reportUserStore(database: Database, nickOf: NickOf, now: () => number): ReportUserStore {
  const { reportId: report, userId: user, authority: granted, joinedAt } = analysisReportUsers
  const one = (reportId: string, userId: string) => and(eq(report, reportId), eq(user, userId))
  return {
    list: (reportId) =>
      database
        .select({ userId: user, nick: nickOf(user), authority: granted })
        .from(analysisReportUsers)
        .where(eq(report, reportId))
        .orderBy(asc(joinedAt), asc(user)),
    add: (reportId, userId, authority, max) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'reportUsers', reportId)
        const { rowCount } = await transaction.update(analysisReportUsers).set({ authority }).where(one(reportId, userId))
        if (rowCount === 1) return 'changed'
        if ((await transaction.$count(analysisReportUsers, eq(report, reportId))) >= max) return 'full'
        await transaction.insert(analysisReportUsers).values({ reportId, userId, authority, joinedAt: new Date(now()) })
        return 'added'
      }),
    async change(reportId, userId, authority) {
      const { rowCount } = await database.update(analysisReportUsers).set({ authority }).where(one(reportId, userId))
      return rowCount === 1
    },
    async remove(reportId, userId) {
      const { rowCount } = await database.delete(analysisReportUsers).where(one(reportId, userId))
      return rowCount === 1
    },
  }
}
