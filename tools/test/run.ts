import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addCounts,
  countPlaywright,
  countVitest,
  sayCounts,
  type PlaywrightReport,
  type TestCounts,
  type VitestReport,
} from './test-counts.ts'

// npm test [-- PATH…]: unit and integration tests, then the flows in a browser on the built web. With paths only the tests below them.
// The last line is `N passed, N failed, N skipped` over both.
const paths = process.argv.slice(2)
const reports = await mkdtemp(join(tmpdir(), 'gezhi-test-'))
const counts = [await runVitest(), ...(paths.length === 0 ? [await runFlows()] : [])]
await rm(reports, { recursive: true, force: true })

const sum = addCounts(counts)
console.log(sayCounts(sum))
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1

async function runVitest(): Promise<TestCounts> {
  const report = join(reports, 'vitest.json')
  const exitCode = await run(['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  return withExitCode(exitCode, await readReport<VitestReport>(report, 'Vitest', countVitest))
}

async function runFlows(): Promise<TestCounts> {
  if ((await run(['node', 'apps/web/build.ts'])) !== 0) return failure('The web could not be built: its flows did not run.')
  const report = join(reports, 'playwright.json')
  const exitCode = await run(['playwright', 'test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return withExitCode(exitCode, await readReport<PlaywrightReport>(report, 'Playwright', countPlaywright))
}

/** Runs a command with its output shown; answers its exit code. */
function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function readReport<Report>(path: string, runner: string, count: (report: Report) => TestCounts): Promise<TestCounts> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? failure(`${runner} wrote no report.`) : count(JSON.parse(text) as Report)
}

/** A runner that failed for a reason its report does not hold (an unhandled rejection after the tests) has failed all the same. */
function withExitCode(exitCode: number, counted: TestCounts): TestCounts {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function failure(says: string): TestCounts {
  console.error(says)
  return { passed: 0, failed: 1, skipped: 0 }
}
