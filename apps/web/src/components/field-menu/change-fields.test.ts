import { expect, test } from 'vitest'
import { moveField, stepField, toggleField } from './change-fields.ts'

const FIELDS = [
  { field: 'a', shown: true },
  { field: 'b', shown: true },
  { field: 'c', shown: false },
] as const

test('a field that is switched on comes last, one that is switched off goes', () => {
  expect(toggleField(FIELDS, 'c')).toEqual(['a', 'b', 'c'])
  expect(toggleField(FIELDS, 'a')).toEqual(['b'])
})

test('a shown field goes forward and back as far as the ends', () => {
  expect(stepField(FIELDS, 'b', -1)).toEqual(['b', 'a'])
  expect(stepField(FIELDS, 'b', 1)).toEqual(['a', 'b'])
  expect(stepField(FIELDS, 'a', -1)).toEqual(['a', 'b'])
  expect(stepField(FIELDS, 'c', -1)).toEqual(['a', 'b'])
})

test('a field is dragged before or behind another, shown with the shown, and last where the hidden are', () => {
  expect(moveField(FIELDS, 'a', 'b', 'after')).toEqual(['b', 'a'])
  expect(moveField(FIELDS, 'b', 'a', 'before')).toEqual(['b', 'a'])
  expect(moveField(FIELDS, 'c', 'b', 'before')).toEqual(['a', 'c', 'b'])
  expect(moveField(FIELDS, 'a', 'c', 'after')).toEqual(['b', 'a'])
  expect(moveField(FIELDS, 'c', 'c', 'after')).toEqual(['a', 'b'])
  expect(moveField(FIELDS, 'a', 'a', 'after')).toEqual(['a', 'b'])
})
