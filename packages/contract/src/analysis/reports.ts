import * as z from 'zod'
import { call } from '../call.ts'
import { facetSchema, listRowSchema } from '../kinds/record-list.ts'
import { pageFields, pageOf } from '../paging.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { SOURCE_ERRORS } from './analyse.ts'
import { analysisSchema } from './analysis-rows.ts'
import { REPORT_FILE_TYPES } from './chart-kinds.ts'
import { reportCategory, reportFiguresSchema, reportParameterSchema, reportRunSchema, reportSchema, reportTitle } from './report-fields.ts'

const CHART_ERRORS = [...SOURCE_ERRORS, 'CHART_UNKNOWN', 'APPLICANTS_NEEDED'] as const

/** 3 selects all. */
const selectedCategory = z.coerce.number().int().min(0).max(3).default(3)
/** Instead of the user's own: those that others share with the user. */
const shared = z.boolean().default(false)

export const reportCalls = {
  /** The records that a report analyses. */
  searchReportRecords: call({
    id: 'C.report.01',
    method: 'POST',
    path: '/api/search/report/userReportSearch',
    who: 'login',
    request: z.object({
      reportId: z.guid(),
      from: z.int().min(0).max(MAX_INTEGER).default(0),
      size: z.int().min(0).max(100).default(20),
    }),
    answer: z.object({
      total: z.int(),
      totalRelation: z.enum(['eq', 'gte']),
      list: z.array(listRowSchema.loose()),
      groupList: z.array(facetSchema),
    }),
    errors: ['REPORT_NOT_FOUND', ...SOURCE_ERRORS],
    summary: { zh: '报告所分析的文献', en: 'The records of a report' },
  }),
  /** Saves a report (reports.16). Titles may repeat. */
  saveReport: call({
    id: 'C.report.02',
    method: 'POST',
    path: '/api/search/report/saveUserReport',
    who: 'login',
    request: z.object({ title: reportTitle, category: reportCategory, parameter: reportParameterSchema }),
    answer: z.object({ id: z.guid() }),
    errors: [...CHART_ERRORS, 'REPORTS_FULL'],
    summary: { zh: '保存分析报告', en: 'Saves a report' },
  }),
  /** The fields that charts count. */
  listCommonFields: call({
    id: 'C.report.03',
    method: 'POST',
    path: '/api/search/report/getCommonFields',
    who: 'login',
    request: z.object({ type: text().max(60).optional() }).prefault({}),
    answer: z.array(z.object({ field: z.string(), name: z.string() })),
    errors: ['CHART_UNKNOWN'],
    summary: { zh: '报告常用字段', en: 'Fields of reports' },
  }),
  renameReport: call({
    id: 'C.report.04',
    method: 'POST',
    path: '/api/search/report/updUserReportName',
    who: 'login',
    request: z.object({ id: z.guid(), title: reportTitle }),
    answer: z.literal(true),
    errors: ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN'],
    summary: { zh: '重命名报告', en: 'Renames a report' },
  }),
  changeReport: call({
    id: 'C.report.05',
    method: 'POST',
    path: '/api/search/report/updUserReport',
    who: 'login',
    request: z.object({ id: z.guid(), parameter: reportParameterSchema }),
    answer: z.literal(true),
    errors: ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN', ...CHART_ERRORS],
    summary: { zh: '修改报告', en: 'Changes a report' },
  }),
  getReportParameter: call({
    id: 'C.report.06',
    method: 'POST',
    path: '/api/search/report/getUserReportParameter',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: reportSchema.extend({ parameter: reportParameterSchema, shareCode: z.string().nullable() }),
    errors: ['REPORT_NOT_FOUND'],
    summary: { zh: '报告参数', en: 'Parameters of a report' },
  }),
  deleteReport: call({
    id: 'C.report.07',
    method: 'POST',
    path: '/api/search/report/delUserReport',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN'],
    summary: { zh: '删除报告', en: 'Deletes a report' },
  }),
  /** Restores a report that was deleted less than an hour ago. */
  restoreReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/restoreUserReport',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['REPORT_NOT_FOUND', 'REPORTS_FULL'],
    summary: { zh: '恢复已删除的报告', en: 'Restores a deleted report' },
  }),
  /** Counts all charts of a report and stores their figures as a run. */
  runReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/run',
    who: 'login',
    timeoutMs: 300_000,
    request: z.object({ id: z.guid() }),
    answer: reportRunSchema,
    errors: ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN', ...CHART_ERRORS],
    summary: { zh: '运行报告并保存数据', en: 'Runs a report and stores its figures' },
  }),
  /** The stored runs of a report, newest first. */
  listReportRuns: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/listRuns',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.array(reportRunSchema),
    errors: ['REPORT_NOT_FOUND'],
    summary: { zh: '报告的历次运行', en: 'Runs of a report' },
  }),
  /** The figures of a run, as they were counted. */
  getReportRun: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/getRun',
    who: 'login',
    request: z.object({ runId: z.guid() }),
    answer: reportFiguresSchema,
    errors: ['REPORT_RUN_NOT_FOUND'],
    summary: { zh: '一次运行的数据', en: 'Figures of a run' },
  }),
  /** Shares the latest run of a report by a link, or ends that. A new link replaces an ended one. */
  shareReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/share',
    who: 'login',
    request: z.object({ id: z.guid(), shared: z.boolean() }),
    answer: z.object({ shareCode: z.string().nullable() }),
    errors: ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN', 'REPORT_NOT_RUN'],
    summary: { zh: '共享报告', en: 'Shares a report' },
  }),
  /** The latest run of a shared report, for any user with its link. */
  openSharedReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/openShared',
    who: 'login',
    request: z.object({ shareCode: text().trim().min(1).max(60) }),
    answer: reportFiguresSchema,
    errors: ['REPORT_SHARE_NOT_FOUND'],
    summary: { zh: '打开共享的报告', en: 'Opens a shared report' },
  }),
  /** Data of one chart of a report. */
  searchReport: call({
    id: 'C.report.09',
    method: 'POST',
    path: '/api/search/report/searchReport',
    who: 'login',
    timeoutMs: 60_000,
    request: z.object({
      reportId: z.guid(),
      /** Code or key of the chart; the first of the report with it. */
      code: text().trim().min(1).max(60),
    }),
    answer: analysisSchema,
    errors: ['REPORT_NOT_FOUND', ...CHART_ERRORS],
    summary: { zh: '报告数据', en: 'Data of a report' },
  }),
  listReports: call({
    id: 'C.report.10',
    method: 'POST',
    path: '/api/search/report/listUserReport',
    who: 'login',
    request: z.object({ category: selectedCategory, shared }).prefault({}),
    answer: z.array(reportSchema),
    summary: { zh: '全部报告', en: 'All reports' },
  }),
  pageReports: call({
    id: 'C.report.11',
    method: 'POST',
    path: '/api/search/report/pageUserReport',
    who: 'login',
    request: z.object({ ...pageFields, category: selectedCategory, shared }).prefault({}),
    answer: pageOf(reportSchema),
    summary: { zh: '报告列表', en: 'A page of reports' },
  }),
  /** Creates a task of the download centre that writes a report to a file. */
  exportReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/export',
    who: 'login',
    request: z.object({
      id: z.guid(),
      /** A stored run; without it the charts are counted again. */
      runId: z.guid().optional(),
      fileType: z.enum(REPORT_FILE_TYPES).default('pdf'),
    }),
    answer: z.object({ id: z.string() }),
    errors: ['REPORT_NOT_FOUND', 'REPORT_RUN_NOT_FOUND', 'EXPORTS_FULL'],
    summary: { zh: '导出报告', en: 'Exports a report' },
  }),
}
