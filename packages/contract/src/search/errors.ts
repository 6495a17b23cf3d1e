import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain search return. */
export const SEARCH_ERRORS = {
  QUERY_SYNTAX: {
    code: 400,
    everywhere: false,
    zh: '检索式有误（第 {position} 个字符）：{problem}',
    en: 'Syntax error in the query (character {position}): {problem}',
  },
  PATTERN_TOO_BROAD: {
    code: 400,
    everywhere: false,
    zh: '通配符 {pattern} 匹配的词过多（{count} 个），请写得更具体',
    en: 'The wildcard {pattern} matches too many words ({count}); please be more specific',
  },
  UNKNOWN_FIELD: { code: 400, everywhere: false, zh: '{place}：没有名为 {field} 的字段', en: '{place}: unknown field {field}' },
  QUESTION_WITHOUT_WORDS: { code: 400, everywhere: false, zh: '输入内容中没有可检索的词', en: 'The text contains no searchable words' },
  BATCH_FILE: { code: 400, everywhere: false, zh: '文件无法读取：{problem}', en: 'The file cannot be read: {problem}' },
  BATCH_ROWS: { code: 400, everywhere: false, zh: '每次最多 {limit} 行，请分批上传', en: 'At most {limit} rows at a time' },
  BATCH_EMPTY: { code: 400, everywhere: false, zh: '没有可检索的内容', en: 'There is nothing to search for' },
  PAGING_NEEDS_LOGIN: { code: 403, everywhere: false, zh: '请登录后查看更多检索结果', en: 'Please log in to see more results' },
  MEANING_NEEDS_LOGIN: {
    code: 403,
    everywhere: false,
    zh: '检索式中的 SEM 按语义检索，请登录后使用',
    en: 'SEM performs a semantic search; please log in to use it',
  },
  FREE_PAGING_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '免费用户最多查看前{limit}条结果，开通会员可查看更多',
    en: 'Free users can view the first {limit} results; members can view more',
  },
  MEMBER_PAGING_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '您的会员权益最多可查看前{limit}条结果',
    en: 'Your membership includes the first {limit} results',
  },
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
