import { expect, test } from 'vitest'
import { panelOptions, stepOption } from './panel-options.ts'

const command = { name: 'TI', label: { zh: '标题', en: 'Title' }, text: 'TI=()', caret: 4 }

test('own searches come before the field commands', () => {
  expect(panelOptions(['电池'], [command])).toEqual([
    { kind: 'recent', query: '电池' },
    { kind: 'command', command },
  ])
})

test('B.search-box.12 B.search-box.13: arrows move and wrap at both ends', () => {
  expect([stepOption(null, 1, 3), stepOption(0, 1, 3), stepOption(2, 1, 3)]).toEqual([0, 1, 0])
  expect([stepOption(null, -1, 3), stepOption(2, -1, 3), stepOption(0, -1, 3)]).toEqual([2, 1, 2])
  expect(stepOption(null, 1, 0)).toBeNull()
})
