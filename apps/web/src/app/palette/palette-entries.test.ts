import { expect, test } from 'vitest'
import { paletteEntries } from './palette-entries.ts'

const commands = [
  { command: 'home', name: '首页' },
  { command: 'theme', name: '切换为深色' },
] as const
const kinds = (typed: string) => paletteEntries(typed, ['石墨烯 电池', 'TI=(graphene)'], commands).map(({ kind }) => kind)

test('nothing typed offers commands and searches made before', () => {
  expect(kinds(' ')).toEqual(['command', 'command', 'recent', 'recent'])
})

test('a number offers its patent first, then a search for it', () => {
  expect(kinds('CN103399241B')).toEqual(['patent', 'search'])
})

test('words find commands and earlier searches in any case', () => {
  expect(kinds('首页')).toEqual(['search', 'command'])
  expect(kinds('GRAPH')).toEqual(['search', 'recent'])
})
