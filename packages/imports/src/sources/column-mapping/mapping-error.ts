import type { LocalizedText } from '../../pipeline/import-source.ts'

/** A row that cannot become a record. */
export class MappingError extends Error {
  readonly reason: LocalizedText

  constructor(reason: LocalizedText) {
    super(reason.en)
    this.name = 'MappingError'
    this.reason = reason
  }
}

/** Why a cell for a date is rejected. */
export const DATE_REASON = (column: string, value: string): LocalizedText => ({
  en: `${column} is not a date: ${value}`,
  zh: `${column} 不是日期：${value}`,
})

export const NO_NUMBER_REASON: LocalizedText = {
  en: 'has neither a publication number nor an application number',
  zh: '没有公开号，也没有申请号',
}

/** Why a number that no office could have assigned is rejected. */
export const NO_OFFICE_REASON = (number: string): LocalizedText => ({
  en: `the number does not begin with an office code: ${number}`,
  zh: `号码不以专利局代码开头：${number}`,
})
