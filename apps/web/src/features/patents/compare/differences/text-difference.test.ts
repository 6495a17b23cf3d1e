import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DifferenceSegment } from './difference-segment.ts'
import { sharedShare } from './shared-share.ts'
import { textDifference } from './text-difference.ts'
import { textTokens } from './text-tokens.ts'

/** `same [removed] {added}` */
const drawn = (segments: readonly DifferenceSegment[]): string =>
  segments.map(({ kind, left, right }) => (kind === 'same' ? right : kind === 'removed' ? `[${left}]` : `{${right}}`)).join('')

const words = fc.constantFrom(
  '电',
  '池',
  '壳',
  '体',
  '的',
  ' ',
  '，',
  '\n',
  'a ',
  'The ',
  'battery',
  '-',
  '12',
  '；',
  'ﬁ',
  'é',
  '\ud800',
  '𠮷',
)
const anyText = fc.oneof(
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('the left texts joined are the left text, the right ones the right text', () => {
  fc.assert(
    fc.property(anyText, anyText, (left, right) => {
      const segments = textDifference(left, right)
      expect(segments.map((segment) => segment.left).join('')).toBe(left)
      expect(segments.map((segment) => segment.right).join('')).toBe(right)
      for (const { kind, left: before, right: after } of segments) {
        if (kind === 'removed') expect([before === '', after]).toEqual([false, ''])
        if (kind === 'added') expect([before, after === '']).toEqual(['', false])
      }
    }),
  )
})

test('a text compared with itself is the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textDifference(text, text).every(({ kind }) => kind === 'same')).toBe(true)
      expect(sharedShare(textDifference(text, text))).toBe(1)
    }),
  )
})

test('tokens joined are the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        textTokens(text)
          .map((token) => token.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('English is compared by words', () => {
  expect(drawn(textDifference('A battery comprising a steel housing.', 'A battery comprising an aluminium housing and a lid.'))).toBe(
    'A battery comprising [a steel]{an aluminium} housing{ and a lid}.',
  )
})

test('Chinese is compared by characters', () => {
  expect(drawn(textDifference('一种锂离子电池，包括壳体。', '一种钠离子电池，包括壳体和盖板。'))).toBe(
    '一种[锂]{钠}离子电池，包括壳体{和盖板}。',
  )
})

test('case, width, script and white space are no differences', () => {
  expect(textDifference('1. A  Battery，\n壳體（12）', '1. a battery, 壳体(12)')).toEqual([
    { kind: 'same', left: '1. A  Battery，\n壳體（12）', right: '1. a battery, 壳体(12)' },
  ])
})

test('a character that is equal by chance belongs to the change around it', () => {
  expect(drawn(textDifference('由石墨的材料组成', '由炭黑的颗粒组成'))).toBe('由[石墨的材料]{炭黑的颗粒}组成')
})

test('long texts that differ in nearly everything are compared by clauses, and stay whole', () => {
  const clause = (seed: number, index: number) => `a member ${seed * 7919 + index} with part ${(seed + 1) * index} and ${seed} rods; `
  const left = Array.from({ length: 400 }, (_, index) => clause(1, index)).join('')
  const right = Array.from({ length: 400 }, (_, index) => (index % 40 === 0 ? clause(1, index) : clause(2, index))).join('')
  const segments = textDifference(left, right)
  expect(segments.map((segment) => segment.left).join('')).toBe(left)
  expect(segments.map((segment) => segment.right).join('')).toBe(right)
  expect(segments.some(({ kind }) => kind === 'same')).toBe(true)
})

test('the share that two texts have in common counts letters of the longer one', () => {
  expect(sharedShare(textDifference('abc', 'abc def'))).toBe(0.5)
  expect(sharedShare(textDifference('abc', 'xyz'))).toBe(0)
})
