import { buffer } from 'node:stream/consumers'
import type { Analysis, ChartKind, Language, ReportFileType } from '@gezhi/contract'
import { svgToPng, writeDocx, writePdf, writePptx, writeXlsxSheets, type RecordDocument } from '@gezhi/documents'
import { chartOf } from './analyser.ts'
import type { ChartDefinition } from './catalogue/chart-definition.ts'
import { analysisTable, chartDocument, NOTES, PNG_WIDTH } from './write-analysis.ts'

/** A report with its figures. */
export interface CountedReport {
  readonly title: string
  readonly remark: string
  readonly charts: readonly {
    readonly type: string
    readonly chartType?: ChartKind | undefined
    readonly text: string
    readonly analysis: Analysis
  }[]
}

interface ReportFile {
  readonly fileType: ReportFileType
  readonly language: Language
  /** A folder for unfinished parts. */
  readonly workFolder: string
  readonly signal: AbortSignal
}

/** The file of a report: a chapter, a slide or a sheet for each chart. */
export async function writeReport(
  { title, remark, charts }: CountedReport,
  { fileType, language, workFolder, signal }: ReportFile,
): Promise<Buffer> {
  if (fileType === 'xlsx')
    return buffer(
      writeXlsxSheets(
        title,
        charts.map(({ type, analysis }) => chartTable(analysis, chartOf(type), language)),
      ),
    )
  const { chartSvg } = await import('@gezhi/charts/svg')
  const drawn = charts.map(({ type, chartType, text, analysis }) => {
    const chart = chartOf(type)
    return { chart, text, analysis, note: NOTES[language](analysis), ...chartSvg(chartType ?? chart.kinds[0]!, { ...analysis, language }) }
  })
  if (fileType === 'pptx') {
    const slides = drawn.map(({ chart, text, note, svg, width, height }) => ({
      title: chart.name[language],
      text: [text, note].filter((part) => part !== '').join('\n'),
      png: svgToPng(svg, PNG_WIDTH),
      ratio: width / height,
    }))
    return writePptx(title, slides)
  }
  const records = drawn.map(({ chart, text, note, svg, analysis }, index): RecordDocument => {
    const document = chartDocument(analysis, { chart, columns: chart.columns, language, svg, note })
    const texts = [index === 0 ? remark : '', text].filter((part) => part !== '')
    const picture = { bytes: svgToPng(svg, PNG_WIDTH), type: 'png' as const }
    return {
      ...document,
      blocks: [
        ...texts.map((part) => ({ kind: 'paragraph' as const, text: part })),
        // Word processors show no SVG without a picture beside it.
        ...document.blocks.map((block) => (block.kind === 'picture' && fileType === 'docx' ? { ...block, picture } : block)),
      ],
    }
  })
  const set = { title, language, records }
  return fileType === 'pdf' ? buffer(await writePdf(set, { workFolder, signal })) : buffer(writeDocx(set))
}

function chartTable(analysis: Analysis, chart: ChartDefinition, language: Language) {
  return analysisTable(analysis, { chart, columns: chart.columns, language })
}
