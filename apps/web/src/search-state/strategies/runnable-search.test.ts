import { savedStrategies } from '@gezhi/query'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { expect, test } from 'vitest'
import { PATENTS } from '../../kinds/patents/patents.ts'
import { storedSearch } from '../saved/saved-search.ts'
import { newSearch } from '../search-state.ts'
import { runnableSearch } from './runnable-search.ts'

const strategies = savedStrategies([{ title: '电池', query: 'TI=电池', mode: 'box', hits: 1, hasOtherCriteria: false }], fields)
const run = (search: Parameters<typeof runnableSearch>[0]) => runnableSearch(search, { kind: PATENTS, fields, strategies, language: 'zh' })

test('a strategy is run with its mode, filters and grouping, and the queries of what it refers to', () => {
  const state = newSearch(PATENTS, {
    query: '#{电池} AND ad>=2020',
    mode: { name: 'command', args: {} },
    filters: [{ facet: 'country', value: 'CN', include: true }],
    grouping: 'family',
  })
  const { mode, filters, grouping } = state
  expect(run(storedSearch(state, state)).state).toMatchObject({ query: 'TI=电池 AND ad>=2020', mode, filters, grouping })
})

test('the history leaves the grouping out', () => {
  const state = newSearch(PATENTS, { query: 'a', grouping: 'family' })
  expect([storedSearch(state).searchCondition, storedSearch(state, state).searchCondition]).toEqual(['', '{"group":"family"}'])
})

test('one with a dangling reference is not run, and reports the reason', () => {
  expect(run({ searchStrategy: '#{无}', searchCondition: '' })).toEqual({ state: null, error: '没有名为“无”的检索式' })
})

test('texts of other search modes are not read as queries', () => {
  const text = '含 #{电池} 的一段文字'
  expect(run({ searchStrategy: text, searchCondition: '{"w":"semantic"}' })).toMatchObject({ state: { query: text }, error: null })
})
