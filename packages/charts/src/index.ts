export { CHART_LABELS, type ChartKind } from './chart-kind.ts'
export type { ChartData, ChartRow } from './chart-data.ts'
export { chartHeight } from './chart-option.ts'
export { chartPoints, type ChartPoints } from './chart-points.ts'
