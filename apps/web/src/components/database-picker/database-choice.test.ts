import { expect, test } from 'vitest'
import { ALL_DATABASES } from '../../search-state/databases.ts'
import { choiceOf, countryCount, regionStand, ticked, ticksOf } from './database-choice.ts'

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

test('database.10: all types and all countries are ticked until something else was chosen', () => {
  const ticks = ticksOf(ALL_DATABASES, TYPES, tree(true))
  expect([[...ticks.types], [...ticks.countries]]).toEqual([TYPES, ['CN', 'JP', 'US']])
  expect(choiceOf(ticks, TYPES, tree(true))).toEqual(ALL_DATABASES)
})

test('database.11: without a product only CN is ticked, and no choice of countries is made of it', () => {
  const ticks = ticksOf({ types: ['utility'], countries: ['US'] }, TYPES, tree(false))
  expect([[...ticks.types], [...ticks.countries]]).toEqual([['utility'], ['CN']])
  expect(choiceOf(ticks, TYPES, tree(false))).toEqual({ types: ['utility'], countries: [] })
})

test('database.08: what is ticked is what is kept, and it is ticked again', () => {
  const choice = choiceOf({ types: new Set(TYPES), countries: new Set(['US', 'CN']) }, TYPES, tree(true))
  expect(choice).toEqual({ types: [], countries: ['CN', 'US'] })
  expect([...ticksOf(choice, TYPES, tree(true)).countries]).toEqual(['CN', 'US'])
})

test('the button counts chosen countries: 1 without a product, nothing where all are searched', () => {
  expect(countryCount(ALL_DATABASES, tree(false))).toBe(1)
  expect(countryCount(ALL_DATABASES, tree(true))).toBeNull()
  expect(countryCount({ types: [], countries: ['CN', 'US'] }, tree(true))).toBe(2)
})

test('a region is ticked with all of its countries, half with some', () => {
  expect(['CN', 'CN JP', ''].map((codes) => regionStand(['CN', 'JP'], new Set(codes.split(' '))))).toEqual(['half', 'all', 'none'])
  expect([...ticked(new Set(['US']), ['CN', 'JP'], true)]).toEqual(['US', 'CN', 'JP'])
  expect([...ticked(new Set(['US', 'CN']), ['CN', 'JP'], false)]).toEqual(['US'])
})
