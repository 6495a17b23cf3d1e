import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain search return. */
export const SEARCH_ERRORS = {
  SHARE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到分享的检索 {key}', en: 'Shared search {key} not found' },
  BATCH_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '批量检索列表不存在或已过期，请重新上传',
    en: 'The batch list does not exist or has expired; please upload it again',
  },
  TRANSLATION_OFF: { code: 500, everywhere: false, zh: '没有可用的翻译引擎', en: 'No translation engine is available' },
  TRANSLATION_FAILED: {
    code: 500,
    everywhere: false,
    zh: '翻译失败，请稍后重试',
    en: 'Translation failed; please try again later',
  },
} as const satisfies ErrorTable
