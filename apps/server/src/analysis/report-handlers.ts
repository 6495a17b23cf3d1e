import { randomBytes } from 'node:crypto'
import { MAX_REPORTS, REPORT_CATEGORIES, type Report, type ReportParameter } from '@gezhi/contract'
import type { FieldTable } from '@gezhi/records'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ExportTaskStore } from '../exports/export-task-store.ts'
import type { analysisHandlers, AnalysisParts } from './analysis-handlers.ts'
import type { capabilityHandlers } from './capability/capability-handlers.ts'
import { chartOf, type Analyse } from './analyser.ts'
import type { boardHandlers } from './boards/board-handlers.ts'
import { FIELDS } from './catalogue/chart-definition.ts'
import { putChartDocument, type OpenedCharts } from './chart-documents.ts'
import { checkCharts } from './check-charts.ts'
import { countCharts, type ChosenChart } from './count-charts.ts'
import type { ListSelection } from './counted-selection.ts'
import type { ReportRunStore } from './report-run-store.ts'
import type { OpenReport, ReportStore } from './report-store.ts'
import type { reportUserHandlers } from './report-user-handlers.ts'

/** Services used by the calls about reports. */
export interface ReportParts extends Pick<AnalysisParts, 'analyse'> {
  readonly reports: ReportStore
  readonly runs: ReportRunStore
  readonly list: ListSelection
  readonly tasks: Pick<ExportTaskStore, 'add'>
  /** The fields that charts count. */
  readonly fields: FieldTable
}

/** Calls about saved reports. */
export function reportHandlers({
  reports,
  runs,
  list,
  analyse,
  tasks,
  fields,
}: ReportParts): Omit<
  Handlers['analysis'],
  keyof (ReturnType<typeof analysisHandlers> &
    ReturnType<typeof boardHandlers> &
    ReturnType<typeof capabilityHandlers> &
    ReturnType<typeof reportUserHandlers>)
> {
  const limitOf = async (context: CallContext<UserCaller>) => {
    const rights = await context.rights()
    return (count: number) => {
      requireRight(rights, 'saveReports', count)
      if (count > MAX_REPORTS) throw new CallError('REPORTS_FULL', { limit: MAX_REPORTS })
    }
  }
  const categoryOf = (category: number) => (category === REPORT_CATEGORIES.all ? null : category)
  return {
    async searchReportRecords({ reportId, from, size }, context) {
      const { parameter } = await reports.open(context.caller.userId, reportId, 1)
      const answer = await list(parameter, { from, size }, context)
      return { total: answer.total, totalRelation: answer.totalRelation, list: [...answer.list], groupList: answer.groupList }
    },
    async saveReport(report, context) {
      checkCharts(report.parameter.chartList, chartField, context)
      const id = await reports.add(context.caller.userId, report, await limitOf(context))
      return { id }
    },
    listCommonFields({ type }, { language }) {
      const counted = type === undefined ? null : new Set<string>(Object.values(chartOf(type).computed).map(String))
      const all = Object.values(FIELDS).filter((field) => counted === null || counted.has(field))
      return Promise.resolve(all.map((field) => ({ field, name: fields.byFacet(field)?.label[language] ?? field })))
    },
    async renameReport({ id, title }, { caller }) {
      await reports.open(caller.userId, id, 2)
      await reports.change(id, { title })
      return true
    },
    async changeReport({ id, parameter }, context) {
      checkCharts(parameter.chartList, chartField, context)
      await reports.open(context.caller.userId, id, 2)
      await reports.change(id, { parameter })
      return true
    },
    async getReportParameter({ id }, { caller }) {
      const report = await reports.open(caller.userId, id, 1)
      return { ...shown(report), parameter: report.parameter, shareCode: report.authority === 3 ? report.shareCode : null }
    },
    async deleteReport({ id }, { caller }) {
      await reports.open(caller.userId, id, 3)
      await reports.remove(id)
      return true
    },
    async restoreReport({ id }, context) {
      if (!(await reports.restore(context.caller.userId, id, await limitOf(context)))) throw new CallError('REPORT_NOT_FOUND')
      return true
    },
    async runReport({ id }, context) {
      const { parameter } = await reports.open(context.caller.userId, id, 2)
      return runs.add(id, await countRun(analyse, parameter, context))
    },
    listReportRuns: async ({ id }, { caller }) => runs.list((await reports.open(caller.userId, id, 1)).id),
    async getReportRun({ runId }, { caller }) {
      const found = await runs.find(caller.userId, runId)
      if (found === null) throw new CallError('REPORT_RUN_NOT_FOUND')
      const { run, title, remark, charts } = found
      return { run, title, remark, charts }
    },
    async shareReport({ id, shared }, { caller }) {
      const report = await reports.open(caller.userId, id, 3)
      if (shared && (await runs.list(report.id)).length === 0) throw new CallError('REPORT_NOT_RUN')
      const shareCode = shared ? (report.shareCode ?? randomBytes(16).toString('base64url')) : null
      await reports.share(id, shareCode)
      return { shareCode }
    },
    async openSharedReport({ shareCode }) {
      const found = await runs.shared(shareCode)
      if (found === null) throw new CallError('REPORT_SHARE_NOT_FOUND')
      return found
    },
    async searchReport({ reportId, code }, context) {
      const { parameter } = await reports.open(context.caller.userId, reportId, 1)
      const wanted = chartOf(code)
      const chart = parameter.chartList.find(({ type }) => chartOf(type) === wanted)
      if (chart === undefined) throw new CallError('CHART_UNKNOWN', { type: code })
      return analyse({ ...sourceOf(parameter), ...chart }, context)
    },
    async listReports({ category, shared }, { caller }) {
      return (await reports.page(caller.userId, { category: categoryOf(category), shared }, { pageNo: 1, pageSize: MAX_REPORTS })).list.map(
        shown,
      )
    },
    async pageReports({ category, shared, ...page }, { caller }) {
      const { list: found, total } = await reports.page(caller.userId, { category: categoryOf(category), shared }, page)
      return { list: found.map(shown), total }
    },
    async exportReport({ id, runId, fileType }, { caller: { userId }, language }) {
      const { title, parameter } = await reports.open(userId, id, 1)
      const run = runId === undefined ? null : await runs.find(userId, runId)
      if (runId !== undefined && run?.reportId !== id.toLowerCase()) throw new CallError('REPORT_RUN_NOT_FOUND')
      const charts = (run?.charts ?? parameter.chartList).length
      return { id: await putChartDocument(tasks, userId, { name: 'report', title, request: { id, runId }, fileType, language, charts }) }
    },
  }
}

/** A report, or a stored run of it, as a document. Throws REPORT_NOT_FOUND and REPORT_RUN_NOT_FOUND. */
export function reportDocument({ reports, runs }: Pick<ReportParts, 'reports' | 'runs'>) {
  return async (userId: string, { id, runId }: { readonly id: string; readonly runId?: string | undefined }): Promise<OpenedCharts> => {
    const { title, parameter } = await reports.open(userId, id, 1)
    if (runId === undefined) return { title, remark: parameter.remark, charts: chartsOf(parameter) }
    const run = await runs.find(userId, runId)
    if (run === null) throw new CallError('REPORT_RUN_NOT_FOUND')
    return { title: run.title, remark: run.remark, charts: { counted: run.charts } }
  }
}

/** The figures of a report at present, to be stored as a run. */
export async function countRun(
  analyse: Analyse,
  parameter: ReportParameter,
  context: CallContext,
): Promise<Parameters<ReportRunStore['add']>[1]> {
  const charts = await countCharts(analyse, chartsOf(parameter), context)
  return { version: Math.max(...charts.map(({ analysis }) => analysis.version)), remark: parameter.remark, charts }
}

function chartsOf({ chartList, ...parameter }: ReportParameter): ChosenChart[] {
  return chartList.map((chart) => ({ ...sourceOf(parameter), ...chart }))
}

function sourceOf({ kind, queryStr, list }: Omit<ReportParameter, 'chartList'>) {
  return { kind, queryStr, list }
}

const chartField = (index: number) => `parameter.chartList[${index}]`

function shown({ id, title, category, parameter, createdAt, updatedAt, authority, owner }: OpenReport): Report {
  return {
    id,
    title,
    category,
    chartCount: parameter.chartList.length,
    createTime: shanghaiTime(createdAt),
    updateTime: shanghaiTime(updatedAt),
    authority,
    owner,
  }
}
