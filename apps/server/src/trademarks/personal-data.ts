import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { trademarkSearches } from './trademark-searches-table.ts'

/** What users search for among trademarks. */
export const TRADEMARKS_PERSONAL_DATA = [
  personalData({
    table: trademarkSearches,
    rowsOf: ({ userId }) => eq(trademarkSearches.userId, userId),
    atClosing: 'delete',
    copied: ['query', 'hits', 'searchedAt'],
  }),
]
