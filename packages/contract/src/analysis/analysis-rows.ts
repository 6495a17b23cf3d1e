import * as z from 'zod'
import { ANALYSIS_COLUMNS, CHART_KINDS } from './chart-kinds.ts'

/** A row of an analysis: which columns it has depends on the analysis. */
export const analysisRowSchema = z.object({
  /** Value of the counted field, as filters take it; `group:` and an id for an applicant group. */
  value: z.string(),
  /** Its name in the language of the request. */
  name: z.string(),
  /** Of pairs: the value of the second field, and its name. */
  column: z.string().optional(),
  columnName: z.string().optional(),
  count: z.int().optional(),
  /** From 1; equal counts have equal ranks. */
  rank: z.int().optional(),
  /** Code of a country or region. */
  resCountry: z.string().optional(),
  year: z.string().optional(),
  /** Applications filed in the year. */
  applyNumber: z.int().optional(),
  /** Grants published in the year. */
  authorizationNumber: z.int().optional(),
  /** Percent of the analysed records, to two decimals; absent if their number is only a lower bound. */
  ratio: z.number().optional(),
  companyName: z.string().optional(),
  /** Records of the company, those of them published by WIPO (PCT), and those in force. */
  patent: z.int().optional(),
  pct: z.int().optional(),
  effective: z.int().optional(),
  /** Different applicants of the year. */
  applicantNumber: z.int().optional(),
  /** Applications up to the year, and the curve that fits them with its interval, to one decimal. */
  cumulative: z.int().optional(),
  fitted: z.number().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  /** Records that would have both values if these were independent, to one decimal. */
  expected: z.number().optional(),
})

/** The result of a chart of the catalogue. */
export const analysisSchema = z.object({
  type: z.string(),
  code: z.string(),
  /** Columns of its table, in order. */
  columnList: z.array(z.enum(ANALYSIS_COLUMNS)),
  /** Fields of `value` and `column` for filters. */
  field: z.string(),
  columnField: z.string().nullable(),
  list: z.array(analysisRowSchema),
  /** Analysed records. */
  total: z.int(),
  /** False if counting them took too long: there are at least as many. Absent from figures stored by earlier versions. */
  totalComplete: z.boolean().optional(),
  /** False if some counts took too long. */
  complete: z.boolean(),
  /** Data version of the index that was counted. */
  version: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: z.string(),
})

/** A chart of the catalogue. */
export const chartSchema = z.object({
  /** `p` technology, `e` enterprise, `j` competitor comparison. */
  code: z.string(),
  /** Key of the analysis: `apply_analyse`, … */
  type: z.string(),
  /** 0 technical, 1 enterprise, 2 competitive. */
  category: z.int(),
  name: z.string(),
  description: z.string(),
  /** How the figures are computed. */
  formula: z.string(),
  /** The default first. */
  chartTypeList: z.array(z.enum(CHART_KINDS)),
  columnList: z.array(z.enum(ANALYSIS_COLUMNS)),
  /** Whether it takes `level`. */
  hasLevel: z.boolean(),
  /** Whether it takes `byGroup`. */
  hasGroups: z.boolean(),
  /** Names of columns in the language of the request. */
  columnNames: z.array(z.string()),
})

export type AnalysisRow = z.output<typeof analysisRowSchema>
export type Analysis = z.output<typeof analysisSchema>
export type CatalogueChart = z.output<typeof chartSchema>
