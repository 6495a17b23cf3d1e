import { countryTree } from '@gezhi/records'
import { expect, test } from 'vitest'
import { everyCountryTicked, prunedTree, regionCheckboxState, tickableCodes, withTicks } from './country-ticks.ts'

const tree = countryTree(
  [
    { code: 'CN', count: 5 },
    { code: 'JP', count: 3 },
    { code: 'KR', count: 0 },
    { code: 'DE', count: 2 },
  ],
  { language: 'en' },
)
const [asia] = tree
if (asia === undefined) throw new Error('no region')

test('filters.08: a half-ticked region turns select-all off', () => {
  expect(regionCheckboxState(asia, new Set(['CN']))).toBe('half')
  expect(everyCountryTicked(tree, new Set(['CN', 'DE']))).toBe(false)
})

test('filters.09: all that can be ticked is ticked, or select-all is off', () => {
  expect(tickableCodes(tree)).toEqual(['CN', 'JP', 'DE'])
  expect(everyCountryTicked(tree, new Set(['CN', 'JP']))).toBe(false)
  expect(everyCountryTicked(tree, new Set(tickableCodes(tree)))).toBe(true)
  expect(regionCheckboxState(asia, new Set(['CN', 'JP']))).toBe('all')
})

test('a region is ticked and unticked with its countries', () => {
  const asian = withTicks(new Set(['DE']), tickableCodes([asia]), true)
  expect([...asian]).toEqual(['DE', 'CN', 'JP'])
  expect([...withTicks(asian, ['CN', 'JP'], false)]).toEqual(['DE'])
})

test('of a tree that is not opened, regions keep their counts and empty ones fall away', () => {
  const [region, ...others] = prunedTree(tree, new Set(['CN']))
  expect(region).toMatchObject({ id: 'region:asia', count: 8 })
  expect(region?.list.map(({ code }) => code)).toEqual(['CN'])
  expect(others).toEqual([])
})
