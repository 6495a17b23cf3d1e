import { expect, test } from 'vitest'
import { PATENT_DISPLAY } from '../../../kinds/patents/patent-display.ts'
import { layColumns, moveColumn, readWidths, widthWithin } from './column-layout.ts'

const FIRST_LAYOUT = layColumns(PATENT_DISPLAY, undefined, {})
const shown = (layout: typeof FIRST_LAYOUT) => layout.filter((column) => column.shown).map(({ key }) => key)

test('invalid stored widths are replaced by the defaults', () => {
  for (const stored of [null, '', '{', '7', 'null', '[1]', '{"inventor":"wide","country":null}']) expect(readWidths(stored)).toEqual({})
  expect(readWidths('{"inventor":90,"country":1}')).toEqual({ inventor: 90, country: 60 })
})

test('chosen columns there are stand first in their order, the others behind them, each with its width', () => {
  const layout = layColumns(PATENT_DISPLAY, ['gone', 'country', 'inventor'], { country: 99, gone: 90 })
  expect(shown(layout)).toEqual(['country', 'inventor'])
  expect(layout[0]).toEqual({ key: 'country', width: 99, shown: true })
  expect(layout.map(({ key }) => key).toSorted()).toEqual(FIRST_LAYOUT.map(({ key }) => key).toSorted())
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
