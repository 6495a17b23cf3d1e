import { buffer } from 'node:stream/consumers'
import type { Analysis, AnalysisColumn, ChartFileType, ChartKind, Language } from '@gezhi/contract'
import { writeXlsx, type Cell } from '@gezhi/documents'
import type { ChartDefinition } from './catalogue/chart-definition.ts'
import { COLUMN_NAMES } from './catalogue/chart-texts.ts'

/** How a chart is written to a file. */
export interface AnalysisFile {
  readonly chart: ChartDefinition
  readonly kind: ChartKind
  readonly columns: readonly AnalysisColumn[]
  readonly fileType: ChartFileType
  readonly language: Language
}

/** Columns of texts; the others are numbers. */
const TEXTS: ReadonlySet<AnalysisColumn> = new Set(['value', 'resCountry', 'year', 'companyName'])

/** The file of an analysis. */
export function writeAnalysis(analysis: Analysis, file: AnalysisFile): Promise<Buffer> {
  return buffer(writeXlsx(analysisTable(analysis, file)))
}

/** The table of an analysis: texts, numbers and, for pairs, the name of the second value. */
export function analysisTable(
  { list, columnField }: Analysis,
  { chart, columns, language }: Pick<AnalysisFile, 'chart' | 'columns' | 'language'>,
): Parameters<typeof writeXlsx>[0] & { readonly rows: readonly (readonly Cell[])[] } {
  const second = columnField !== null && list.some(({ columnName }) => columnName !== undefined)
  const heads = columns.map((column) => ({
    key: column,
    title: column === 'ratio' ? `${COLUMN_NAMES.ratio[language]} (%)` : COLUMN_NAMES[column][language],
    kind: TEXTS.has(column) ? ('text' as const) : ('number' as const),
    width: TEXTS.has(column) ? 36 : 14,
  }))
  const pair = { key: 'column', title: SECOND[language], kind: 'text' as const, width: 36 }
  return {
    title: chart.name[language],
    columns: second ? [...heads, pair] : heads,
    rows: list.map((row) => {
      const cells = columns.map((column): Cell => (column === 'value' ? row.name : (row[column] ?? null)))
      return second ? [...cells, row.columnName ?? null] : cells
    }),
  }
}

const SECOND = { zh: '统计项', en: 'Counted with' } as const
