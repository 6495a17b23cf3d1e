import fc from 'fast-check'
import { expect, test } from 'vitest'
import { underlinedSpans } from './underlined-text.ts'

const error = (start: number, end: number) => ({ start, end, severity: 'error' as const })

test('marks exactly the text that is meant', () => {
  expect(underlinedSpans('TIX=(电池', [error(0, 3), error(4, 5)])).toEqual([
    { text: 'TIX', severity: 'error' },
    { text: '=', severity: null },
    { text: '(', severity: 'error' },
    { text: '电池', severity: null },
  ])
})

test('what is missing at the end is marked after the text', () => {
  expect(underlinedSpans('a AND', [error(5, 5)])).toEqual([
    { text: 'a AND', severity: null },
    { text: ' ', severity: 'error' },
  ])
})

test('the worst of several is shown', () => {
  expect(underlinedSpans('ab', [{ start: 0, end: 2, severity: 'info' }, error(1, 2)])).toEqual([
    { text: 'a', severity: 'info' },
    { text: 'b', severity: 'error' },
  ])
})

test('the spans joined are the query, for any ranges', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(40)).map(([start, length]) => error(start, start + length))
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range), (query, ranges) => {
      const text = underlinedSpans(query, ranges)
        .map((part) => part.text)
        .join('')
      expect([query, `${query} `]).toContain(text)
    }),
  )
})
