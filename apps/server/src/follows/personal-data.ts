import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { follows } from './follows-table.ts'

/** What users follow. */
export const FOLLOWS_PERSONAL_DATA = [
  personalData({
    table: follows,
    rowsOf: ({ userId }) => eq(follows.userId, userId),
    atClosing: 'delete',
    copied: ['type', 'code', 'title', 'createdAt', 'seenAt'],
  }),
]
