import type { Language } from '@gezhi/contract'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { rowsWorkbook, type WorkbookColumn } from '../library/rows-workbook.ts'
import type { StoredStrategy } from './strategy-store.ts'

const COLUMNS: readonly WorkbookColumn<StoredStrategy>[] = [
  { title: { zh: '序号', en: 'No.' }, width: 6, value: (_strategy, index) => index + 1 },
  { title: { zh: '名称', en: 'Title' }, width: 30, value: ({ title }) => title },
  { title: { zh: '检索式', en: 'Query' }, width: 60, value: ({ searchStrategy }) => searchStrategy },
  { title: { zh: '结果数', en: 'Hits' }, width: 10, value: ({ number }) => number },
  { title: { zh: '统计时间', en: 'Counted' }, width: 20, value: ({ countedAt }) => countedAt && shanghaiTime(countedAt) },
  { title: { zh: '数据库', en: 'Databases' }, width: 30, value: ({ datRange }) => datRange },
  { title: { zh: '保存时间', en: 'Saved' }, width: 20, value: ({ createdAt }) => shanghaiTime(createdAt) },
]

/** Strategies as an Excel file. */
export function strategyWorkbook(strategies: readonly StoredStrategy[], language: Language): Promise<Buffer> {
  return rowsWorkbook(strategies, COLUMNS, { zh: '检索式', en: 'Saved strategies' }, language)
}
