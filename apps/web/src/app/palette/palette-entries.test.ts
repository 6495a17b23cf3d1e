import { expect, test } from 'vitest'
import { KINDS } from '../../kinds/kinds.ts'
import { paletteEntries } from './palette-entries.ts'

const sources = {
  recent: ['石墨烯 电池', 'TI=(graphene)'],
  strategies: [{ id: '1', title: 'Graphene films', searchStrategy: 'TI=x', searchCondition: '', number: 3 }],
  pages: [{ page: { to: '/semantic', icon: 'semantic' }, name: '语义检索' }],
  commands: [{ command: 'theme', name: '切换为深色' }],
} as const
/** One search in each kind. */
const searches = KINDS.map(() => 'search')
const kinds = (typed: string) => paletteEntries(typed, sources).map(({ kind }) => kind)

test('nothing typed offers searches made before, then saved strategies, pages and commands', () => {
  expect(kinds(' ')).toEqual(['recent', 'recent', 'strategy', 'page', 'command'])
})

test('a number in any writing offers its record first, then a search for it', async () => {
  expect(kinds('CN103399241B')).toEqual(searches)
  await Promise.all(KINDS.map(({ language }) => language.load()))
  for (const written of ['CN103399241B', 'US 7,654,321 B2', '201310123456.2', 'EP_0227762_B1', 'PCT/CN2020/123456'])
    expect(kinds(written)).toEqual(['record', ...searches])
  expect(kinds('CN103399241B, CN103399242B')).toEqual(searches)
})

test('words find strategies, pages, commands and earlier searches in any case', () => {
  expect(kinds('语义')).toEqual([...searches, 'page'])
  expect(kinds('深色')).toEqual([...searches, 'command'])
  expect(kinds('GRAPH')).toEqual([...searches, 'strategy', 'recent'])
})
