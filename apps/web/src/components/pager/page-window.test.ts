import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly, jumpTarget, PAGE_BUTTONS, pageCount, pageWindow } from './page-window.ts'

const drawn = (current: number, last: number) => pageWindow(current, last).map((slot) => (slot.kind === 'page' ? slot.page : '…'))

describe('B.results.11: nine places', () => {
  test('all pages while they fit', () => {
    expect(drawn(1, 1)).toEqual([1])
    expect(drawn(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('first, last and the pages around', () => {
    expect(drawn(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, '…', 40])
    expect(drawn(6, 40)).toEqual([1, '…', 4, 5, 6, 7, 8, '…', 40])
    expect(drawn(20, 40)).toEqual([1, '…', 18, 19, 20, 21, 22, '…', 40])
    expect(drawn(40, 40)).toEqual([1, '…', 34, 35, 36, 37, 38, 39, 40])
  })

  test('the current page and its neighbours are always there, a gap hides at least one page, places never change in number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5000 }), fc.nat(), (last, seed) => {
        const current = (seed % last) + 1
        const slots = pageWindow(current, last)
        const pages = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []))
        expect(slots).toHaveLength(PAGE_BUTTONS)
        for (const page of [1, current - 1, current, current + 1, last]) if (page >= 1 && page <= last) expect(pages).toContain(page)
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        for (const slot of slots) if (slot.kind === 'gap') expect(pages).not.toContain(slot.after + 1)
      }),
    )
  })
})

test('pages of a list', () => {
  expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2])
})

describe('jumping to a page', () => {
  test('B.paging.01: digits only', () => {
    expect(digitsOnly('1a2-３.')).toBe('123')
    expect(jumpTarget('x', 9)).toBeNull()
  })

  test('B.paging.02, B.paging.03: 0 and beyond the last are 1', () => {
    expect([jumpTarget('0', 9), jumpTarget('10', 9), jumpTarget('9', 9), jumpTarget('99999999999999999999', 9)]).toEqual([1, 1, 9, 1])
  })
})
