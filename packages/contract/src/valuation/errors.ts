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
  VALUATION_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '您{allowance}，今天已用完；可按价格表购买单次报告',
    en: 'You have used today’s {allowance}; single reports are in the price list',
  },
  VALUATION_VERSION_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '版本 {version} 已存在，请使用新的版本号',
    en: 'Version {version} exists already. Please choose another name.',
  },
  VALUATION_VERSION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该版本的规则', en: 'There is no such version of the rules' },
} as const satisfies ErrorTable
