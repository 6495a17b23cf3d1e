import { randomBytes } from 'node:crypto'
import { MAX_REPORTS, REPORT_CATEGORIES, type Report, type ReportParameter } from '@gezhi/contract'
import type { FieldTable } from '@gezhi/records'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { analysisFileName, analysisKey, storeAnalysisFile } from './analysis-files.ts'
import type { analysisHandlers, AnalysisParts } from './analysis-handlers.ts'
import type { capabilityHandlers } from './capability/capability-handlers.ts'
import { chartOf } from './analyser.ts'
import type { boardHandlers } from './boards/board-handlers.ts'
import { FIELDS } from './catalogue/chart-definition.ts'
import { checkCharts } from './check-charts.ts'
import type { ListSelection } from './counted-selection.ts'
import type { ReportRunStore } from './report-run-store.ts'
import type { ReportStore, StoredReport } from './report-store.ts'
import { inWorkFolder } from './in-work-folder.ts'
import { writeReport } from './write-report.ts'

/** Services used by the calls about reports. */
export interface ReportParts extends Pick<AnalysisParts, 'analyse' | 'files' | 'workFolder' | 'now'> {
  readonly reports: ReportStore
  readonly runs: ReportRunStore
  readonly list: ListSelection
  /** The fields that charts count. */
  readonly fields: FieldTable
}

/** Calls about saved reports. */
export function reportHandlers({
  reports,
  runs,
  list,
  analyse,
  files,
  fields,
  workFolder,
  now,
}: ReportParts): Omit<
  Handlers['analysis'],
  keyof (ReturnType<typeof analysisHandlers> & ReturnType<typeof boardHandlers> & ReturnType<typeof capabilityHandlers>)
> {
  const find = async (userId: string, id: string): Promise<StoredReport> => {
    const report = await reports.find(userId, id)
    if (report === null) throw new CallError('REPORT_NOT_FOUND')
    return report
  }
  const required = (existed: boolean): true => {
    if (!existed) throw new CallError('REPORT_NOT_FOUND')
    return true
  }
  const limitOf = async (context: CallContext<UserCaller>) => {
    const rights = await context.rights()
    return (count: number) => {
      requireRight(rights, 'saveReports', count)
      if (count > MAX_REPORTS) throw new CallError('REPORTS_FULL', { limit: MAX_REPORTS })
    }
  }
  /** One chart after another: a report must not occupy the engine. */
  const counted = async ({ chartList, ...parameter }: ReportParameter, context: CallContext) => {
    const charts = []
    for (const chart of chartList) {
      const analysis = await analyse({ ...sourceOf(parameter), ...chart }, context)
      charts.push({ type: chart.type, ...(chart.chartType !== undefined && { chartType: chart.chartType }), text: chart.text, analysis })
    }
    return charts
  }
  const figuresOf = async (context: CallContext<UserCaller>, id: string, runId: string | undefined) => {
    const { title, parameter } = await find(context.caller.userId, id)
    if (runId === undefined) return { title, remark: parameter.remark, charts: await counted(parameter, context) }
    const run = await runs.find(context.caller.userId, runId)
    if (run?.reportId !== id.toLowerCase()) throw new CallError('REPORT_RUN_NOT_FOUND')
    return run
  }
  const categoryOf = (category: number) => (category === REPORT_CATEGORIES.all ? null : category)
  return {
    async searchReportRecords({ reportId, from, size }, context) {
      const { parameter } = await find(context.caller.userId, reportId)
      const answer = await list(parameter, { from, size }, context)
      return { total: answer.total, list: [...answer.list], groupList: answer.groupList }
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
    renameReport: async ({ id, title }, { caller }) => required(await reports.change(caller.userId, id, { title })),
    async changeReport({ id, parameter }, context) {
      checkCharts(parameter.chartList, chartField, context)
      return required(await reports.change(context.caller.userId, id, { parameter }))
    },
    async getReportParameter({ id }, { caller }) {
      const report = await find(caller.userId, id)
      return { ...shown(report), parameter: report.parameter, shareCode: report.shareCode }
    },
    deleteReport: async ({ id }, { caller }) => required(await reports.remove(caller.userId, id)),
    restoreReport: async ({ id }, context) => required(await reports.restore(context.caller.userId, id, await limitOf(context))),
    async runReport({ id }, context) {
      const { parameter } = await find(context.caller.userId, id)
      const charts = await counted(parameter, context)
      return runs.add(id, { version: Math.max(...charts.map(({ analysis }) => analysis.version)), remark: parameter.remark, charts })
    },
    listReportRuns: async ({ id }, { caller }) => runs.list((await find(caller.userId, id)).id),
    async getReportRun({ runId }, { caller }) {
      const found = await runs.find(caller.userId, runId)
      if (found === null) throw new CallError('REPORT_RUN_NOT_FOUND')
      const { run, title, remark, charts } = found
      return { run, title, remark, charts }
    },
    async shareReport({ id, shared }, { caller }) {
      const report = await find(caller.userId, id)
      if (shared && (await runs.list(report.id)).length === 0) throw new CallError('REPORT_NOT_RUN')
      const shareCode = shared ? (report.shareCode ?? randomBytes(16).toString('base64url')) : null
      required(await reports.share(caller.userId, id, shareCode))
      return { shareCode }
    },
    async openSharedReport({ shareCode }) {
      const found = await runs.shared(shareCode)
      if (found === null) throw new CallError('REPORT_SHARE_NOT_FOUND')
      return found
    },
    async searchReport({ reportId, code }, context) {
      const { parameter } = await find(context.caller.userId, reportId)
      const wanted = chartOf(code)
      const chart = parameter.chartList.find(({ type }) => chartOf(type) === wanted)
      if (chart === undefined) throw new CallError('CHART_UNKNOWN', { type: code })
      return analyse({ ...sourceOf(parameter), ...chart }, context)
    },
    async listReports({ category }, { caller }) {
      return (await reports.page(caller.userId, categoryOf(category), { pageNo: 1, pageSize: MAX_REPORTS })).list.map(shown)
    },
    async pageReports({ category, ...page }, { caller }) {
      const { list: found, total } = await reports.page(caller.userId, categoryOf(category), page)
      return { list: found.map(shown), total }
    },
    async exportReport({ id, runId, fileType }, context) {
      const report = await figuresOf(context, id, runId)
      const { language, signal } = context
      const bytes = await inWorkFolder(workFolder, (own) => writeReport(report, { fileType, language, workFolder: own, signal }))
      const fileName = analysisFileName('r00', fileType, new Date(now()))
      await storeAnalysisFile(files, analysisKey(context.caller.userId, fileName), bytes, now())
      return { fileName }
    },
  }
}

function sourceOf({ kind, queryStr, list }: Omit<ReportParameter, 'chartList'>) {
  return { kind, queryStr, list }
}

const chartField = (index: number) => `parameter.chartList[${index}]`

function shown({ id, title, category, parameter, createdAt, updatedAt }: StoredReport): Report {
  return {
    id,
    title,
    category,
    chartCount: parameter.chartList.length,
    createTime: shanghaiTime(createdAt),
    updateTime: shanghaiTime(updatedAt),
  }
}
