import { describe, expect, it } from 'vitest'
import { endOf, movedEndOf } from './lifetime.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const YEAR = { years: 1, days: 0 }

describe('the lifetime of a product', () => {
  it.each([
    ['2026-11-29T10:00:00', '2027-11-29T10:00:00'],
    // A leap day within the year is one day more, not a day less.
    ['2027-03-01T00:00:00', '2028-03-01T00:00:00'],
    ['2027-02-28T23:59:59', '2028-02-28T23:59:59'],
    // Starts on a leap day, also where UTC has another date.
    ['2028-02-29T12:00:00', '2029-02-28T12:00:00'],
    ['2028-02-29T01:00:00', '2029-02-28T01:00:00'],
  ])('a year from %s ends at %s', (start, end) => {
    expect(endOf(at(start), YEAR)).toBe(at(end))
  })

  it.each([
    // A leap day that was within the year is not in the year before, and the reverse.
    ['2027-11-29T10:00:00', '2028-11-29T10:00:00', '2026-11-29T10:00:00', '2027-11-29T10:00:00'],
    ['2026-11-29T10:00:00', '2027-11-29T10:00:00', '2027-11-29T10:00:00', '2028-11-29T10:00:00'],
    ['2028-02-29T01:00:00', '2029-02-28T01:00:00', '2027-05-01T01:00:00', '2028-05-01T01:00:00'],
    // Days stay days.
    ['2028-02-26T08:00:00', '2028-03-04T08:00:00', '2027-02-26T08:00:00', '2027-03-05T08:00:00'],
  ])('moves %s to %s to a start at %s, with the end %s', (start, end, moved, movedEnd) => {
    expect(movedEndOf({ start: new Date(at(start)), end: new Date(at(end)) }, at(moved))).toBe(at(movedEnd))
  })

  it('counts days of 24 hours, over a leap day too (products.01)', () => {
    expect(endOf(at('2028-02-26T08:00:00'), { years: 0, days: 7 })).toBe(at('2028-03-04T08:00:00'))
  })
})
