import { countryTree } from '@gezhi/records'
import { expect, test } from 'vitest'
import { isEveryCountrySelected, prunedTree, regionCheckboxState, selectableCodes, withCodes } from './country-selection.ts'

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

test('filters.08: a partly selected region unchecks select-all', () => {
  expect(regionCheckboxState(asia, new Set(['CN']))).toBe('half')
  expect(isEveryCountrySelected(tree, new Set(['CN', 'DE']))).toBe(false)
})

test('filters.09: select-all is checked only when every selectable country is', () => {
  expect(selectableCodes(tree)).toEqual(['CN', 'JP', 'DE'])
  expect(isEveryCountrySelected(tree, new Set(['CN', 'JP']))).toBe(false)
  expect(isEveryCountrySelected(tree, new Set(selectableCodes(tree)))).toBe(true)
  expect(regionCheckboxState(asia, new Set(['CN', 'JP']))).toBe('all')
})

test('a region is selected and deselected with its countries', () => {
  const asian = withCodes(new Set(['DE']), selectableCodes([asia]), true)
  expect([...asian]).toEqual(['DE', 'CN', 'JP'])
  expect([...withCodes(asian, ['CN', 'JP'], false)]).toEqual(['DE'])
})

test('of a tree that is not opened, regions keep their counts and empty ones fall away', () => {
  const [region, ...others] = prunedTree(tree, new Set(['CN']))
  expect(region).toMatchObject({ id: 'region:asia', count: 8 })
  expect(region?.list.map(({ code }) => code)).toEqual(['CN'])
  expect(others).toEqual([])
})
