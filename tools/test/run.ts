import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
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
import { sayUnwell, unwellInPlaywright, unwellInVitest, type UnwellTest } from './unwell-tests.ts'

// npm test [-- PATH…]: unit and integration tests, then the flows in a browser on the built web. With paths only the tests below them.
// Before the last line stand the tests that failed, the flows that passed at the second try, and what took how long; the last line is
// `N passed, N failed, N skipped` over all.

/** How a part of the run ended. */
interface Outcome {
  readonly part: string
  readonly seconds: number
  readonly counts: TestCounts
  readonly unwell: readonly UnwellTest[]
}

/** Where the lines before the last one are written as well: `.ci/run` says those of all its runs at its end. */
const SUMMARY_VARIABLE = 'TEST_SUMMARY'
const FLOWS = 'tests/e2e/flows'

const paths = process.argv.slice(2)
const reports = await mkdtemp(join(tmpdir(), 'gezhi-test-'))
const outcomes = [await runVitest(), ...(paths.length === 0 ? await runFlows() : [])]
await rm(reports, { recursive: true, force: true })

const lines = [
  ...outcomes.flatMap(({ unwell }) => unwell.map(sayUnwell)),
  ...outcomes.map(({ part, seconds, counts }) => `${part}: ${sayCounts(counts)} in ${Math.round(seconds)} s`),
]
console.log(`\n${lines.join('\n')}`)
const summary = process.env[SUMMARY_VARIABLE]
if (summary !== undefined) await appendFile(summary, `${lines.join('\n')}\n`)

const sum = addCounts(outcomes.map(({ counts }) => counts))
console.log(sayCounts(sum))
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1

async function runVitest(): Promise<Outcome> {
  const report = join(reports, 'vitest.json')
  const command = ['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return outcomeOf<VitestReport>('tests', command, report, (read) => ({
    counts: countVitest(read),
    unwell: unwellInVitest(read, process.cwd()),
  }))
}

async function runFlows(): Promise<Outcome[]> {
  const build = await timed(['node', 'apps/web/build.ts'])
  if (build.exitCode !== 0)
    return [{ part: 'build of the web', seconds: build.seconds, ...failure('The web could not be built: no flow ran.') }]
  const report = join(reports, 'playwright.json')
  const command = ['playwright', 'test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json']
  const read = (given: PlaywrightReport) => ({ counts: countPlaywright(given), unwell: unwellInPlaywright(given, FLOWS) })
  return [await outcomeOf<PlaywrightReport>('flows', command, report, read, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })]
}

/** Runs a runner and reads its report. One that failed for a reason its report does not hold has failed all the same. */
async function outcomeOf<Report>(
  part: string,
  command: readonly string[],
  report: string,
  read: (report: Report) => Pick<Outcome, 'counts' | 'unwell'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { exitCode, seconds } = await timed(command, environment)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { part, seconds, ...failure(`${command[0]} ended with ${exitCode} and wrote no report.`) }
  const { counts, unwell } = read(JSON.parse(text) as Report)
  if (exitCode === 0 || counts.failed > 0) return { part, seconds, counts, unwell }
  const outside = failure(`${command[0]} ended with ${exitCode} though no test failed: an error outside of tests, shown above.`)
  return { part, seconds, counts: addCounts([counts, outside.counts]), unwell: [...unwell, ...outside.unwell] }
}

/** Runs a command with its output shown. */
function timed(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ exitCode: number; seconds: number }> {
  const [program = '', ...args] = command
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (exitCode: number) => resolve({ exitCode, seconds: (performance.now() - start) / 1000 })
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

function failure(says: string): Pick<Outcome, 'counts' | 'unwell'> {
  return { counts: { passed: 0, failed: 1, skipped: 0 }, unwell: [{ kind: 'FAILED', file: 'npm test', titles: [], says }] }
}
