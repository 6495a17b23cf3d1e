import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, sayCounts } from './test-counts.ts'

test('a file that did not load counts as a failure, one with failed tests only by them', () => {
  const counts = countVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(counts).toEqual({ passed: 3, failed: 2, skipped: 3 })
})

test('a flow that passed at the second try and a fault outside of flows are failures', () => {
  const counts = countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: ['no server'] })
  expect(counts).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('the closing line sums the runners', () => {
  const counts = addCounts([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 3, skipped: 0 },
  ])
  expect(sayCounts(counts)).toBe('11 passed, 3 failed, 2 skipped')
})
