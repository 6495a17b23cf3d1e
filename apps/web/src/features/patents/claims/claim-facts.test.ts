import { expect, test } from 'vitest'
import { claimFacts, type PageClaim } from './claim-facts.ts'

const claim = (number: number, text: string, ...parents: number[]): PageClaim => ({
  number,
  text,
  parents,
  lang: 'zh',
  independent: parents.length === 0,
})

test('form and category of each claim', () => {
  const facts = claimFacts([
    claim(1, '一种电池，包括壳体。'),
    claim(2, '根据权利要求1所述的电池，其特征在于，壳体为钢。', 1),
    claim(3, '一种权利要求1所述电池的制备方法，包括：', 1),
    claim(4, '根据权利要求3所述的制备方法，其特征在于', 3),
    claim(5, '一种检测装置，用于权利要求1所述的电池。', 1),
    claim(6, '权利要求1或3', 1, 3),
  ])
  expect([...facts].map(([number, { form, category }]) => `${number} ${form} ${category}`)).toEqual([
    '1 independent product',
    '2 dependent product',
    '3 referring process',
    '4 dependent process',
    '5 dependent apparatus',
    '6 dependent product',
  ])
})

test('a claim that refers to one that is missing depends on it', () => {
  expect(claimFacts([claim(18, '根据权利要求17所述的电池。', 17)]).get(18)?.form).toBe('dependent')
})
