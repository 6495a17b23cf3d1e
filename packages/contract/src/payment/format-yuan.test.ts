import { expect, test } from 'vitest'
import { formatYuan } from './format-yuan.ts'

test('amounts have two decimals, groups of three digits, and the sign before the currency', () => {
  expect([398, 29.9, 1_234_567.1, 0, -98.01].map(formatYuan)).toEqual(['¥398.00', '¥29.90', '¥1,234,567.10', '¥0.00', '-¥98.01'])
})
