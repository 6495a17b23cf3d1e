import { BarChart, GraphChart, HeatmapChart, LineChart, PieChart, ScatterChart, TreemapChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartData } from './chart-data.ts'
import type { ChartKind } from './chart-kind.ts'
import { CHART_THEMES } from './chart-theme.ts'
import { chartHeight, chartOption } from './chart-option.ts'

register([BarChart, GraphChart, HeatmapChart, LineChart, PieChart, ScatterChart, TreemapChart])
register([GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent, SVGRenderer])

/** A chart drawn without a browser. */
export interface ChartSvg {
  readonly svg: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Draws data on white; texts are in the font that documents embed. For servers. */
export function chartSvg(kind: ChartKind, data: ChartData, width = 900): ChartSvg {
  const height = chartHeight(kind, data, width)
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption(chartOption(kind, data, { theme: CHART_THEMES.light, width, height, fontFamily: 'Noto Sans SC' }))
    return { svg: chart.renderToSVGString(), width, height }
  } finally {
    chart.dispose()
  }
}
