import type { ChartTheme } from './chart-theme.ts'
import { cut } from './label-width.ts'

/** An axis of names, cut to `length` characters. */
export function axis(theme: ChartTheme, names: readonly string[], length: number) {
  return {
    type: 'category',
    data: names.map((name) => cut(name, length)),
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: { color: theme.secondary, hideOverlap: true },
  }
}

/** An axis of whole numbers. */
export function valueAxis(theme: ChartTheme) {
  return { type: 'value', minInterval: 1, splitLine: { lineStyle: { color: theme.line } }, axisLabel: { color: theme.secondary } }
}

/** A legend for several series. */
export function legend(theme: ChartTheme, count: number) {
  return count > 1
    ? { legend: { type: 'scroll', top: 0, textStyle: { color: theme.secondary }, pageTextStyle: { color: theme.secondary } } }
    : {}
}

/** Pixels around the axes. */
export const GRID = { left: 8, right: 24, bottom: 8, top: 44 }

/** A tooltip without HTML, in the colours of the theme. */
export function tip(theme: ChartTheme) {
  return {
    renderMode: 'richText',
    backgroundColor: theme.background,
    borderColor: theme.line,
    textStyle: { color: theme.text, fontSize: 12 },
    confine: true,
  }
}
