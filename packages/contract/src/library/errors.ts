import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain library answer. */
export const LIBRARY_ERRORS = {
  TEMPLATE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到模板', en: 'Template not found' },
  TEMPLATES_FULL: {
    code: 400,
    everywhere: false,
    zh: '模板数量已达上限，请先删除不用的模板',
    en: 'The maximum number of templates has been reached; please delete some first',
  },
} as const satisfies ErrorTable
