import type { ChartData, ChartRow } from './chart-data.ts'
import type { ChartFrame } from './chart-frame.ts'
import { tip } from './chart-parts.ts'
import { cutToWidth } from './label-width.ts'

/** Values that are connected; with arrows if the ends of a pair are counted by different fields. */
export function graph({ list, field, columnField }: ChartData, { theme, width }: ChartFrame) {
  // Labels stand around the circle; phones have little room beside it.
  const margin = Math.min(130, Math.round(width * 0.26))
  const nodes = list.filter(({ column }) => column === undefined)
  const maxCount = Math.max(1, ...nodes.map(({ count = 0 }) => count))
  const links = list.filter(({ column }) => column !== undefined)
  const strongest = Math.max(1, ...links.map(({ count = 0 }) => count))
  return {
    tooltip: { ...tip(theme), trigger: 'item' },
    series: [
      {
        type: 'graph',
        layout: 'circular',
        circular: { rotateLabel: true },
        left: margin,
        right: margin,
        top: margin,
        bottom: margin,
        data: nodes.map(({ value, name, count = 0 }: ChartRow, index) => ({
          id: value,
          name: cutToWidth(name, margin - 20),
          value: count,
          symbolSize: 6 + 24 * Math.sqrt(count / maxCount),
          itemStyle: { color: theme.series[index % theme.series.length] },
        })),
        ...(field !== columnField && { edgeSymbol: ['none', 'arrow'], edgeSymbolSize: 8 }),
        links: links.map(({ value, column, count = 0 }) => ({
          source: value,
          target: column,
          value: count,
          lineStyle: { width: 0.5 + 5 * (count / strongest) },
        })),
        label: { show: true, color: theme.text },
        lineStyle: { color: 'source', curveness: 0.25, opacity: 0.6 },
      },
    ],
  }
}
