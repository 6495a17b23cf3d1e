import { expect, test } from 'vitest'
import { reportUnwell, unwellInPlaywright, unwellInVitest } from './unwell-tests.ts'

test('failed and flaky tests are named with file and groups, a file that did not load by what was wrong with it', () => {
  const passed = { status: 'passed', ancestorTitles: [], title: 'good', failureMessages: [] }
  const failed = {
    status: 'failed',
    ancestorTitles: ['dates', 'leap years'],
    title: 'are longer',
    failureMessages: ['Error: 365\n    at x'],
  }
  const flaky = { ...passed, title: 'now and then', failureMessages: ['Error: too late'] }
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: '/checkout/packages/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed, flaky] },
      { name: '/checkout/packages/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  }
  expect(unwellInVitest(report, '/checkout').map(reportUnwell)).toEqual([
    'FAILED packages/a.test.ts › dates › leap years › are longer: Error: 365 at x',
    'FLAKY packages/a.test.ts › now and then: Error: too late',
    'FAILED packages/b.test.ts: Cannot find module',
  ])
})

test('of the flows what failed, what passed at the second try, and what went wrong outside of them', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...messages: string[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), ...(status === 'flaky' ? [{}] : [])] }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('good', 'expected'), spec('left out', 'skipped'), spec('broken', 'unexpected', '\u001b[31mred\u001b[39m', 'again')],
        suites: [{ title: 'on a phone', specs: [spec('now and then', 'flaky', 'too late')] }],
      },
    ],
  }
  expect(unwellInPlaywright(report, 'tests/e2e/flows').map(reportUnwell)).toEqual([
    'FAILED tests/e2e/flows/home.spec.ts:7 › broken: red',
    'FLAKY tests/e2e/flows/home.spec.ts:7 › on a phone › now and then: too late',
    'FAILED tests/e2e/flows: no server',
  ])
})
