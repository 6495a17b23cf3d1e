import { expect, test } from 'vitest'
import { paletteEntries } from './palette-entries.ts'

const sources = {
  recent: ['石墨烯 电池', 'TI=(graphene)'],
  pages: [{ page: { to: '/semantic', icon: 'semantic' }, name: '语义检索' }],
  commands: [{ command: 'theme', name: '切换为深色' }],
} as const
const kinds = (typed: string) => paletteEntries(typed, sources).map(({ kind }) => kind)

test('nothing typed offers searches made before, then pages and commands', () => {
  expect(kinds(' ')).toEqual(['recent', 'recent', 'page', 'command'])
})

test('a number offers its record first, then a search for it', () => {
  expect(kinds('CN103399241B')).toEqual(['record', 'search'])
})

test('words find pages, commands and earlier searches in any case', () => {
  expect(kinds('语义')).toEqual(['search', 'page'])
  expect(kinds('深色')).toEqual(['search', 'command'])
  expect(kinds('GRAPH')).toEqual(['search', 'recent'])
})
