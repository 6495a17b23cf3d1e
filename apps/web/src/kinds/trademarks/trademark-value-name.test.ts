import { expect, test } from 'vitest'
import { trademarkValueName } from './trademark-value-name.ts'

test('names numbered classes, and owners of whom the source has the register number only', () => {
  expect(trademarkValueName('nice', '09', 'zh')).toMatch(/^09 \S/)
  expect(trademarkValueName('owner', '1080433', 'zh')).toBe('官方编号 1080433')
  expect(trademarkValueName('owner', '1080433', 'en')).toBe('Office ID 1080433')
  expect(trademarkValueName('owner', '3M Company', 'en')).toBe('3M Company')
  expect(trademarkValueName('year', '2020', 'en')).toBe('2020')
})
