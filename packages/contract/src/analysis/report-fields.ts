import * as z from 'zod'
import { text } from '../text.ts'
import { analysisSchema } from './analysis-rows.ts'
import { chartFields, hasOneSource, ONE_SOURCE, sourceFields } from './analysed-source.ts'
import { CHART_KINDS } from './chart-kinds.ts'

/** Charts of a report, at most. */
export const MAX_REPORT_CHARTS = 30

/** Category of a report: 0 technical, 1 enterprise, 2 competitive. */
export const reportCategory = z.coerce.number().int().min(0).max(2)

export const reportTitle = text().trim().min(1).max(100)

/** What a report shows: the analysed records, and its charts in order with their texts. */
export const reportParameterSchema = z
  .object({
    ...sourceFields,
    remark: text().max(5000).default(''),
    chartList: z
      .array(
        z.object({
          ...chartFields,
          /** Key or code of a chart of the catalogue. */
          type: text().trim().min(1).max(60),
          /** The default of the chart unless given. */
          chartType: z.enum(CHART_KINDS).optional(),
          /** Shown below the chart. */
          text: text().max(5000).default(''),
        }),
      )
      .min(1)
      .max(MAX_REPORT_CHARTS),
  })
  .refine(hasOneSource, ONE_SOURCE)

export type ReportParameter = z.output<typeof reportParameterSchema>

/** Runs of one report that are stored, at most: the oldest are removed. */
export const MAX_REPORT_RUNS = 20

/** A run of a report in a list. */
export const reportRunSchema = z.object({
  id: z.guid(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: z.string(),
  /** Data version of the index it was counted on. */
  version: z.int(),
})

/** A chart of a run with its figures and its text at the time. */
export const reportRunChartSchema = z.object({
  type: z.string(),
  chartType: z.enum(CHART_KINDS).optional(),
  text: z.string(),
  analysis: analysisSchema,
})

/** A run with its figures. */
export const reportFiguresSchema = z.object({
  run: reportRunSchema,
  title: z.string(),
  remark: z.string(),
  charts: z.array(reportRunChartSchema),
})

export type ReportRun = z.output<typeof reportRunSchema>
export type ReportRunChart = z.output<typeof reportRunChartSchema>
export type ReportFigures = z.output<typeof reportFiguresSchema>

/** A report in a list. */
export const reportSchema = z.object({
  id: z.guid(),
  title: z.string(),
  category: z.int(),
  /** Number of its charts. */
  chartCount: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
  updateTime: z.string(),
  /** What the user may do with it: 1 read, 2 edit, 3 own. */
  authority: z.int(),
  /** User name of its owner. */
  owner: z.string(),
})

export type Report = z.output<typeof reportSchema>
