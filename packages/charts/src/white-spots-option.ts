import type { ChartData, ChartRow } from './chart-data.ts'
import type { ChartFrame } from './chart-frame.ts'
import type { ChartPoints } from './chart-points.ts'

/** A white spot has at most this share of the records that chance would give, and chance at least one. */
const WHITE_SHARE = 1 / 3

/** Whether the rows of data are pairs with the counts that chance would give. Pure. */
export function isWhiteSpotMatrix({ list, columnField }: ChartData): boolean {
  return columnField !== null && list.some(({ expected }) => expected !== undefined)
}

/** Whether a pair has far fewer records than chance would give. Pure. */
export function isWhiteSpot({ count = 0, expected = 0 }: Pick<ChartRow, 'count' | 'expected'>): boolean {
  return expected >= 1 && count <= expected * WHITE_SHARE
}

/** The cells of a matrix with their counts; above them the white spots, blank with a frame. Pure. */
export function whiteSpotSeries(
  { list }: ChartData,
  { categories, series }: Pick<ChartPoints, 'categories' | 'series'>,
  { theme }: ChartFrame,
): Record<string, unknown>[] {
  const pairs = new Map(list.map((row) => [`${row.value}\n${row.column}`, row]))
  const most = Math.max(1, ...list.map(({ count = 0 }) => count))
  const cells = series.flatMap((row, y) =>
    categories.map((column, x) => {
      const { count = 0, expected } = pairs.get(`${row.value}\n${column.value}`) ?? {}
      const isWhite = isWhiteSpot({ count, expected })
      return { isWhite, cell: { value: [x, y, count], label: { color: count > most / 2 ? theme.onMany : theme.text } } }
    }),
  )
  const matrix = { type: 'heatmap', label: { show: true, fontSize: 11 } }
  const frame = { color: theme.background, borderColor: theme.series[2], borderWidth: 2 }
  return [
    { ...matrix, data: cells.map(({ cell }) => cell), itemStyle: { borderColor: theme.background, borderWidth: 2 } },
    { ...matrix, data: cells.flatMap(({ isWhite, cell }) => (isWhite ? [{ ...cell, itemStyle: frame }] : [])) },
  ]
}
