import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain operations answer. */
export const OPERATION_ERRORS = {
  ARTICLE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '文章已被他人修改，未保存；请重新载入后再改',
    en: 'Someone else has changed this article, and your changes were not saved. Please reload it.',
  },
  ARTICLE_EMPTY: { code: 400, everywhere: false, zh: '请输入{language}正文', en: 'Please enter the text of the article ({language})' },
  ARTICLE_TABLE_UNKNOWN: {
    code: 400,
    everywhere: false,
    zh: '正文引用了不存在的表格 [[{name}]]',
    en: 'The text refers to an unknown table [[{name}]]',
  },
  ARTICLE_TOO_COMPLEX: {
    code: 400,
    everywhere: false,
    zh: '正文嵌套过深或未闭合的标记过多，无法排版；请简化后再试',
    en: 'The text has too many nested or unclosed marks to be displayed. Please simplify it.',
  },
  ARTICLE_GROUP_UNKNOWN: { code: 400, everywhere: false, zh: '该栏目下没有所选分组', en: 'The section does not have the selected group' },
  ARTICLE_NOT_SEEDED: { code: 400, everywhere: false, zh: '文章没有初始内容', en: 'The article has no original text' },
  INSTITUTION_RANGE_INVALID: {
    code: 400,
    everywhere: false,
    zh: '“{range}”不是有效的网段：须为 IPv4（前缀 /8 至 /32）或 IPv6（前缀 /20 至 /128）地址或网段，如 203.0.113.0/24、2001:db8::/32',
    en: '“{range}” is not a valid network: use an address or network of IPv4 (prefix /8 to /32) or IPv6 (prefix /20 to /128), such as 203.0.113.0/24 or 2001:db8::/32',
  },
  INSTITUTION_RANGE_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '网段 {range} 与“{name}”的网段重叠',
    en: 'The network {range} overlaps with one of “{name}”',
  },
  INSTITUTION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到机构', en: 'Institution not found' },
  DICTIONARY_ENTRY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到字典条目', en: 'Dictionary entry not found' },
  SYNONYMS_NOT_NEW: {
    code: 400,
    everywhere: false,
    zh: '请输入至少两个不同的词，且均未收入其他词组',
    en: 'Enter at least two different words that are not in a group yet',
  },
  SYNONYMS_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到这组同义词', en: 'Synonym group not found' },
  JOB_NOT_FAILED: {
    code: 400,
    everywhere: false,
    zh: '该任务已不是失败状态，请刷新后再看',
    en: 'This job has not failed, or no longer. Please reload.',
  },
  JOB_NOT_OPEN: { code: 400, everywhere: false, zh: '该任务已结束', en: 'This job has already ended' },
  JOB_NOT_WAITING: {
    code: 400,
    everywhere: false,
    zh: '该任务已结束，或正在运行而不能中断',
    en: 'This job has ended, or runs and cannot be interrupted',
  },
  TASK_REJECTED: { code: 400, everywhere: false, zh: '不能重试：{reason}', en: 'It cannot be retried: {reason}' },
  SERVICE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '服务已被他人修改，未保存；请重新载入后再改',
    en: 'Someone else has changed this service, and your changes were not saved. Please reload it.',
  },
  SERVICE_IS_KIND: { code: 400, everywhere: false, zh: '服务类别不能删除', en: 'Service categories cannot be deleted' },
} as const satisfies ErrorTable
