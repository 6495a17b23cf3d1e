import { expect, test } from 'vitest'
import { FIRST_LAYOUT, layColumns, moveColumn, readWidths, widthWithin } from './column-layout.ts'

const shown = (layout: typeof FIRST_LAYOUT) => layout.filter((column) => column.shown).map(({ key }) => key)

test('kept widths that cannot be read, of columns that went or that are none are as at first', () => {
  for (const kept of [null, '', '{', '7', 'null', '[1]', '{"gone":90,"inventor":"wide","country":null}'])
    expect(readWidths(kept)).toEqual({})
  expect(readWidths('{"inventor":90,"country":1}')).toEqual({ inventor: 90, country: 60 })
})

test('the chosen columns stand first in their order, the others behind them, each with its width', () => {
  const layout = layColumns(['country', 'inventor'], { country: 99 })
  expect(shown(layout)).toEqual(['country', 'inventor'])
  expect(layout[0]).toEqual({ key: 'country', width: 99, shown: true })
  expect(layout.map(({ key }) => key).toSorted()).toEqual(FIRST_LAYOUT.map(({ key }) => key).toSorted())
  expect(layColumns(undefined, {})).toEqual(FIRST_LAYOUT)
})

test('columns move, before and behind, and the ends stay', () => {
  const [first, second, third] = shown(FIRST_LAYOUT) as [never, never, never]
  expect(moveColumn(FIRST_LAYOUT, first, third).slice(0, 3)).toEqual([second, third, first])
  expect(moveColumn(FIRST_LAYOUT, third, first).slice(0, 3)).toEqual([third, first, second])
  expect(moveColumn(FIRST_LAYOUT, first, first)).toEqual(shown(FIRST_LAYOUT))
})

test('widths stay between 60 and 600', () => {
  expect([10, 100.4, 9999].map(widthWithin)).toEqual([60, 100, 600])
})
