import type { EChartsOption, SeriesOption } from 'echarts'
import type { ChartData } from './chart-data.ts'
import type { ChartKind } from './chart-kind.ts'
import type { ChartTheme } from './chart-theme.ts'
import { axis, GRID, legend, tip, valueAxis } from './chart-parts.ts'
import { chartPoints, type ChartPoints } from './chart-points.ts'
import type { ChartFrame } from './chart-frame.ts'
import { BOUNDS, intervalBand, lineOf } from './fitted-curve.ts'
import { graph } from './graph-option.ts'
import { cut, textWidth } from './label-width.ts'
import { lifeCycle } from './life-cycle-option.ts'
import { CHINA_TILES, provinceLabel, WORLD_TILES, type TilePlace } from './tiles.ts'
import { isWhiteSpotMatrix, whiteSpotSeries } from './white-spots-option.ts'

/** Series that a legend can still name. */
const MAX_SERIES = 12

/** The option of ECharts that draws data as a kind: without title, animation and HTML, which the content security policy forbids. */
export function chartOption(kind: ChartKind, data: ChartData, frame: ChartFrame): EChartsOption {
  return { ...common(frame), ...OPTIONS[kind](data, frame) } as EChartsOption
}

/** Height of a chart of a kind at a width, in CSS pixels: bars and matrices grow with their values. */
export function chartHeight(kind: ChartKind, data: ChartData, width: number): number {
  const { categories, series } = chartPoints(data)
  const lines = {
    horizontalBar: categories.length,
    flagList: categories.length,
    heatmap: series.length,
    calendar: years(categories).length,
  }
  if (kind === 'worldMap') return Math.round(Math.min(520, Math.max(240, width * 0.55)))
  if (kind in lines) return Math.min(900, Math.max(260, lines[kind as keyof typeof lines] * 26 + 110))
  return kind === 'graph' ? 520 : 360
}

function common({ theme, fontFamily }: ChartFrame) {
  return {
    animation: false,
    color: [...theme.series],
    backgroundColor: theme.background,
    textStyle: { color: theme.text, fontFamily, fontSize: 12 },
    tooltip: {
      renderMode: 'richText',
      backgroundColor: theme.background,
      borderColor: theme.line,
      textStyle: { color: theme.text, fontFamily, fontSize: 12 },
      confine: true,
    },
  }
}

type OptionOf = (data: ChartData, frame: ChartFrame) => Record<string, unknown>

const OPTIONS: Readonly<Record<ChartKind, OptionOf>> = {
  line: (data, frame) => (data.list[0]?.applicantNumber === undefined ? cartesian(data, frame, 'line') : lifeCycle(data, frame)),
  bar: (data, frame) => cartesian(data, frame, 'bar'),
  horizontalBar: (data, frame) => horizontal(data, frame, (name) => name),
  flagList: (data, frame) => horizontal(data, frame, (name, value) => `${value}  ${name}`),
  scatter,
  pie,
  treemap,
  heatmap,
  calendar,
  graph,
  worldMap,
}

function cartesian(data: ChartData, { theme, width }: ChartFrame, type: 'line' | 'bar') {
  const points = chartPoints(data)
  // Bounds are lines around a curve.
  const series = points.series.filter(({ value }) => type === 'line' || !BOUNDS.has(value)).slice(0, MAX_SERIES)
  const label = points.areTimes ? 20 : Math.max(4, Math.floor(width / Math.max(1, points.categories.length) / 7))
  return {
    ...legend(theme, series.length),
    grid: GRID,
    tooltip: { ...tip(theme), trigger: 'axis' },
    xAxis: {
      ...axis(
        theme,
        points.categories.map(({ name }) => name),
        Math.max(label, 8),
      ),
      axisLabel: { color: theme.secondary, hideOverlap: true, rotate: label < 8 ? 40 : 0 },
    },
    yAxis: valueAxis(theme),
    series: [
      ...(type === 'line' ? intervalBand(points) : []),
      ...series.map(({ value, name, numbers }) => ({
        type,
        name,
        data: [...numbers],
        ...(type === 'line' ? lineOf(value) : { barMaxWidth: 36, ...(data.columnField !== null && { stack: 'all' }) }),
      })),
    ],
  }
}

function horizontal(data: ChartData, { theme, width }: ChartFrame, label: (name: string, value: string) => string) {
  const { categories, series } = chartPoints(data)
  const shown = series.slice(0, MAX_SERIES)
  const names = categories.map(({ name, value }) => label(name, value))
  return {
    ...legend(theme, shown.length),
    grid: { ...GRID, right: 64, top: shown.length > 1 ? 44 : 8 },
    tooltip: { ...tip(theme), trigger: 'axis' },
    yAxis: { ...axis(theme, names, Math.max(10, Math.floor(width / 28))), inverse: true },
    // The numbers of a narrow axis would run into each other.
    xAxis: { ...valueAxis(theme), splitNumber: Math.max(2, Math.min(5, Math.floor(width / 120))) },
    series: shown.map(({ name, numbers }) => ({
      type: 'bar',
      name,
      data: [...numbers],
      barMaxWidth: 20,
      ...(data.columnField !== null && { stack: 'all' }),
      ...(shown.length === 1 && { label: { show: true, position: 'right', color: theme.secondary } }),
    })),
  }
}

/** One number for each category: of several measures the first, of pairs their sum. */
function shares(data: ChartData): { name: string; value: number }[] {
  const { categories, series } = chartPoints(data)
  const sum = (index: number) =>
    series.slice(0, data.columnField === null ? 1 : undefined).reduce((all, { numbers }) => all + numbers[index]!, 0)
  return categories.map(({ name }, index) => ({ name, value: sum(index) })).filter(({ value }) => value > 0)
}

/** Writing on a filled area, of any colour of a theme. */
const ON_FILL = { color: '#ffffff', textBorderColor: 'rgba(0,0,0,0.45)', textBorderWidth: 2 }
/** Share of a narrow pie from which a slice has room for its percentage. */
const LABELLED_SHARE = 0.06

function pie(data: ChartData, { theme, width }: ChartFrame) {
  const wide = width > 560
  const slices = shares(data).slice(0, 20)
  const sum = slices.reduce((all, { value }) => all + value, 0)
  return {
    tooltip: { ...tip(theme), trigger: 'item' },
    legend: {
      type: 'scroll',
      orient: wide ? 'vertical' : 'horizontal',
      ...(wide ? { right: 8, top: 'middle' } : { bottom: 0 }),
      textStyle: { color: theme.secondary },
      pageTextStyle: { color: theme.secondary },
    },
    series: [
      {
        type: 'pie',
        radius: ['30%', '68%'],
        center: [wide ? '38%' : '50%', wide ? '50%' : '44%'],
        // Nothing fits beside a narrow pie: names are in the legend, percentages on the larger slices.
        data: slices.map((slice) => (wide || slice.value / sum >= LABELLED_SHARE ? slice : { ...slice, label: { show: false } })),
        label: wide ? { color: theme.text, formatter: '{b}\n{d}%' } : { ...ON_FILL, position: 'inside', formatter: '{d}%' },
        itemStyle: { borderColor: theme.background, borderWidth: 1 },
      },
    ],
  }
}

function treemap(data: ChartData, { theme }: ChartFrame) {
  return {
    tooltip: { ...tip(theme), trigger: 'item' },
    series: [
      {
        type: 'treemap',
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        left: 4,
        right: 4,
        top: 4,
        bottom: 4,
        data: shares(data),
        label: { ...ON_FILL, formatter: '{b}\n{c}', overflow: 'truncate' },
        itemStyle: { borderColor: theme.background, gapWidth: 1 },
      },
    ],
  }
}

function scatter(data: ChartData, { theme, width }: ChartFrame) {
  const points = chartPoints(data)
  const series = points.series.slice(0, 20)
  const maxCount = Math.max(1, ...series.flatMap(({ numbers }) => numbers))
  const bubbles = series.flatMap(({ numbers }, y) => numbers.flatMap((count, x) => (count > 0 ? [[x, y, count]] : [])))
  return {
    grid: { ...GRID, top: 16 },
    tooltip: { ...tip(theme), trigger: 'item' },
    xAxis: {
      ...axis(
        theme,
        points.categories.map(({ name }) => name),
        10,
      ),
      axisLabel: columnLabels(
        theme,
        points.categories.map(({ name }) => name),
        width,
      ),
      splitLine: { show: true, lineStyle: { color: theme.line } },
    },
    yAxis: {
      ...axis(
        theme,
        series.map(({ name }) => name),
        Math.max(8, Math.floor(width / 36)),
      ),
      inverse: true,
    },
    series: [
      {
        type: 'scatter',
        data: bubbles,
        symbolSize: ([, , count]: number[]) => 6 + 34 * Math.sqrt(count! / maxCount),
        itemStyle: { opacity: 0.75 },
      },
    ],
  }
}

function visualMap(theme: ChartTheme, maxCount: number) {
  return {
    visualMap: {
      min: 0,
      max: Math.max(1, maxCount),
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      calculable: false,
      itemWidth: 12,
      itemHeight: 120,
      textStyle: { color: theme.secondary },
      inRange: { color: [...theme.scale] },
    },
  }
}

/** Degrees of labels that do not fit below their columns, and the pixels of a legend below them. */
const SLANT = 40
const LEGEND_HEIGHT = 28

/** The labels of columns: all of them unless they overlap, slanted where they do not fit side by side. */
function columnLabels(theme: ChartTheme, names: readonly string[], width: number) {
  const isSlanted = columnLabelWidth(names) + 8 > (width * 0.8) / Math.max(1, names.length)
  return { color: theme.secondary, interval: 0, hideOverlap: true, rotate: isSlanted ? SLANT : 0 }
}

function columnLabelWidth(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => textWidth(cut(name, 10))))
}

function matrix(
  xs: readonly string[],
  ys: readonly string[],
  cells: readonly (readonly [number, number, number])[],
  { theme, width }: ChartFrame,
) {
  const axisLabel = columnLabels(theme, xs, width)
  const labelHeight = axisLabel.rotate === 0 ? 20 : Math.ceil(columnLabelWidth(xs) * Math.sin((SLANT * Math.PI) / 180)) + 16
  return {
    grid: { ...GRID, top: 8, bottom: LEGEND_HEIGHT + labelHeight },
    tooltip: { ...tip(theme), trigger: 'item' },
    xAxis: { ...axis(theme, xs, 10), axisLabel },
    yAxis: { ...axis(theme, ys, Math.max(8, Math.floor(width / 36))), inverse: true },
    ...visualMap(theme, Math.max(...cells.map(([, , count]) => count), 1)),
    series: [
      {
        type: 'heatmap',
        data: cells.map((cell) => [...cell]),
        itemStyle: { borderColor: theme.background, borderWidth: 1 },
      },
    ],
  }
}

function heatmap(data: ChartData, frame: ChartFrame) {
  if (isWhiteSpotMatrix(data)) return whiteSpotMatrix(data, frame)
  const points = data.field === data.columnField ? networkPoints(data) : chartPoints(data)
  const cells = points.series.flatMap(({ numbers }, y) =>
    numbers.flatMap((count, x): [number, number, number][] => (count > 0 ? [[x, y, count]] : [])),
  )
  return matrix(
    points.categories.map(({ name }) => name),
    points.series.map(({ name }) => name),
    cells,
    frame,
  )
}

/** A matrix with its counts, white spots framed. */
function whiteSpotMatrix(data: ChartData, frame: ChartFrame) {
  const { categories, series } = chartPoints(data)
  const [columns, rows] = [categories, series].map((list) => list.map(({ name }) => name))
  const cells = series.flatMap(({ numbers }, y) => numbers.map((count, x): [number, number, number] => [x, y, count]))
  return { ...matrix(columns!, rows!, cells, frame), series: whiteSpotSeries(data, { categories, series }, frame) }
}

/** Links in both directions between the values they join. */
function networkPoints({ list }: ChartData): ChartPoints {
  const nodes = list.filter(({ column }) => column === undefined)
  const links = new Map(
    list.flatMap(({ value, column, count = 0 }) =>
      column === undefined
        ? []
        : ([
            [`${value}\n${column}`, count],
            [`${column}\n${value}`, count],
          ] as [string, number][]),
    ),
  )
  const categories = nodes.map(({ value, name }) => ({ value, name }))
  return {
    categories,
    areTimes: false,
    series: categories.map((row) => ({ ...row, numbers: categories.map(({ value }) => links.get(`${row.value}\n${value}`) ?? 0) })),
  }
}

function years(categories: ChartPoints['categories']): number[] {
  const all = categories.filter(({ value }) => /^\d{6}$/.test(value)).map(({ value }) => Number(value.slice(0, 4)))
  const first = Math.min(...all)
  return all.length === 0 ? [] : Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index)
}

/** A row for each year, and a column for each month. */
function calendar(data: ChartData, frame: ChartFrame) {
  const { categories, series } = chartPoints(data)
  const rows = years(categories)
  const cells = categories.flatMap(({ value }, index): [number, number, number][] => {
    const count = series[0]?.numbers[index] ?? 0
    return /^\d{6}$/.test(value) ? [[Number(value.slice(4)) - 1, rows.indexOf(Number(value.slice(0, 4))), count]] : []
  })
  const name = new Intl.DateTimeFormat(data.language, { month: 'short', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month)))
  return matrix(months, rows.map(String), cells, frame)
}

/** Countries or provinces as tiles. */
function worldMap(data: ChartData, { theme, width: frameWidth }: ChartFrame) {
  const isChina = data.field.endsWith('province')
  const tiles = isChina ? CHINA_TILES : WORLD_TILES
  const { categories, series } = chartPoints(data)
  const counts = new Map(categories.map(({ value }, index) => [value, series[0]?.numbers[index] ?? 0]))
  const maxCount = Math.max(1, ...counts.values())
  const names = new Map(categories.map(({ value, name }) => [value, name]))
  const [width = 1, height = 1] = [0, 1].map((side) => 1 + Math.max(...[...tiles.values()].map((place) => place[side as 0 | 1])))
  const hidden = (count: number | undefined) => ({
    type: 'category',
    show: false,
    data: Array.from({ length: count ?? 0 }, (_, index) => String(index)),
  })
  const tile = ([code, [x, y]]: [string, TilePlace]) => ({
    name: names.get(code) ?? (isChina ? provinceLabel(code) : code),
    value: [x, y, counts.get(code) ?? 0],
    label: { formatter: isChina ? provinceLabel(code) : code, color: (counts.get(code) ?? 0) > maxCount / 2 ? theme.onMany : theme.text },
    ...((counts.get(code) ?? 0) === 0 && { itemStyle: { color: theme.empty } }),
  })
  return {
    grid: { left: 8, right: 8, top: 8, bottom: 44 },
    tooltip: { ...tip(theme), trigger: 'item' },
    xAxis: hidden(width),
    yAxis: { ...hidden(height), inverse: true },
    ...visualMap(theme, maxCount),
    series: [
      {
        type: 'heatmap',
        data: [...tiles].map(tile),
        label: { show: true, fontSize: Math.min(11, Math.floor(frameWidth / width / (isChina ? 4 : 2))) },
        itemStyle: { borderColor: theme.background, borderWidth: 2 },
      },
    ] satisfies SeriesOption[] | unknown[],
  }
}
