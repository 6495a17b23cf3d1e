import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain companies answer. */
export const COMPANY_ERRORS = {
  COMPANY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到企业 {company}', en: 'Company {company} not found' },
  COMPANY_HISTORY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该条企业检索历史', en: 'Not found in the company search history' },
} as const satisfies ErrorTable
