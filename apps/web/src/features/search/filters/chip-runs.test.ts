import { expect, test } from 'vitest'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { chipRuns } from './chip-runs.ts'

const year = (value: number, include = true): FacetFilter => ({ facet: 'year', value: String(value), include })
const country: FacetFilter = { facet: 'country', value: 'CN', include: true }
const runs = (filters: readonly FacetFilter[]) => chipRuns(PATENTS, filters).map((run) => run.map(({ value }) => value).join(' '))

test('three years in a row are one chip, in whatever order they were chosen, at the place of the first', () => {
  expect(runs([year(2010), country, year(2009), year(2011)])).toEqual(['2009 2010 2011', 'CN'])
})

test('two years, years with a gap and years of both flags stay apart', () => {
  expect(runs([year(2009), year(2010)])).toEqual(['2009', '2010'])
  expect(runs([year(2009), year(2010), year(2012)])).toEqual(['2009', '2010', '2012'])
  expect(runs([year(2009), year(2010, false), year(2011)])).toEqual(['2009', '2010', '2011'])
})

test('every filter is on one chip', () => {
  const filters = [year(2001), year(2003), year(2002), country, year(2010, false), year(2011, false), year(2012, false), year(2020)]
  expect(new Set(chipRuns(PATENTS, filters).flat())).toEqual(new Set(filters))
  expect(chipRuns(PATENTS, filters)).toHaveLength(4)
})
