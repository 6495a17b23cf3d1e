import * as z from 'zod'
import { call, fileCall, type AnswerOf } from '../call.ts'
import { LIST_ERRORS } from '../kinds/record-list.ts'
import { text } from '../text.ts'
import { chartFields, hasOneSource, ONE_SOURCE, sourceFields } from './analysed-source.ts'
import { analysisSchema, chartSchema } from './analysis-rows.ts'
import { ANALYSIS_COLUMNS, CHART_FILE_TYPES, CHART_KINDS } from './chart-kinds.ts'

/** The answer of the one request. */
export type CountTable = AnswerOf<typeof analyseCalls.countTable>

/** Errors about the analysed records. */
export const SOURCE_ERRORS = [...LIST_ERRORS, 'ANALYSIS_KIND_UNKNOWN', 'ANALYSIS_LIST_UNKNOWN', 'ANALYSIS_LIST_FAILED'] as const

const valueSchema = z.object({ value: z.string(), name: z.string() })

const chartRequest = z.object({
  ...sourceFields,
  ...chartFields,
  /** Key of the analysis (`apply_analyse`), or code of a chart of the catalogue (`p01`). */
  type: text().trim().min(1).max(60),
})

export const analyseCalls = {
  /**
   * The one request of all statistics: counts of the records of a selection by the values of one field, or of two. The same request on the
   * same data version returns the same figures.
   */
  countTable: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/countTable',
    who: 'login',
    timeoutMs: 60_000,
    request: z
      .object({
        ...sourceFields,
        rows: z.object({ field: text().max(100), count: z.int().min(1).max(1000).default(20) }),
        columns: z.object({ field: text().max(100), count: z.int().min(1).max(200).default(20) }).optional(),
        /** What is counted: records, or groups of a grouping of the kind. Pairs are always counted by records. */
        measure: text().max(40).default('records'),
      })
      .refine(hasOneSource, ONE_SOURCE),
    answer: z.object({
      total: z.int(),
      totalRelation: z.enum(['eq', 'gte']),
      /** Most frequent first; without shares if `total` is only a lower bound. */
      rows: z.array(valueSchema.extend({ count: z.int(), ratio: z.number().optional() })),
      /** Values of the second field, and counts by row and column. */
      columns: z.array(valueSchema),
      counts: z.array(z.array(z.int())),
      /** False if some counts took too long. */
      complete: z.boolean(),
      /** Data version of the index that was counted, and its documents. */
      version: z.int(),
      documents: z.int(),
      /** `yyyy-MM-dd HH:mm:ss`. */
      time: z.string(),
    }),
    errors: SOURCE_ERRORS,
    summary: { zh: '统计结果', en: 'Counts by one or two fields' },
  }),
  /** Data of one chart of the catalogue. */
  analyse: call({
    id: 'C.analyse.01',
    method: 'POST',
    path: '/api/search/analyse/parentAnalyse',
    who: 'login',
    timeoutMs: 60_000,
    request: chartRequest.refine(hasOneSource, ONE_SOURCE),
    answer: analysisSchema,
    errors: [...SOURCE_ERRORS, 'CHART_UNKNOWN', 'APPLICANTS_NEEDED'],
    summary: { zh: '图表分析数据', en: 'Data of an analysis' },
  }),
  /** Writes a chart or its table to a file that `downloadAnalysis` returns, for an hour. */
  exportAnalysis: call({
    id: 'C.analyse.02',
    method: 'POST',
    path: '/api/search/analyse/analyseExport',
    who: 'login',
    timeoutMs: 60_000,
    request: chartRequest
      .extend({
        /** Columns of the table, in order; those of the chart unless given. */
        columnList: z.array(z.enum(ANALYSIS_COLUMNS)).min(1).max(12).optional(),
        fileType: z.enum(CHART_FILE_TYPES).default('xlsx'),
        /** The default of the chart unless given. */
        chartType: z.enum(CHART_KINDS).optional(),
      })
      .refine(hasOneSource, ONE_SOURCE),
    answer: z.object({ fileName: z.string() }),
    errors: [...SOURCE_ERRORS, 'CHART_UNKNOWN', 'APPLICANTS_NEEDED'],
    summary: { zh: '导出分析数据', en: 'Exports an analysis' },
  }),
  /** The file that `exportAnalysis` wrote (B.reports.15). */
  downloadAnalysis: fileCall({
    id: 'C.analyse.03',
    method: 'GET',
    path: '/api/search/analyse/downAnalyseFile',
    who: 'login',
    request: z.object({ fileName: text().trim().min(1).max(200) }),
    file: 'application/octet-stream',
    errors: ['ANALYSIS_FILE_NOT_FOUND'],
    summary: { zh: '下载分析文件', en: 'Downloads an exported analysis' },
  }),
  /** The chart catalogue. */
  listCharts: call({
    id: 'C.report.08',
    method: 'POST',
    path: '/api/search/report/listAnalyseReportType',
    who: 'login',
    request: z.object({ category: z.coerce.number().int().min(0).max(3).default(3) }).prefault({}),
    answer: z.array(chartSchema),
    summary: { zh: '图表目录', en: 'The chart catalogue' },
  }),
}
