import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain search return. */
export const SEARCH_ERRORS = {
  BATCH_FILE: { code: 400, everywhere: false, zh: '文件无法读取：{problem}', en: 'The file cannot be read: {problem}' },
  BATCH_ROWS: {
    code: 400,
    everywhere: false,
    zh: '每次最多 {limit} 行，请分批上传',
    en: 'At most {limit} rows at a time; please upload them in parts',
  },
  BATCH_EMPTY: { code: 400, everywhere: false, zh: '没有可检索的内容', en: 'There is nothing to search for' },
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
