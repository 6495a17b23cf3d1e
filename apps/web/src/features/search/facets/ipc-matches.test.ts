import type { ClassNode, Facet } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { ipcMatches } from './ipc-matches.ts'

const facet = (field: string, values: Readonly<Record<string, number>>): Facet => ({
  field,
  list: Object.entries(values).map(([value, count]) => ({ value, name: value, count })),
  timedOut: false,
})
const COUNTED = [
  facet('class_ipc.section', { H: 9 }),
  facet('class_ipc.subclass', { H01M: 7, H02J: 2 }),
  facet('class_ipc.group', { 'H01M10/00': 4, 'H01M4/00': 5, 'H02J7/00': 2 }),
]
const named = (code: string, level: ClassNode['level'], path: ClassNode['path'] = []): ClassNode => ({
  code,
  level,
  path,
  name: '',
  lang: 'en',
  dots: 0,
  hasChild: false,
  definition: null,
})
const symbols = (typed: string, titled: readonly ClassNode[] = []) =>
  ipcMatches(PATENTS, typed, COUNTED, titled).map(({ node }) => node.symbol)

test('by the beginning of a symbol, in any case and width, the higher levels first', () => {
  expect(symbols('h01 m')).toEqual(['H01M', 'H01M4/00', 'H01M10/00'])
  expect(symbols('Ｈ０２')).toEqual(['H02J', 'H02J7/00'])
  expect(symbols('  ')).toEqual([])
})

test('by title; a subgroup leads to its main group, classes without hits are left out', () => {
  const path = [{ code: 'H02J7/00', name: '', lang: 'en', level: 'group' as const }]
  expect(symbols('charging', [named('H02J7/02', 'subgroup', path), named('B60L', 'subclass')])).toEqual(['H02J7/00'])
  expect(ipcMatches(PATENTS, 'charging', COUNTED, [named('H01M', 'subclass')])).toEqual([
    { node: { level: 'subclass', symbol: 'H01M' }, count: 7 },
  ])
})
