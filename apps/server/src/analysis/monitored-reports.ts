import { changedRows, type ChangedFigure, type Language, type ReportRunChart } from '@gezhi/contract'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import type { Serving } from '../platform/domain.ts'
import { chartOf, type Analyse } from './analyser.ts'
import { countRun } from './report-handlers.ts'
import type { ReportRunStore } from './report-run-store.ts'
import type { ReportStore } from './report-store.ts'

/** Reports as monitors run them. */
export interface MonitoredReports {
  /** The title of a report whose user may run it. Throws REPORT_NOT_FOUND and REPORT_FORBIDDEN. */
  title(userId: string, id: string): Promise<string>
  /**
   * Counts a report anew, stores that as a run, and returns what differs from the run before, the largest change first. Throws
   * the same, and the errors of counting.
   */
  run(serving: Serving, id: string, context: CallContext<UserCaller>): Promise<{ version: number; changes: ChangedFigure[] }>
}

/** Reports run by the same calls as by hand. */
export function monitoredReports(
  { reports, runs }: { readonly reports: Pick<ReportStore, 'open'>; readonly runs: ReportRunStore },
  analyserOf: (serving: Serving) => Analyse,
): MonitoredReports {
  return {
    title: async (userId, id) => (await reports.open(userId, id, 2)).title,
    async run(serving, id, context) {
      const { userId } = context.caller
      const { parameter } = await reports.open(userId, id, 2)
      const [last] = await runs.list(id)
      const before = last === undefined ? null : await runs.find(userId, last.id)
      const run = await countRun(analyserOf(serving), parameter, context)
      await runs.add(id, run)
      const changes = before === null ? [] : changedFigures(before.charts, run.charts, context.language)
      return { version: run.version, changes }
    },
  }
}

/** What differs between two runs, the largest change first. A chart that the report did not have before has not changed. Pure. */
export function changedFigures(before: readonly ReportRunChart[], after: readonly ReportRunChart[], language: Language): ChangedFigure[] {
  const old = new Map(keyed(before))
  return keyed(after)
    .flatMap(([key, { type, analysis }]) => {
      const rows = old.get(key)?.analysis.list
      if (rows === undefined) return []
      const chart = chartOf(type).name[language]
      return changedRows(rows, analysis.list).map(({ name, before: from, after: to }) => ({
        kind: 'figure' as const,
        chart,
        name,
        from,
        to,
      }))
    })
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
}

/** Charts of a report have no identity: the second one of a type is that of the other run, too. */
function keyed(charts: readonly ReportRunChart[]): [string, ReportRunChart][] {
  const counts = new Map<string, number>()
  return charts.map((chart) => {
    const number = (counts.get(chart.type) ?? 0) + 1
    counts.set(chart.type, number)
    return [`${chart.type} ${number}`, chart]
  })
}
