import { expect, test } from 'vitest'
import { visibleValues } from './visible-values.ts'

const values = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `V${index}`, name: `名称 ${index}`, count: 1 }))

test('B.filters.06: the first ten, all when opened', () => {
  expect(visibleValues(values(12), '', false).shown).toHaveLength(10)
  expect(visibleValues(values(12), '', true).shown).toHaveLength(12)
})

test('B.filters.07: 更多+ only above ten entries', () => {
  expect([visibleValues(values(10), '', false).more, visibleValues(values(11), '', false).more]).toEqual([false, true])
})

test('typing finds names and codes, wide or narrow, in any case', () => {
  expect(visibleValues(values(12), 'ｖ11', false).shown.map((one) => one.value)).toEqual(['V11'])
  expect(visibleValues(values(12), ' 名称 3', false).shown.map((one) => one.value)).toEqual(['V3'])
  expect(visibleValues(values(12), 'x', false)).toEqual({ matching: [], shown: [], more: false })
})
