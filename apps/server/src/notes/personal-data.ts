import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { notes } from './notes-table.ts'

/** What users write about records. */
export const NOTES_PERSONAL_DATA = [
  personalData({
    table: notes,
    rowsOf: ({ userId }) => eq(notes.userId, userId),
    atClosing: 'delete',
    copied: ['id', 'noteId', 'kind', 'patentId', 'content', 'createdAt', 'changedAt'],
  }),
]
