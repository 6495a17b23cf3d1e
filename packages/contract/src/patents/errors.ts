import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain patents answer. */
export const PATENT_ERRORS = {
  VIEWS_NEED_LOGIN: {
    code: 403,
    everywhere: false,
    zh: '未登录用户每天最多查看 {limit} 件专利，请登录后继续',
    en: 'Without a login you can view {limit} patents per day; please log in to continue',
  },
  FREE_VIEW_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '免费用户每天最多查看 {limit} 件专利，开通会员可查看更多',
    en: 'Free users can view {limit} patents per day; members can view more',
  },
  MEMBER_VIEW_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '您的会员权益每天最多可查看 {limit} 件专利',
    en: 'Your membership includes views of {limit} patents per day',
  },
  DRAWING_NOT_FOUND: { code: 404, everywhere: false, zh: '专利 {number} 没有附图 {id}', en: 'Patent {number} has no drawing {id}' },
  PATENT_DOCUMENT_LONG: {
    code: 400,
    everywhere: false,
    zh: '专利 {number} 篇幅较长，请通过导出任务生成 PDF',
    en: 'Patent {number} is too long for an immediate PDF; please create it with an export',
  },
  PATENT_DOCUMENTS_BUSY: {
    code: 429,
    everywhere: false,
    zh: '正在为您生成另一份 PDF，请稍候',
    en: 'Another PDF is being created for you; please wait',
  },
  ATTACHMENT_NOT_FOUND: { code: 404, everywhere: false, zh: '专利 {number} 没有附件 {name}', en: 'Patent {number} has no file {name}' },
} as const satisfies ErrorTable
