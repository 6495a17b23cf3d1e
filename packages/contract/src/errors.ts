/**
 * The register of errors: code of the envelope (decisions K) and message in both languages; `{name}` is filled from the error's values.
 * docs/errors.md is generated from it.
 */
export const ERRORS = {
  INVALID_INPUT: { code: 400, zh: '参数错误：{field} {problem}', en: 'Invalid input: {field} {problem}' },
  MALFORMED_JSON: { code: 400, zh: '请求内容不是有效的 JSON（位置 {position}）', en: 'The request is not valid JSON (at {position})' },
  BODY_TOO_LARGE: { code: 400, zh: '请求内容超过 {limit} 字节', en: 'The request is larger than {limit} bytes' },
  QUERY_SYNTAX: { code: 400, zh: '检索式有误：{problem}', en: 'The query cannot be read: {problem}' },
  UNAUTHENTICATED: { code: 401, zh: '请先登录', en: 'Please sign in' },
  FORBIDDEN: { code: 403, zh: '没有权限', en: 'Not allowed' },
  NOT_FOUND: { code: 404, zh: '未找到', en: 'Not found' },
  PATENT_NOT_FOUND: { code: 404, zh: '未找到专利 {number}', en: 'No patent {number}' },
  TOO_FREQUENT: { code: 429, zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again shortly' },
  SEARCH_STARTING: { code: 500, zh: '检索服务正在启动，请稍候', en: 'The search engine is starting, please wait' },
  INTERNAL: { code: 500, zh: '服务器错误，请稍后重试（编号 {requestId}）', en: 'Server error, please try again (id {requestId})' },
} as const satisfies Record<string, { code: number; zh: string; en: string }>

export type ErrorName = keyof typeof ERRORS
