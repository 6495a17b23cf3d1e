import type { ChartPoints } from './chart-points.ts'

/** Of the bounds of an interval, on light and dark. */
const BOUND = '#8a94a6'
/** Measures that are bounds. */
export const BOUNDS: ReadonlySet<string> = new Set(['low', 'high'])

/** How the series of a fitted curve differ from others: the curve has no points, its bounds are dashed. */
export function lineOf(measure: string) {
  if (measure === 'fitted') return { symbol: 'none', lineStyle: { width: 2 } }
  if (BOUNDS.has(measure)) return { symbol: 'none', color: BOUND, lineStyle: { width: 1, type: 'dashed' } }
  return { symbolSize: 6 }
}

/** The area between the bounds of a fitted curve; neither legend nor tooltip names it. */
export function intervalBand({ series }: ChartPoints) {
  const [low, high] = ['low', 'high'].map((measure) => series.find(({ value }) => value === measure)?.numbers)
  if (!low || !high) return []
  const hidden = { type: 'line', stack: 'interval', symbol: 'none', silent: true, lineStyle: { opacity: 0 }, tooltip: { show: false } }
  return [
    { ...hidden, data: [...low] },
    { ...hidden, data: high.map((value, index) => value - low[index]!), areaStyle: { color: BOUND, opacity: 0.18 } },
  ]
}
