import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { novelties } from './novelties-table.ts'

/** Novelty analyses. */
export const NOVELTY_PERSONAL_DATA = [
  personalData({
    table: novelties,
    rowsOf: ({ userId }) => eq(novelties.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'content', 'patent', 'features', 'applicationDate', 'state', 'documents', 'edits', 'requestedAt', 'finishedAt'],
  }),
]
