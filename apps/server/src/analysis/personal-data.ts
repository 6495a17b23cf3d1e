import { eq, inArray } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { personalData } from '../platform/personal-data.ts'
import { analysisReportRuns, analysisReports, analysisReportUsers } from './analysis-reports-table.ts'
import { analysisBoards } from './boards/analysis-boards-table.ts'

const idsOf = (userId: string) =>
  new QueryBuilder().select({ id: analysisReports.id }).from(analysisReports).where(eq(analysisReports.userId, userId))

/** Analysis reports with their runs, those that others share, and boards. */
export const ANALYSIS_PERSONAL_DATA = [
  personalData({
    table: analysisReports,
    rowsOf: ({ userId }) => eq(analysisReports.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'category', 'parameter', 'createdAt', 'updatedAt', 'deletedAt'],
  }),
  personalData({
    table: analysisReportRuns,
    rowsOf: ({ userId }) => inArray(analysisReportRuns.reportId, idsOf(userId)),
    atClosing: 'delete',
    copied: ['version', 'remark', 'charts', 'createdAt'],
  }),
  personalData({
    table: analysisReportUsers,
    rowsOf: ({ userId }) => eq(analysisReportUsers.userId, userId),
    atClosing: 'delete',
    copied: ['reportId', 'authority', 'joinedAt'],
  }),
  personalData({
    table: analysisBoards,
    rowsOf: ({ userId }) => eq(analysisBoards.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'panels', 'createdAt', 'updatedAt'],
  }),
]
