/** Test counts; `failed` includes tests that did not run because their file failed to load. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Sums the counts of several runners. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (key: keyof TestCounts): number => counts.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line: `N passed, N failed, N skipped`. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Parses a last line; null for any other line. */
export function readCounts(line: string): TestCounts | null {
  const [passed, failed, skipped] = (/^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(line) ?? []).slice(1).map(Number)
  return passed === undefined || failed === undefined || skipped === undefined ? null : { passed, failed, skipped }
}

/** The part of Vitest's JSON report that is used here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

export interface VitestFile {
  /** Absolute path. */
  readonly name: string
  readonly status: string
  /** The error of the file itself. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly ancestorTitles: readonly string[]
    readonly title: string
    readonly failureMessages: readonly string[] | null
  }[]
}

/** Counts of a Vitest report. A file that failed without a failed test (it did not load, a hook threw) counts as one failure. */
export function countVitest(report: VitestReport): TestCounts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The part of Playwright's JSON report that is used here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  /** Errors outside of tests: the configuration, a server that did not start. */
  readonly errors: readonly { readonly message?: string }[]
  /** One per file, with nested groups. */
  readonly suites: readonly PlaywrightSuite[]
}

export interface PlaywrightSuite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Counts of a Playwright report. A flow that passed on retry counts as passed; `unwellInPlaywright` reports it. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
