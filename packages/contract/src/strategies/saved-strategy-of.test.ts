import { expect, test } from 'vitest'
import { savedStrategyOf } from './saved-strategy-of.ts'

const read = (searchStrategy: string, searchCondition: string) => {
  const { mode, hasOtherCriteria } = savedStrategyOf({ title: 'A', searchStrategy, searchCondition, number: 3 })
  return [mode, hasOtherCriteria]
}

test('G213: queries and commands can be referred to, other search modes cannot', () => {
  expect(read('a or b', '')).toEqual(['box', false])
  expect(read('a', '{"f":"country:CN"}')).toEqual(['box', false])
  expect(read('a', '{"w":"command"}')).toEqual(['command', false])
  expect(read('a', '{"w":"law","wa":"{}"}')).toEqual(['box', true])
  expect(read(' ', '')).toEqual(['box', true])
  for (const unreadable of ['{', 'null', '3', '{"w":1}']) expect(read('a', unreadable)).toEqual(['box', false])
})
