import { MAX_REPORTS, REPORT_CATEGORIES, type Report, type ReportParameter } from '@gezhi/contract'
import type { FieldTable } from '@gezhi/records'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { analysisFileName, analysisKey, storeAnalysisFile } from './analysis-files.ts'
import type { analysisHandlers, AnalysisParts } from './analysis-handlers.ts'
import { chartOf } from './analyser.ts'
import { applicantsNeeded } from './catalogue/chart-catalogue.ts'
import { FIELDS } from './catalogue/chart-definition.ts'
import type { ListSelection } from './counted-selection.ts'
import type { ReportStore, StoredReport } from './report-store.ts'
import { inWorkFolder } from './in-work-folder.ts'
import { writeReport } from './write-report.ts'

/** Services used by the calls about reports. */
export interface ReportParts extends Pick<AnalysisParts, 'analyse' | 'files' | 'workFolder' | 'now'> {
  readonly reports: ReportStore
  readonly list: ListSelection
  /** The fields that charts count. */
  readonly fields: FieldTable
}

/** Calls about saved reports. */
export function reportHandlers({
  reports,
  list,
  analyse,
  files,
  fields,
  workFolder,
  now,
}: ReportParts): Omit<Handlers['analysis'], keyof ReturnType<typeof analysisHandlers>> {
  const find = async (userId: string, id: string): Promise<StoredReport> => {
    const report = await reports.find(userId, id)
    if (report === null) throw new CallError('REPORT_NOT_FOUND')
    return report
  }
  const required = (existed: boolean): true => {
    if (!existed) throw new CallError('REPORT_NOT_FOUND')
    return true
  }
  const categoryOf = (category: number) => (category === REPORT_CATEGORIES.all ? null : category)
  return {
    async searchReportRecords({ reportId, from, size }, context) {
      const { parameter } = await find(context.caller.userId, reportId)
      const answer = await list(parameter, { from, size }, context)
      return { total: answer.total, list: [...answer.list], groupList: answer.groupList }
    },
    async saveReport(report, context) {
      checkParameter(report.parameter, context)
      const rights = await context.rights()
      const id = await reports.add(context.caller.userId, report, (count) => {
        requireRight(rights, 'saveReports', count)
        if (count > MAX_REPORTS) throw new CallError('REPORTS_FULL', { limit: MAX_REPORTS })
      })
      return { id }
    },
    listCommonFields({ type }, { language }) {
      const counted = type === undefined ? null : new Set<string>(Object.values(chartOf(type).computed).map(String))
      const all = Object.values(FIELDS).filter((field) => counted === null || counted.has(field))
      return Promise.resolve(all.map((field) => ({ field, name: fields.byFacet(field)?.label[language] ?? field })))
    },
    renameReport: async ({ id, title }, { caller }) => required(await reports.change(caller.userId, id, { title })),
    async changeReport({ id, parameter }, context) {
      checkParameter(parameter, context)
      return required(await reports.change(context.caller.userId, id, { parameter }))
    },
    async getReportParameter({ id }, { caller }) {
      const report = await find(caller.userId, id)
      return { ...shown(report), parameter: report.parameter }
    },
    deleteReport: async ({ id }, { caller }) => required(await reports.remove(caller.userId, id)),
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
    async exportReport({ id, fileType }, context) {
      const { title, parameter } = await find(context.caller.userId, id)
      const charts = []
      // One after another: a report must not occupy the engine.
      for (const chart of parameter.chartList) {
        charts.push({ ...chart, analysis: await analyse({ ...sourceOf(parameter), ...chart }, context) })
      }
      const { language, signal } = context
      const report = { title, remark: parameter.remark, charts }
      const bytes = await inWorkFolder(workFolder, (own) => writeReport(report, { fileType, language, workFolder: own, signal }))
      const fileName = analysisFileName('r00', fileType, new Date(now()))
      await storeAnalysisFile(files, analysisKey(context.caller.userId, fileName), bytes, now())
      return { fileName }
    },
  }
}

function sourceOf({ kind, queryStr, list }: ReportParameter) {
  return { kind, queryStr, list }
}

/** Throws CHART_UNKNOWN, APPLICANTS_NEEDED, and INVALID_INPUT for a kind that a chart cannot be drawn as. */
function checkParameter({ chartList }: ReportParameter, { language }: Pick<CallContext, 'language'>): void {
  for (const [index, { type, chartType, applicantList = [] }] of chartList.entries()) {
    const chart = chartOf(type)
    const needed = applicantsNeeded(chart)
    if (new Set(applicantList).size < needed) throw new CallError('APPLICANTS_NEEDED', { count: needed })
    if (chartType !== undefined && !chart.kinds.includes(chartType)) {
      const [field, message] = [`parameter.chartList[${index}].chartType`, ISSUES.noChartKind[language]]
      throw new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
    }
  }
}

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
