import type { PatentDetail, Relative } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { suggestions } from './suggestions.ts'

const members = (...numbers: string[]) => numbers.map((publication_number) => ({ publication_number })) as Relative[]

test('each related document is offered once, in its closest group, and none that is chosen', () => {
  const groups = suggestions(
    {
      publications: members('CN1A', 'CN1B'),
      same_invention: [] as PatentDetail['same_invention'],
      family_simple: members('CN1A', 'CN1B', 'US2A1'),
      family_extended: members('CN1A', 'US2A1', 'EP3A1'),
    },
    ['cn1a'],
  )
  expect(groups.map(({ name, members: list }) => [name, list.map((one) => one.publication_number)])).toEqual([
    ['publications', ['CN1B']],
    ['family', ['US2A1', 'EP3A1']],
  ])
})
