import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest, readCounts, formatCounts, type VitestFile } from './test-counts.ts'

test('a file that did not load counts as a failure, one with failed tests only by them', () => {
  const counts = countVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      vitestFile('failed', []),
      vitestFile('failed', [vitestTest('passed'), vitestTest('failed')]),
      vitestFile('passed', [vitestTest('passed')]),
    ],
  })
  expect(counts).toEqual({ passed: 3, failed: 2, skipped: 3 })
})

test('a flow that passed on retry has passed, an error outside of flows is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }], suites: [] })).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test('a closing line is read back, any other is none', () => {
  expect(readCounts('11 passed, 3 failed, 2 skipped')).toEqual({ passed: 11, failed: 3, skipped: 2 })
  expect(readCounts('flows: 11 passed, 3 failed, 2 skipped in 4 s')).toBeNull()
})

test('the closing line sums the runners', () => {
  const counts = addCounts([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 3, skipped: 0 },
  ])
  expect(formatCounts(counts)).toBe('11 passed, 3 failed, 2 skipped')
})

function vitestFile(status: string, assertionResults: VitestFile['assertionResults']): VitestFile {
  return { name: '/checkout/a.test.ts', status, message: '', assertionResults }
}

function vitestTest(status: string): VitestFile['assertionResults'][number] {
  return { status, ancestorTitles: [], title: 'a', failureMessages: null }
}
