import type { Language } from '@gezhi/contract'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { rowsWorkbook, type WorkbookColumn } from './rows-workbook.ts'
import type { StoredSearchRow } from './search-history-store.ts'

const COLUMNS: readonly WorkbookColumn<StoredSearchRow>[] = [
  { title: { zh: '序号', en: 'No.' }, width: 6, value: (_search, index) => index + 1 },
  { title: { zh: '编号', en: 'Search no.' }, width: 8, value: ({ lineNo }) => `#${lineNo}` },
  { title: { zh: '检索时间', en: 'Searched' }, width: 20, value: ({ searchedAt }) => shanghaiTime(searchedAt) },
  { title: { zh: '名称', en: 'Name' }, width: 40, value: ({ displayName }) => displayName },
  { title: { zh: '检索式', en: 'Query' }, width: 60, value: ({ searchStrategy }) => searchStrategy },
  { title: { zh: '结果数', en: 'Hits' }, width: 10, value: ({ number }) => number },
  { title: { zh: '数据库', en: 'Databases' }, width: 30, value: ({ datRange }) => datRange },
]

/** Searches of the history as an Excel file. */
export function historyWorkbook(searches: readonly StoredSearchRow[], language: Language): Promise<Buffer> {
  return rowsWorkbook(searches, COLUMNS, { zh: '检索历史', en: 'Search history' }, language)
}
