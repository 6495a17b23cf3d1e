import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { valuations } from './valuations-table.ts'

/** Valuations. */
export const VALUATION_PERSONAL_DATA = [
  personalData({
    table: valuations,
    rowsOf: ({ userId }) => eq(valuations.userId, userId),
    atClosing: 'delete',
    copied: ['kind', 'title', 'patents', 'found', 'average', 'levels', 'version', 'createdAt'],
  }),
]
