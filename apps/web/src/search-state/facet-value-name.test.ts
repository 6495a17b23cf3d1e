import { expect, test } from 'vitest'
import { facetValueName } from './facet-value-name.ts'

test('codes have names in both languages, other values are their own', () => {
  expect([facetValueName('country', 'CN', 'zh'), facetValueName('country', 'CN', 'en')]).toEqual(['中国', 'China'])
  expect(facetValueName('legal', 'active', 'zh')).toBe('有效')
  expect([facetValueName('legalState', 'lapsed-fee', 'zh'), facetValueName('legalState', 'lapsed-fee', 'en')]).toEqual([
    '未缴年费',
    'Lapsed, fee unpaid',
  ])
  expect(facetValueName('section', 'H', 'zh')).toBe('H 电学')
  expect(facetValueName('country', 'X?', 'zh')).toBe('X?')
  expect(facetValueName('applicant', 'CN', 'zh')).toBe('CN')
})
