import { expect, test } from 'vitest'
import { columnOf } from './column-of.ts'

test('columns count characters, not UTF-16 units', () => {
  expect([columnOf('电池(', 2), columnOf('𠮷(', 2), columnOf('', 0)]).toEqual([3, 2, 1])
})
