import { expect, it } from 'vitest'
import { isComparable } from './is-comparable.ts'

it('tells marks that no selected method can compare', () => {
  for (const text of ['云锦', 'Café', '888', 'شركة 5']) expect(isComparable(text, {})).toBe(true)
  for (const text of ['شركة النور', 'Ωμέγα', '😀🇨🇳', '\u200b', '… · !']) expect(isComparable(text, {})).toBe(false)
  expect(isComparable('云锦', { methods: ['latin'] })).toBe(false)
  expect(isComparable('云锦', { methods: ['digits'] })).toBe(false)
  expect(isComparable('三六五', { methods: ['digits'] })).toBe(true)
  expect(isComparable('ABC', { methods: ['pinyin', 'initials'] })).toBe(true)
  expect(isComparable('云锦', { rules: ['initials'] })).toBe(false)
  expect(isComparable('云锦', { methods: ['han'], rules: ['initials'] })).toBe(false)
})
