import { expect, test } from 'vitest'
import { patentValueName } from './patent-value-name.ts'

test('codes have names in both languages, other values are their own', () => {
  expect([patentValueName('country', 'CN', 'zh'), patentValueName('country', 'CN', 'en')]).toEqual(['中国', 'China'])
  expect(patentValueName('legal', 'active', 'zh')).toBe('有效')
  expect([patentValueName('legalState', 'lapsed-fee', 'zh'), patentValueName('legalState', 'lapsed-fee', 'en')]).toEqual([
    '未缴年费',
    'Lapsed, fee unpaid',
  ])
  expect(patentValueName('section', 'H', 'zh')).toBe('H 电学')
  expect(patentValueName('country', 'X?', 'zh')).toBe('X?')
  expect(patentValueName('applicant', 'CN', 'zh')).toBe('CN')
})
