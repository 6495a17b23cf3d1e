import { expect, test } from 'vitest'
import { changeColumn, FIRST_LAYOUT, moveColumn, readLayout, stepColumn } from './column-layout.ts'

const keys = (layout: typeof FIRST_LAYOUT) => layout.map(({ key }) => key)

test('nothing kept, and what cannot be read, is the first layout', () => {
  for (const kept of [null, '', '{', '7', '[null, 1]']) expect(readLayout(kept)).toEqual(FIRST_LAYOUT)
})

test('what was kept comes back; columns that came since stand at the end, those that went are gone', () => {
  const kept = [{ key: 'ipc', width: 90, shown: true }, { key: 'gone' }, { key: 'ipc', width: 70, shown: false }]
  const layout = readLayout(JSON.stringify(kept))
  expect(layout[0]).toEqual({ key: 'ipc', width: 90, shown: true })
  expect(keys(layout).toSorted()).toEqual(keys(FIRST_LAYOUT).toSorted())
})

test('columns move, before and behind, and the ends stay', () => {
  const [first, second, third] = keys(FIRST_LAYOUT) as [never, never, never]
  expect(keys(moveColumn(FIRST_LAYOUT, first, third)).slice(0, 3)).toEqual([second, third, first])
  expect(keys(moveColumn(FIRST_LAYOUT, third, first)).slice(0, 3)).toEqual([third, first, second])
  expect(keys(stepColumn(FIRST_LAYOUT, first, 1)).slice(0, 2)).toEqual([second, first])
  expect(stepColumn(FIRST_LAYOUT, first, -1)).toBe(FIRST_LAYOUT)
})

test('widths stay between 60 and 600', () => {
  const width = (wanted: number) => changeColumn(FIRST_LAYOUT, 'ipc', { width: wanted }).find(({ key }) => key === 'ipc')?.width
  expect([10, 100.4, 9999].map(width)).toEqual([60, 100, 600])
})
