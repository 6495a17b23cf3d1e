import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain follows answer. */
export const FOLLOW_ERRORS = {
  FOLLOW_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该关注', en: 'You do not follow this record' },
  FOLLOW_RECORD_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '库中没有 {number}，无法关注',
    en: '{number} is not in this database and cannot be followed',
  },
} as const satisfies ErrorTable
