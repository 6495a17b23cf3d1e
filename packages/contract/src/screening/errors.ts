import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain screening answer. */
export const SCREENING_ERRORS = {
  SIMILAR_MARKS_MISSING: {
    code: 503,
    everywhere: false,
    zh: '近似商标索引尚未建立，请稍后再试',
    en: 'The index of similar trademarks has not been built yet; please try again later',
  },
  SCREENING_REPORT_BUSY: {
    code: 429,
    everywhere: false,
    zh: '正在为您生成另一份报告，请稍候',
    en: 'Another report is being created for you; please wait',
  },
} as const satisfies ErrorTable
