import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimReferences } from './claim-references.ts'

/** Signs in a text: time in proportion to their square would exceed the limit of a test many times over. */
const LONG = 200_000

describe('claims named by their numbers', () => {
  test.each([
    ['The battery of claim 1, wherein', [1]],
    ['according to claims 2, 4 or 6 and 20% of', [2, 4, 6]],
    ['as claimed in any one of claims 1 to 3', [1, 2, 3]],
    ['as in claims 1-3, or 5, wherein', [1, 2, 3, 5]],
    ['according to any one of claims 1 and 13-17', [1, 13, 14, 15, 16, 17]],
    ['any one of claims 2 through 4', [2, 3, 4]],
    ['of claim 1 or claim 2', [1, 2]],
    ['of claim 1 to claim 3', [1, 2, 3]],
    ['of claim 1, 2, or 3, wherein 4 wheels', [1, 2, 3]],
    ['of claims 1,2 and 4.', [1, 2, 4]],
    ['of claim 1, 2.5 mm thick', [1]],
    ['as claimed in claim I wherein', [1]],
    ['Batterie nach einem der Ansprüche 1 bis 3, dadurch gekennzeichnet', [1, 2, 3]],
    ['nach Anspruch 1 oder 2', [1, 2]],
    ['nach Patentanspruch 1', [1]],
    ["selon l'une quelconque des revendications 1 à 3", [1, 2, 3]],
    ["selon l'une des revendications 1 à 3 et 5", [1, 2, 3, 5]],
    ['selon la revendication 1 ou 2', [1, 2]],
    ['根据权利要求1至3中任一项所述的电池', [1, 2, 3]],
    ['根据权利要求1-3任一项所述的2个电池', [1, 2, 3]],
    ['如权利要求１～３之一', [1, 2, 3]],
    ['根据权利要求1、2或3所述', [1, 2, 3]],
    ['根据权利要求1或权利要求2所述', [1, 2]],
    ['根据权利要求第1项所述', [1]],
    ['根据上述权利要求1所述', [1]],
    ['权利要求1所述的方法，其中温度为20至30℃', [1]],
    ['如申請專利範圍第1項或第2項所述', [1, 2]],
    ['如申請專利範圍第1至3項中任一項', [1, 2, 3]],
    ['如請求項1至3中任一項之電池', [1, 2, 3]],
    ['請求項1から3のいずれか一項に記載の', [1, 2, 3]],
    ['請求項１又は２に記載', [1, 2]],
    ['請求項1乃至請求項3', [1, 2, 3]],
  ])('%s', (text, numbers) => {
    expect(claimReferences(text, 50)).toEqual(numbers)
  })
})

describe('the preceding claims', () => {
  test.each([
    ['according to one or more of the previous claims', [1, 2, 3]],
    ['according to any preceding claim', [1, 2, 3]],
    ['nach einem oder mehreren der vorhergehenden Ansprüche', [1, 2, 3]],
    ['nach einem der voranstehenden Ansprüche', [1, 2, 3]],
    ['nach mindestens einem der vorangegangenen Patentansprüche', [1, 2, 3]],
    ['nach einem vorstehenden Anspruch', [1, 2, 3]],
    ["selon l'une quelconque des revendications précédentes", [1, 2, 3]],
    ['selon une quelconque revendication précédente', [1, 2, 3]],
    ['根据前述权利要求中任一项所述', [1, 2, 3]],
    ['根据前述任一项权利要求所述', [1, 2, 3]],
    ['根据上述任意一项权利要求所述', [1, 2, 3]],
    ['according to the preceding claim', [3]],
    ['nach dem vorhergehenden Anspruch', [3]],
    ['selon la revendication précédente', [3]],
  ])('%s', (text, numbers) => {
    expect(claimReferences(text, 4)).toEqual(numbers)
  })
})

test.each(['the claimed method of 3 steps', 'disclaims 5 things', 'A battery, comprising 4 wheels', '一种电池，包括2个壳体'])(
  'no reference: %s',
  (text) => {
    expect(claimReferences(text, 9)).toEqual([])
  },
)

test('a claim refers neither to itself nor beyond the last one; a later claim may be named', () => {
  expect(claimReferences('The device of claims 2 to 6', 4, 5)).toEqual([2, 3, 5])
})

test('any text gives numbers of other claims', () => {
  const parts = fc.constantFrom('claim', '权利要求', ' ', '1', '23', ' to ', '至', ',', '(', ')', 'or', '项', 'any ', 'of ', '\n')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, number) => {
      const found = claimReferences(text.join(''), number, 30)
      expect(found.every((claim) => claim >= 1 && claim <= 30 && claim !== number)).toBe(true)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('a long text takes linear time', () => {
  expect(claimReferences(`claim ${'( '.repeat(LONG)}`, 2)).toEqual([])
  expect(claimReferences(`claim 1${' ,'.repeat(LONG)}x`, 2)).toEqual([1])
  expect(claimReferences('claim '.repeat(LONG), 2)).toEqual([])
})
