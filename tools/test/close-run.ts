import { appendFile } from 'node:fs/promises'
import { addCounts, formatCounts } from './test-counts.ts'
import type { Outcome } from './runners.ts'
import { reportUnwell } from './unwell-tests.ts'

/** File that also receives the lines before the last one: `.ci/run` prints those of all its runs at its end. */
const SUMMARY_VARIABLE = 'TEST_SUMMARY'

/**
 * Ends a test run: prints failed and flaky tests, durations, the lines of its parts, and last the total `N passed, N failed, N skipped`. Exit code
 * 1 if something failed or nothing ran.
 */
export async function closeRun(outcomes: readonly Outcome[]): Promise<void> {
  const lines = [
    ...outcomes.flatMap(({ unwell }) => unwell.map(reportUnwell)),
    ...outcomes.map(({ part, seconds, counts }) => `${part}: ${formatCounts(counts)} in ${Math.round(seconds)} s`),
    ...outcomes.flatMap(({ lines: own = [] }) => own),
  ]
  console.log(`\n${lines.join('\n')}`)
  const summary = process.env[SUMMARY_VARIABLE]
  if (summary) await appendFile(summary, `${lines.join('\n')}\n`)
  const sum = addCounts(outcomes.map(({ counts }) => counts))
  console.log(formatCounts(sum))
  process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
}
