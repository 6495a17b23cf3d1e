import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain novelty answer. */
export const NOVELTY_ERRORS = {
  NOVELTY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该查新分析', en: 'Novelty analysis not found' },
  NOVELTY_DOCUMENT_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '该查新分析中没有文献 {number}',
    en: 'The novelty analysis has no document {number}',
  },
  NOVELTY_UNFINISHED: { code: 400, everywhere: false, zh: '查新分析尚未完成', en: 'The novelty analysis is not finished' },
  NOVELTIES_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可同时进行 {limit} 项查新分析，请等待其完成',
    en: 'At most {limit} novelty analyses can run at the same time; please wait for one to finish',
  },
  NOVELTY_NO_FEATURES: {
    code: 400,
    everywhere: false,
    zh: '文本中没有可检索的技术特征',
    en: 'The text has no technical feature to search for',
  },
  NOVELTY_NO_TEXT: {
    code: 400,
    everywhere: false,
    zh: '库中没有专利 {number} 的权利要求和摘要，请粘贴其文本',
    en: 'This database has neither claims nor an abstract of {number}; please paste the text',
  },
} as const satisfies ErrorTable
