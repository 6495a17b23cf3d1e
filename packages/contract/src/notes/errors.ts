import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain notes answer. */
export const NOTE_ERRORS = {
  NOTE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到笔记', en: 'Note not found' },
  NOTE_RECORD_NOT_FOUND: { code: 404, everywhere: false, zh: '库中没有 {number}', en: '{number} is not in this database' },
  NOTE_REPLIES_FULL: {
    code: 400,
    everywhere: false,
    zh: '一条笔记最多可有 {limit} 条回复',
    en: 'A note can have at most {limit} replies',
  },
} as const satisfies ErrorTable
