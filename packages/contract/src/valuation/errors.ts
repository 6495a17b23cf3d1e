import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain valuation return. */
export const VALUATION_ERRORS = {
  VALUATION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该价值评估', en: 'Valuation not found' },
  VALUATION_ERRORS_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '错误列表不存在或已过期',
    en: 'The error list does not exist or has expired',
  },
  VALUATION_EMPTY: {
    code: 400,
    everywhere: false,
    zh: '没有可评估的专利',
    en: 'There are no patents to value',
  },
} as const satisfies ErrorTable
