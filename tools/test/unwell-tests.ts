import { relative } from 'node:path'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './test-counts.ts'

/** A failed test, or one that passed only on retry. */
export interface UnwellTest {
  readonly kind: 'FAILED' | 'FLAKY'
  /** File relative to the checkout, with the line if known. */
  readonly file: string
  /** Titles, outermost group first; empty for a file that failed to load. */
  readonly titles: readonly string[]
  /** The runner's message, with colours and line breaks. */
  readonly message: string
}

/**
 * Failed and flaky tests of a Vitest report; a file that failed without a failed test (it did not load, a hook threw) is one entry. A
 * test that passed keeps the messages of its failed tries.
 */
export function unwellInVitest({ testResults }: VitestReport, root: string): UnwellTest[] {
  return testResults.flatMap(({ status, name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ kind: 'FAILED' as const, file, titles: [], message: message }]
    const flaky = assertionResults.filter((one) => one.status === 'passed' && (one.failureMessages ?? []).length > 0)
    return [...failed, ...flaky].map((one) => ({
      kind: one.status === 'failed' ? ('FAILED' as const) : ('FLAKY' as const),
      file,
      titles: [...one.ancestorTitles, one.title],
      message: one.failureMessages?.[0] ?? '',
    }))
  })
}

/**
 * Failed and flaky tests of a Playwright report, and its errors outside of flows. `folder` is that of the flows, relative to the
 * checkout.
 */
export function unwellInPlaywright({ suites, errors }: PlaywrightReport, folder: string): UnwellTest[] {
  const outside = errors.map(({ message = '' }) => ({ kind: 'FAILED' as const, file: folder, titles: [], message: message }))
  // The outermost suite is the file.
  return [...suites.flatMap((suite) => unwellInSuite(suite, folder, [])), ...outside]
}

function unwellInSuite(suite: PlaywrightSuite, folder: string, above: readonly string[]): UnwellTest[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const message = results.find(({ error }) => error !== undefined)?.error?.message ?? ''
      const kind = status === 'flaky' ? ('FLAKY' as const) : ('FAILED' as const)
      return [{ kind, file: `${folder}/${file}:${line}`, titles: [...above, title], message }]
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => unwellInSuite(inner, folder, [...above, inner.title]))]
}

/** Maximum length of a shown message. */
const MAX_MESSAGE = 300

/** One line: `FAILED file › group › title: first line of the message`. */
export function reportUnwell({ kind, file, titles, message }: UnwellTest): string {
  const shown = message
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${kind} ${[file, ...titles].join(' › ')}${shown === '' ? '' : `: ${shown.slice(0, MAX_MESSAGE)}`}`
}
