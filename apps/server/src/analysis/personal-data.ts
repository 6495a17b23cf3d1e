import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { analysisReports } from './analysis-reports-table.ts'

/** Analysis reports. */
export const ANALYSIS_PERSONAL_DATA = [
  personalData({
    table: analysisReports,
    rowsOf: ({ userId }) => eq(analysisReports.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'category', 'parameter', 'createdAt', 'updatedAt'],
  }),
]
