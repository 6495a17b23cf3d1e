import { expect, test } from 'vitest'
import type { Facet } from '@gezhi/search'
import { indexCounters } from './index-counters.ts'

test('after a write the publications are counted at once, the rest once a minute', async () => {
  let time = 0
  let index = { documents: 3, version: 1, countries: ['CN'] }
  let counts = 0
  const engine = {
    status: () => Promise.resolve(index),
    facets: (): Promise<Facet[]> => {
      counts++
      const list = index.countries.map((value) => ({ value, count: 1 }))
      return Promise.resolve(['country', 'source', 'applicant'].map((field) => ({ field, list, timedOut: false })))
    },
  }
  const counters = indexCounters(engine, () => time)
  const shown = async () => {
    const { patentCount, countryCount } = await counters()
    return [patentCount, countryCount]
  }
  expect(await Promise.all([shown(), shown()])).toEqual([
    [3, 1],
    [3, 1],
  ])
  expect(counts).toBe(1)
  time = 60_000
  index = { documents: 5, version: 2, countries: ['CN', 'US'] }
  expect(await shown()).toEqual([5, 1])
  await Promise.resolve()
  time += 5000
  expect(await shown()).toEqual([5, 2])
  index = { ...index, documents: 6, version: 3 }
  time += 5000
  expect(await shown()).toEqual([6, 2])
  expect(counts).toBe(2)
})
