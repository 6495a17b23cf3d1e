/** How a chart may be drawn. */
export type ChartKind =
  | 'line'
  | 'pie'
  | 'bar'
  | 'horizontalBar'
  | 'treemap'
  | 'scatter'
  | 'worldMap'
  | 'graph'
  | 'heatmap'
  | 'calendar'
  | 'flagList'

/** What the kinds are called. */
export const CHART_LABELS: Readonly<Record<ChartKind, Readonly<Record<'zh' | 'en', string>>>> = {
  line: { zh: '折线图', en: 'Lines' },
  pie: { zh: '饼图', en: 'Pie' },
  bar: { zh: '柱状图', en: 'Columns' },
  horizontalBar: { zh: '条形图', en: 'Bars' },
  treemap: { zh: '矩形树图', en: 'Tree map' },
  scatter: { zh: '气泡图', en: 'Bubbles' },
  worldMap: { zh: '地图', en: 'Map' },
  graph: { zh: '关系图', en: 'Network' },
  heatmap: { zh: '热力图', en: 'Heat map' },
  calendar: { zh: '日历图', en: 'Calendar' },
  flagList: { zh: '国旗列表', en: 'Flag list' },
}
