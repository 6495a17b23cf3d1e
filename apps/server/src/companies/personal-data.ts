import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { companyHistory } from './company-history-table.ts'

/** What users searched for and viewed among companies. */
export const COMPANY_PERSONAL_DATA = [
  personalData({
    table: companyHistory,
    rowsOf: ({ userId }) => eq(companyHistory.userId, userId),
    atClosing: 'delete',
    copied: ['word', 'companyId', 'name', 'usedAt'],
  }),
]
