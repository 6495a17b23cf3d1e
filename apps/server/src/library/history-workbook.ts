import type { Language } from '@gezhi/contract'
import { utils, write } from '@e965/xlsx'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { StoredSearchRow } from './search-history-store.ts'

/** Longest text of a cell in Excel. */
const LONGEST_CELL = 32_767

interface Column {
  readonly title: Readonly<Record<Language, string>>
  /** Width in characters. */
  readonly width: number
  readonly value: (search: StoredSearchRow, index: number) => string | number
}

const COLUMNS: readonly Column[] = [
  { title: { zh: '序号', en: 'No.' }, width: 6, value: (_search, index) => index + 1 },
  { title: { zh: '检索时间', en: 'Searched' }, width: 20, value: ({ searchedAt }) => shanghaiTime(searchedAt) },
  { title: { zh: '名称', en: 'Name' }, width: 40, value: ({ displayName }) => displayName },
  { title: { zh: '检索式', en: 'Query' }, width: 60, value: ({ searchStrategy }) => searchStrategy },
  { title: { zh: '结果数', en: 'Hits' }, width: 10, value: ({ number }) => number },
  { title: { zh: '数据库', en: 'Databases' }, width: 30, value: ({ datRange }) => datRange },
]

/** Searches as a workbook of Excel 97 (.xls) with one sheet. Cells are text, never formulas. */
export function historyWorkbook(searches: readonly StoredSearchRow[], language: Language): Buffer {
  const rows = searches.map((search, index) => COLUMNS.map(({ value }) => cellOf(value(search, index))))
  const sheet = utils.aoa_to_sheet([COLUMNS.map(({ title }) => title[language]), ...rows])
  sheet['!cols'] = COLUMNS.map(({ width }) => ({ wch: width }))
  const book = utils.book_new(sheet, language === 'zh' ? '检索历史' : 'Search history')
  return Buffer.from(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

function cellOf(value: string | number): string | number {
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL) : value
}
