import { expect, test } from 'vitest'
import { queryProblem } from './query-problem.ts'

test('B.search-box.23: nothing and spaces are no query', () => {
  expect([queryProblem(''), queryProblem(' \u3000\n')]).toEqual(['empty', 'empty'])
})

test('B.search-box.24: 10,000 characters are searched, one more is not', () => {
  expect([queryProblem('电'.repeat(10_000)), queryProblem('电'.repeat(10_001))]).toEqual([null, 'tooLong'])
})
