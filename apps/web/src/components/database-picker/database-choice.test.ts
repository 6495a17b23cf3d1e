import { expect, test } from 'vitest'
import { ALL_DATABASES } from '../../search-state/databases.ts'
import { choiceOf, countryCount, regionSelection, withCodes, selectionOf } from './database-choice.ts'

const country = (code: string) => ({ id: code, code, name: code, count: 1 })
const tree = (choosable: boolean) => ({
  list: [
    { id: 1, name: '亚洲', count: 2, countries: [country('CN'), country('JP')] },
    { id: 2, name: '美洲', count: 1, countries: [country('US')] },
  ],
  count: 3,
  choosable,
})
const TYPES = ['invention', 'utility']

test('database.10: all types and all countries are selected by default', () => {
  const selection = selectionOf(ALL_DATABASES, TYPES, tree(true))
  expect([[...selection.types], [...selection.countries]]).toEqual([TYPES, ['CN', 'JP', 'US']])
  expect(choiceOf(selection, TYPES, tree(true))).toEqual(ALL_DATABASES)
})

test('database.11: without a product only CN is selected, which stores no choice of countries', () => {
  const selection = selectionOf({ types: ['utility'], countries: ['US'] }, TYPES, tree(false))
  expect([[...selection.types], [...selection.countries]]).toEqual([['utility'], ['CN']])
  expect(choiceOf(selection, TYPES, tree(false))).toEqual({ types: ['utility'], countries: [] })
})

test('database.08: a selection is stored and restored', () => {
  const choice = choiceOf({ types: new Set(TYPES), countries: new Set(['US', 'CN']) }, TYPES, tree(true))
  expect(choice).toEqual({ types: [], countries: ['CN', 'US'] })
  expect([...selectionOf(choice, TYPES, tree(true)).countries]).toEqual(['CN', 'US'])
})

test('the button counts chosen countries: 1 without a product, nothing where all are searched', () => {
  expect(countryCount(ALL_DATABASES, tree(false))).toBe(1)
  expect(countryCount(ALL_DATABASES, tree(true))).toBeNull()
  expect(countryCount({ types: [], countries: ['CN', 'US'] }, tree(true))).toBe(2)
})

test('a region is checked with all of its countries, half checked with some', () => {
  expect(['CN', 'CN JP', ''].map((codes) => regionSelection(['CN', 'JP'], new Set(codes.split(' '))))).toEqual(['half', 'all', 'none'])
  expect([...withCodes(new Set(['US']), ['CN', 'JP'], true)]).toEqual(['US', 'CN', 'JP'])
  expect([...withCodes(new Set(['US', 'CN']), ['CN', 'JP'], false)]).toEqual(['US'])
})
