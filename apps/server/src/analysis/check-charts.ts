import type { ChartKind } from '@gezhi/contract'
import type { CallContext } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { chartOf } from './analyser.ts'
import { applicantsNeeded } from './catalogue/chart-catalogue.ts'

interface CheckedChart {
  readonly type: string
  readonly chartType?: ChartKind | undefined
  readonly applicantList?: readonly string[] | undefined
}

/**
 * Throws CHART_UNKNOWN, APPLICANTS_NEEDED, and INVALID_INPUT for a kind that a chart cannot be drawn as; `field` names
 * a chart in the request.
 */
export function checkCharts(
  charts: readonly CheckedChart[],
  field: (index: number) => string,
  { language }: Pick<CallContext, 'language'>,
): void {
  for (const [index, { type, chartType, applicantList = [] }] of charts.entries()) {
    const chart = chartOf(type)
    const needed = applicantsNeeded(chart)
    if (new Set(applicantList).size < needed) throw new CallError('APPLICANTS_NEEDED', { count: needed })
    if (chartType !== undefined && !chart.kinds.includes(chartType)) {
      const [name, message] = [`${field(index)}.chartType`, ISSUES.noChartKind[language]]
      throw new CallError('INVALID_INPUT', { field: name, problem: message, faults: [{ field: name, message }] })
    }
  }
}
