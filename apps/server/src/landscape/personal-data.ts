import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { landscapes } from './landscapes-table.ts'

/** Landscapes. */
export const LANDSCAPE_PERSONAL_DATA = [
  personalData({
    table: landscapes,
    rowsOf: ({ userId }) => eq(landscapes.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'state', 'total', 'hills', 'requestedAt', 'finishedAt'],
  }),
]
