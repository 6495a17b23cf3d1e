import { expect, it } from 'vitest'
import { chartOption } from './chart-option.ts'
import { CHART_THEMES } from './chart-theme.ts'
import { isWhiteSpot } from './white-spots-option.ts'

it('a white spot has at most a third of the records that chance would give, and chance at least one', () => {
  expect(isWhiteSpot({ count: 0, expected: 1 })).toBe(true)
  expect(isWhiteSpot({ count: 2, expected: 6 })).toBe(true)
  expect(isWhiteSpot({ count: 3, expected: 6 })).toBe(false)
  expect(isWhiteSpot({ count: 0, expected: 0.9 })).toBe(false)
  expect(isWhiteSpot({ count: 0 })).toBe(false)
})

it('the matrix shows every pair with its count, white spots with a frame', () => {
  const pair = (value: string, column: string, count: number, expected: number) => ({
    value,
    name: value,
    column,
    columnName: column,
    count,
    expected,
  })
  const list = [pair('散热', '风扇', 8, 4), pair('散热', '滤网', 0, 3), pair('噪声', '风扇', 1, 2), pair('噪声', '滤网', 0, 0.5)]
  const theme = CHART_THEMES.light
  const option = chartOption(
    'heatmap',
    { list, field: 'TIABC', columnField: 'TIABC', language: 'zh' },
    { theme, width: 800, height: 400, fontFamily: 'sans-serif' },
  )
  const [all, white] = option.series as unknown as { data: { value: number[]; itemStyle?: { borderColor: string } }[] }[]
  expect(all!.data.map(({ value }) => value)).toEqual([
    [0, 0, 8],
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 0],
  ])
  expect(white!.data.map(({ value, itemStyle }) => [value, itemStyle?.borderColor])).toEqual([[[1, 0, 0], theme.series[2]]])
})
