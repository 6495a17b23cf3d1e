import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { pictureSearches } from './picture-searches-table.ts'
import { uploadKey } from './upload-store.ts'
import { pictureUploads } from './uploads-table.ts'

/** What users search for by picture. */
export const PICTURES_PERSONAL_DATA = [
  personalData({
    table: pictureUploads,
    rowsOf: ({ userId }) => eq(pictureUploads.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'createdAt'],
    files: ({ name }) => [uploadKey(name)],
  }),
  personalData({
    table: pictureSearches,
    rowsOf: ({ userId }) => eq(pictureSearches.userId, userId),
    atClosing: 'delete',
    copied: ['kind', 'condition', 'hits', 'searchedAt'],
  }),
]
