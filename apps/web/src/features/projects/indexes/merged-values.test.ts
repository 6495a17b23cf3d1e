import { expect, test } from 'vitest'
import { changedFields, mergedValues } from './merged-values.ts'

const BEFORE = { a: 'x', b: 1, c: ['p'] }

test('values of different fields are joined without a conflict', () => {
  expect(mergedValues(BEFORE, { ...BEFORE, a: 'mine' }, { ...BEFORE, b: 2 })).toEqual({
    values: { a: 'mine', b: 2, c: ['p'] },
    conflicts: [],
  })
})

test('one field with different values is a conflict, with the same value or removed by both it is none', () => {
  expect(mergedValues(BEFORE, { ...BEFORE, a: 'mine' }, { ...BEFORE, a: 'theirs' })).toEqual({
    values: { ...BEFORE, a: 'mine' },
    conflicts: ['a'],
  })
  expect(mergedValues(BEFORE, { ...BEFORE, a: 'same' }, { ...BEFORE, a: 'same' }).conflicts).toEqual([])
  expect(mergedValues(BEFORE, { ...BEFORE, a: null }, { b: 1, c: ['p'] })).toEqual({ values: { a: null, b: 1, c: ['p'] }, conflicts: [] })
  expect(mergedValues(BEFORE, { ...BEFORE, a: 'mine' }, { b: 1, c: ['p'] }).conflicts).toEqual(['a'])
})

test('only what differs was changed', () => {
  expect(changedFields(BEFORE, { ...BEFORE, c: ['p', 'q'], d: null })).toEqual(['c'])
})
