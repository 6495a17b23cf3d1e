import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain library answer. */
export const LIBRARY_ERRORS = {
  TEMPLATE_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这个模版', en: 'There is no such template' },
  TEMPLATES_FULL: {
    code: 400,
    everywhere: false,
    zh: '模版已满，请先删除不用的模版',
    en: 'There is no room for more templates; please delete some first',
  },
} as const satisfies ErrorTable
