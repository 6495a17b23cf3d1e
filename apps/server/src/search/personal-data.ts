import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { batchLists } from './batch/batch-lists-table.ts'
import { sharedSearches } from './shared-searches-table.ts'

/** Personal data of searches; that of guests is deleted after `SEARCH_RETENTION`. */
export const SEARCH_PERSONAL_DATA = [
  personalData({
    table: batchLists,
    rowsOf: ({ userId }) => eq(batchLists.userId, userId),
    atClosing: 'delete',
    copied: ['code', 'field', 'values', 'errors', 'usedAt'],
  }),
  personalData({
    table: sharedSearches,
    rowsOf: ({ userId }) => eq(sharedSearches.userId, userId),
    atClosing: 'delete',
    copied: ['key', 'queryStr', 'usedAt'],
  }),
]
