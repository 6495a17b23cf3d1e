import type { IndexField } from '@gezhi/contract'
import { expect, test } from 'vitest'
import { restoredFields } from './index-change-store.ts'

const field = (id: string, name: string, optionList: string[] = []): IndexField => ({
  id,
  name,
  type: optionList.length > 0 ? 'single' : 'text',
  optionList,
})

test('removed fields and options come back beside new ones; a name that is taken gets a number', () => {
  const before = [field('a', '评级', ['A', 'B']), field('b', '意见')]
  const now = [field('a', '级别', ['A', 'C']), field('c', '意见')]
  expect(restoredFields(now, before)).toEqual([field('a', '级别', ['A', 'C', 'B']), field('c', '意见'), field('b', '意见 2')])
})

test('more fields than an index can have are not restored', () => {
  const now = Array.from({ length: 30 }, (_, at) => field(`${at}`, `${at}`))
  expect(() => restoredFields(now, [field('x', 'x')])).toThrow('PROJECT_INDEX_FIELDS_FULL')
})
