import { buffer } from 'node:stream/consumers'
import { isFullyCounted, type Analysis, type AnalysisColumn, type ChartFileType, type ChartKind, type Language } from '@gezhi/contract'
import { svgToPng, writePdf, writePptx, writeXlsx, type Cell, type RecordDocument } from '@gezhi/documents'
import type { ChartDefinition } from './catalogue/chart-definition.ts'
import { COLUMN_NAMES, formulaOf } from './catalogue/chart-texts.ts'

/** How a chart is written to a file. */
export interface AnalysisFile {
  readonly chart: ChartDefinition
  readonly kind: ChartKind
  readonly columns: readonly AnalysisColumn[]
  readonly fileType: ChartFileType
  readonly language: Language
  /** A folder for unfinished parts. */
  readonly workFolder: string
}

/** Columns of texts; the others are numbers. */
const TEXTS: ReadonlySet<AnalysisColumn> = new Set(['value', 'resCountry', 'year', 'companyName'])

/** Width of pictures in pixels. */
export const PNG_WIDTH = 1800

/** The file of an analysis. */
export async function writeAnalysis(analysis: Analysis, file: AnalysisFile): Promise<Buffer> {
  const { chart, kind, fileType, language, workFolder } = file
  if (fileType === 'xlsx') return buffer(writeXlsx(analysisTable(analysis, file)))
  const { chartSvg } = await import('@gezhi/charts/svg')
  const { svg, width, height } = chartSvg(kind, { ...analysis, language })
  const title = chart.name[language]
  const note = NOTES[language](analysis)
  switch (fileType) {
    case 'svg':
      return Buffer.from(svg)
    case 'png':
      return svgToPng(svg, PNG_WIDTH)
    case 'pptx':
      return writePptx(title, [{ title, text: note, png: svgToPng(svg, PNG_WIDTH), ratio: width / height }])
    case 'pdf':
      return buffer(await writePdf({ title, language, records: [chartDocument(analysis, { ...file, svg, note })] }, { workFolder }))
  }
}

/** A chart as a part of a document: picture, table, and how it was computed. */
export function chartDocument(
  analysis: Analysis,
  {
    chart,
    columns,
    language,
    svg,
    note,
  }: Pick<AnalysisFile, 'chart' | 'columns' | 'language'> & { readonly svg: string; readonly note: string },
): RecordDocument {
  const table = analysisTable(analysis, { chart, columns, language })
  return {
    title: chart.name[language],
    subtitle: note,
    facts: [],
    blocks: [
      { kind: 'paragraph', text: chart.description[language] },
      { kind: 'picture', picture: { bytes: Buffer.from(svg), type: 'svg' } },
      { kind: 'paragraph', text: formulaOf(chart)[language] },
      {
        kind: 'table',
        head: table.columns.map((column) => column.title),
        rows: table.rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
      },
    ],
  }
}

/** What a file states about its figures. */
export const NOTES: Readonly<Record<Language, (analysis: Omit<Analysis, 'list'>) => string>> = {
  zh: ({ time, version, ...counted }) => `${countOf(counted, 'zh')}，统计时间 ${time}，数据版本 ${version}`,
  en: ({ time, version, ...counted }) => `${countOf(counted, 'en')}, counted ${time}, data version ${version}`,
}

/** The number of analysed records, as far as they were counted in time. */
function countOf(analysis: Pick<Analysis, 'total' | 'totalComplete' | 'complete'>, language: Language): string {
  const { total } = analysis
  if (isFullyCounted(analysis)) return { zh: `共 ${total} 件文献`, en: `${total} records` }[language]
  if (total > 0) return { zh: `至少 ${total} 件文献（未统计完）`, en: `At least ${total} records (not all counted)` }[language]
  return { zh: '文献总数未统计完', en: 'Number of records not counted in time' }[language]
}

/** The table of an analysis: texts, numbers and, for pairs, the name of the second value. */
export function analysisTable(
  { list, columnField }: Analysis,
  { chart, columns: chosen, language }: Pick<AnalysisFile, 'chart' | 'columns' | 'language'>,
): Parameters<typeof writeXlsx>[0] & { readonly rows: readonly (readonly Cell[])[] } {
  const second = columnField !== null && list.some(({ columnName }) => columnName !== undefined)
  // A company is its own name.
  const columns = chosen.filter((column) => column !== 'value' || !chosen.includes('companyName'))
  const heads = columns.map((column) => ({
    key: column as string,
    title: column === 'ratio' ? `${COLUMN_NAMES.ratio[language]} (%)` : COLUMN_NAMES[column][language],
    kind: TEXTS.has(column) ? ('text' as const) : ('number' as const),
    width: TEXTS.has(column) ? 36 : 14,
  }))
  const pair = { key: 'column', title: SECOND[language], kind: 'text' as const, width: 36 }
  return {
    title: chart.name[language],
    // What is counted with a value stands beside it.
    columns: second ? heads.toSpliced(1, 0, pair) : heads,
    rows: list.map((row) => {
      const cells = columns.map((column): Cell => (column === 'value' ? row.name : (row[column] ?? null)))
      return second ? cells.toSpliced(1, 0, row.columnName ?? null) : cells
    }),
  }
}

const SECOND = { zh: '统计项', en: 'Counted with' } as const
