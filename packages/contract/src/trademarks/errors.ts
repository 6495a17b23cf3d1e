import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain trademarks answer. */
export const TRADEMARK_ERRORS = {
  TRADEMARK_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到商标 {number}', en: 'Trademark {number} not found' },
} as const satisfies ErrorTable
