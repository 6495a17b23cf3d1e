import type { ChartKind, ReportRunChart } from '@gezhi/contract'
import type { CallContext } from '../http/call-context.ts'
import type { Analyse, ChartRequest } from './analyser.ts'

/** A chart of a report or board. */
export interface ChosenChart extends ChartRequest {
  readonly chartType?: ChartKind | undefined
  readonly text: string
}

/** Counts charts one after another: a report must not occupy the engine. `report` gets the number of those counted so far. */
export async function countCharts(
  analyse: Analyse,
  charts: readonly ChosenChart[],
  context: CallContext,
  report: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<ReportRunChart[]> {
  const counted: ReportRunChart[] = []
  for (const { chartType, text, ...chart } of charts) {
    await report(counted.length)
    counted.push({ type: chart.type, ...(chartType !== undefined && { chartType }), text, analysis: await analyse(chart, context) })
  }
  await report(counted.length)
  return counted
}
