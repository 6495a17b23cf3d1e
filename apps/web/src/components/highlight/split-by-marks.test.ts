import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByMarks } from './split-by-marks.ts'

test('cuts at the marks', () => {
  expect(
    splitByMarks('一种石墨烯电池', [
      { start: 2, end: 5, term: 0 },
      { start: 5, end: 7, term: 1 },
    ]),
  ).toEqual([
    { text: '一种', term: null },
    { text: '石墨烯', term: 0 },
    { text: '电池', term: 1 },
  ])
})

test('the term that comes first in the query colours what several cover', () => {
  expect(
    splitByMarks('abcd', [
      { start: 0, end: 3, term: 0 },
      { start: 1, end: 4, term: 1 },
    ]),
  ).toEqual([
    { text: 'abc', term: 0 },
    { text: 'd', term: 1 },
  ])
})

test('nothing is lost or doubled, neighbours differ', () => {
  const mark = fc.record({ start: fc.nat(30), end: fc.nat(40), term: fc.nat(8) })
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(mark), (text, marks) => {
      const segments = splitByMarks(text, marks)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
      expect(segments.every((segment, index) => segment.text !== '' && segment.term !== segments[index - 1]?.term)).toBe(true)
    }),
  )
})
