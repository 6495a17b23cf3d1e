import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { readMarks, tagMarks } from './marks/patent-marks-table.ts'
import { searchHistory, searchHistoryNumbers } from './search-history-table.ts'
import { templates } from './templates/templates-table.ts'

/** What users store of their work. */
export const LIBRARY_PERSONAL_DATA = [
  personalData({
    table: searchHistory,
    rowsOf: ({ userId }) => eq(searchHistory.userId, userId),
    atClosing: 'delete',
    copied: ['lineNo', 'searchStrategy', 'number', 'displayName', 'datRange', 'searchCondition', 'searchedAt'],
  }),
  personalData({
    table: searchHistoryNumbers,
    rowsOf: ({ userId }) => eq(searchHistoryNumbers.userId, userId),
    atClosing: 'delete',
    copied: ['lastNumber'],
  }),
  personalData({
    table: readMarks,
    rowsOf: ({ userId }) => eq(readMarks.userId, userId),
    atClosing: 'delete',
    copied: ['publicationNumber', 'readAt'],
  }),
  personalData({
    table: tagMarks,
    rowsOf: ({ userId }) => eq(tagMarks.userId, userId),
    atClosing: 'delete',
    copied: ['publicationNumber', 'tag'],
  }),
  personalData({
    table: templates,
    rowsOf: ({ userId }) => eq(templates.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'type', 'fieldList', 'queryStr', 'createdAt'],
  }),
]
