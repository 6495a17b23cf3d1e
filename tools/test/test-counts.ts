/** How tests ended; failed also counts what never got to run because its file did not load. */
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

/** The closing line: `N passed, N failed, N skipped`. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Reads a closing line; null for any other line. */
export function readCounts(line: string): TestCounts | null {
  const [passed, failed, skipped] = (/^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(line) ?? []).slice(1).map(Number)
  return passed === undefined || failed === undefined || skipped === undefined ? null : { passed, failed, skipped }
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

export interface VitestFile {
  /** Its whole path. */
  readonly name: string
  readonly status: string
  /** What was wrong with the file itself. */
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

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  /** Faults outside of tests: the configuration, a server that did not start. */
  readonly errors: readonly { readonly message?: string }[]
  /** One a file, with its groups below. */
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

/** Counts of a Playwright report. A flow that passed when tried again has passed; `unwellInPlaywright` tells it apart. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
