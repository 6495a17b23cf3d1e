import { expect, test } from 'vitest'
import { applicationOf, inventionsOf } from '../../bench/relevance/every-record.ts'
import { textRecord } from '../../bench/relevance/query-set.ts'
import { usefulCounts } from '../../bench/relevance/useful.ts'

test('two publications of an invention take two places and count once', () => {
  const grades = new Map([
    ['zh01 CN1', 2],
    ['zh01 CN2', 0],
    ['zh01 CN3', 1],
    ['zh02 CN9', 2],
  ])
  expect(usefulCounts(new Map([['zh01', ['CN1', 'CN1', 'CN2', 'CN4']]]), grades, new Map())).toEqual([
    { question: 'zh01', useful: 1, unjudged: 1, known: 2 },
  ])
})

test('hits after the tenth do not count', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => `CN${i}`)
  const grades = new Map(numbers.map((number) => [`en01 ${number}`, 1]))
  expect(usefulCounts(new Map([['en01', numbers]]), grades, new Map())).toEqual([{ question: 'en01', useful: 10, unjudged: 0, known: 12 }])
})

test('what is useful for the same question in the other language is known to be held', () => {
  const grades = new Map([
    ['zh01 CN1', 2],
    ['zh01 CN2', 1],
    ['zh01 CN3', 0],
    ['en01 CN2', 1],
    ['en01 US4', 1],
  ])
  const [count] = usefulCounts(new Map([['en01', ['CN2', 'CN1']]]), grades, new Map([['en01', 'zh01']]))
  expect(count).toEqual({ question: 'en01', useful: 1, unjudged: 1, known: 3 })
})

test('publications of one number and of one title are one invention, records without titles are not', () => {
  const records = [
    textRecord('CN1A', 'zh', '电池', ''),
    textRecord('CN1B', 'zh', '一种电池', ''),
    textRecord('CN2U', 'zh', '一种 电池。', ''),
    textRecord('US7000003B1', 'en', '', 'a'),
    textRecord('US7000004B1', 'en', '', 'a'),
  ]
  expect([...inventionsOf(records).values()]).toEqual(['CN1A', 'CN1A', 'CN1A', 'US7000003B1', 'US7000004B1'])
  expect(applicationOf('CN201210000000.1')).toBe('CN201210000000.1')
})
