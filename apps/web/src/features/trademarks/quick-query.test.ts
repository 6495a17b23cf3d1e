import { readQuery } from '@gezhi/query'
import { TRADEMARK_FIELD_TABLE } from '@gezhi/records'
import { expect, test } from 'vitest'
import { quickQuery } from './quick-query.ts'

const query = (word: string, classes: readonly string[] = [], live = false) => quickQuery({ word, classes, groups: [], elements: [], live })

test('words, classes and standing are joined by AND; words alone stay as typed', () => {
  expect(query(' 云岭 ')).toBe('云岭')
  expect(query('', ['09'])).toBe('nc=09')
  expect(query('', [], true)).toBe('')
  expect(query('云岭', ['09', '42'], true)).toBe('(云岭) AND nc=(09 OR 42) AND NOT status=inactive')
  expect(quickQuery({ word: '', classes: ['09'], groups: ['0901', '0907'], elements: ['27.05'], live: true })).toBe(
    'nc=09 AND sg=(0901 OR 0907) AND vc=27.05 AND NOT status=inactive',
  )
  expect(query('OW=公司 OR TM=云', ['09'])).toBe('(OW=公司 OR TM=云) AND nc=09')
})

test('every query it writes can be run', () => {
  const codes = quickQuery({ word: 'x', classes: [], groups: ['0901'], elements: ['27.05.01', '26.04'], live: false })
  for (const text of [query('a and b', ['01']), query('018224433', ['09'], true), query('', ['01', '45'], true), codes]) {
    const { tree, diagnostics } = readQuery(text, { fields: TRADEMARK_FIELD_TABLE })
    expect([text, tree !== null, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([text, true, []])
  }
})
