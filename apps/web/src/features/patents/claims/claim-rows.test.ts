import { expect, test } from 'vitest'
import { tableRows } from './claim-rows.ts'

const claim = (number: number, ...parents: number[]) => ({ number, parents, independent: parents.length === 0 })
const CLAIMS = [claim(1), claim(2, 1), claim(3, 2), claim(4), claim(5, 4, 1)]

test('dependents follow their independent claim', () => {
  expect(tableRows(CLAIMS, new Set()).map((row) => [row.claim.number, row.depth, row.dependents])).toEqual([
    [1, 0, 2],
    [2, 1, 0],
    [3, 2, 0],
    [4, 0, 1],
    [5, 1, 0],
  ])
})

test('folded dependents are left out, their number stays', () => {
  expect(tableRows(CLAIMS, new Set([1])).map((row) => [row.claim.number, row.dependents])).toEqual([
    [1, 2],
    [4, 1],
    [5, 0],
  ])
})
