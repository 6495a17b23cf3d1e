import { expect, test } from 'vitest'
import type { PageClaim } from '../../claims/claim-facts.ts'
import { comparedClaims, sharedLanguage } from './compared-claims.ts'

const claim = (number: number, text: string, lang = 'zh', ...parents: number[]): PageClaim => ({
  number,
  text,
  lang,
  parents,
  independent: parents.length === 0,
})
const BATTERY = [claim(1, '一种电池。'), claim(2, '根据权利要求1所述的电池。', 'zh', 1), claim(3, '一种制备方法，包括：')]
const METHOD = [claim(1, '一种制备方法，包括：'), claim(2, '一种电池。')]

test('independent claims of one category are compared unless others are chosen', () => {
  const chosen = (choice: (number | 'all' | null)[], base = 0) =>
    comparedClaims([BATTERY, METHOD], choice, base, 'zh').map((one) => one?.chosen)
  expect(chosen([null, null])).toEqual([1, 2])
  expect(chosen([3, null])).toEqual([3, 1])
  expect(chosen([null, null], 1)).toEqual([3, 1])
  expect(chosen([2, 1])).toEqual([2, 1])
  expect(chosen([99, null])).toEqual([1, 2])
})

test('all claims are one text; a patent without claims has none', () => {
  expect(comparedClaims([METHOD, []], ['all', null], 0, 'zh')).toEqual([
    { claims: METHOD, chosen: 'all', text: '1. 一种制备方法，包括：\n2. 一种电池。', lang: 'zh' },
    null,
  ])
  expect(comparedClaims([[], METHOD], [null, null], 0, 'zh')[1]?.chosen).toBe(1)
})

test('claims are in the language that most patents have', () => {
  const both = [...BATTERY, claim(1, 'A battery.', 'en')]
  const english = [claim(1, 'A battery.', 'en')]
  expect(comparedClaims([both, english], [], 0, 'zh').map((one) => one?.lang)).toEqual(['en', 'en'])
  expect(comparedClaims([both, BATTERY], [], 0, 'en').map((one) => one?.lang)).toEqual(['zh', 'zh'])
  expect(comparedClaims([BATTERY, english], [], 0, 'zh').map((one) => one?.lang)).toEqual(['zh', 'en'])
  expect(sharedLanguage([[], []], 'zh')).toBe('zh')
})
