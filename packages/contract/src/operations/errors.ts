import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain operations answer. */
export const OPERATION_ERRORS = {
  ARTICLE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '文章已被他人修改，未保存；请重新载入后再改',
    en: 'Somebody else has changed this article; nothing was saved. Please load it again',
  },
  ARTICLE_EMPTY: { code: 400, everywhere: false, zh: '请输入{language}正文', en: 'The article needs a text ({language})' },
  ARTICLE_TABLE_UNKNOWN: {
    code: 400,
    everywhere: false,
    zh: '正文中的 [[{name}]] 不是已有的表格',
    en: 'There is no table [[{name}]], which the text asks for',
  },
  ARTICLE_GROUP_UNKNOWN: { code: 400, everywhere: false, zh: '该栏目下没有所选分组', en: 'The section has no such group' },
  ARTICLE_NOT_SEEDED: { code: 400, everywhere: false, zh: '文章没有初始内容', en: 'The article did not come with the program' },
  ACCOUNT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到账号', en: 'No such account' },
  ACCOUNT_IS_OWN: { code: 400, everywhere: false, zh: '不能对自己的账号进行此操作', en: 'This cannot be done to your own account' },
  DICTIONARY_ENTRY_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这个字典条目', en: 'There is no such entry' },
  SYNONYMS_NOT_NEW: {
    code: 400,
    everywhere: false,
    zh: '至少需要两个不同的词，且不得已存在',
    en: 'At least two different words are needed that are not there yet',
  },
  SYNONYMS_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这一组同义词', en: 'There is no such group of synonyms' },
  SERVICE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '服务已被他人修改，未保存；请重新载入后再改',
    en: 'Somebody else has changed this service; nothing was saved. Please load it again',
  },
  SERVICE_IS_KIND: { code: 400, everywhere: false, zh: '服务类别不能删除', en: 'A kind of services cannot be removed' },
} as const satisfies ErrorTable
