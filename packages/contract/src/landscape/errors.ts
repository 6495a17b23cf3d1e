import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain landscape answer. */
export const LANDSCAPE_ERRORS = {
  LANDSCAPE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该专利地图', en: 'Landscape not found' },
  LANDSCAPES_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可同时绘制 {limit} 幅专利地图，请等待其完成',
    en: 'At most {limit} landscapes can be drawn at the same time; please wait for one to finish',
  },
  LANDSCAPE_TOO_SMALL: {
    code: 400,
    everywhere: false,
    zh: '检索结果不足 {limit} 件，无法绘制专利地图',
    en: 'A landscape needs at least {limit} documents',
  },
  LANDSCAPE_SELECTION_EMPTY: { code: 400, everywhere: false, zh: '所选区域内没有文献', en: 'There are no documents in the selection' },
  LANDSCAPE_SELECTION_LARGE: {
    code: 400,
    everywhere: false,
    zh: '所选文献超过 {limit} 件，请缩小范围',
    en: 'The selection has more than {limit} documents; please select fewer',
  },
} as const satisfies ErrorTable
