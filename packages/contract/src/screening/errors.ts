import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain screening answer. */
export const SCREENING_ERRORS = {
  SIMILAR_MARKS_MISSING: {
    code: 503,
    everywhere: false,
    zh: '近似商标索引尚未建立，请稍后再试',
    en: 'The index of similar trademarks has not been built yet; please try again later',
  },
  MARK_NOT_COMPARABLE: {
    code: 400,
    everywhere: false,
    zh: '商标文字中没有可按所选方式比对的汉字、字母或数字',
    en: 'The mark has no Chinese characters, Latin letters or digits that the selected methods compare',
  },
  SCREENING_REPORT_BUSY: {
    code: 429,
    everywhere: false,
    zh: '正在为您生成另一份报告，请稍候',
    en: 'Another report is being created for you; please wait',
  },
} as const satisfies ErrorTable
