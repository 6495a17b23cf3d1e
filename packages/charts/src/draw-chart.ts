import { GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { init, type EChartsType, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartData } from './chart-data.ts'
import type { ChartKind } from './chart-kind.ts'
import { CHART_THEMES } from './chart-theme.ts'
import { chartOption } from './chart-option.ts'

export { chartHeight } from './chart-option.ts'

register([GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent, CanvasRenderer])

/** The code that draws each kind, loaded with the first chart of the kind. */
const LOADED = {
  line: () => import('./kinds/line.ts'),
  bar: () => import('./kinds/bar.ts'),
  horizontalBar: () => import('./kinds/bar.ts'),
  flagList: () => import('./kinds/bar.ts'),
  pie: () => import('./kinds/pie.ts'),
  treemap: () => import('./kinds/treemap.ts'),
  scatter: () => import('./kinds/scatter.ts'),
  graph: () => import('./kinds/graph.ts'),
  heatmap: () => import('./kinds/heatmap.ts'),
  calendar: () => import('./kinds/heatmap.ts'),
  worldMap: () => import('./kinds/heatmap.ts'),
} as const satisfies Readonly<Record<ChartKind, () => Promise<{ readonly chart: unknown }>>>

/** How a chart is drawn in a page. */
export interface ChartStyle {
  readonly isDark: boolean
  readonly fontFamily: string
}

/** A chart in an element, which it fills. */
export interface DrawnChart {
  /** Follows the size of the element. */
  resize(): void
  /** As a picture for a download, twice as large as on the screen. */
  picture(): string
  dispose(): void
}

/** A value that was clicked: indices of series and category, or the name of what was drawn. */
export interface ClickedValue {
  readonly name: string
  readonly seriesName: string
  readonly dataIndex: number
}

/** Draws a chart on a canvas: no style attributes, which the content security policy forbids. Rejects if its code cannot be loaded. */
export async function drawChart(
  element: HTMLElement,
  kind: ChartKind,
  data: ChartData,
  { isDark, fontFamily }: ChartStyle,
  onClick?: (value: ClickedValue) => void,
): Promise<DrawnChart> {
  const { chart } = await LOADED[kind]()
  register(chart)
  const drawn: EChartsType = init(element, null, { renderer: 'canvas' })
  const theme = CHART_THEMES[isDark ? 'dark' : 'light']
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = element
    drawn.setOption(chartOption(kind, data, { theme, width, height, fontFamily }), true)
  }
  draw()
  if (onClick) drawn.on('click', ({ name, seriesName = '', dataIndex }) => onClick({ name, seriesName, dataIndex }))
  return {
    resize() {
      drawn.resize()
      draw()
    },
    picture: () => drawn.getDataURL({ type: 'png', pixelRatio: 2 }),
    dispose: () => drawn.dispose(),
  }
}
