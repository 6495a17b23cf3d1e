import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TIMED_OUT, withinTimeLeft } from './time-limit.ts'
import { addCounts, countPlaywright, countVitest, type PlaywrightReport, type TestCounts, type VitestReport } from './test-counts.ts'
import { unwellInPlaywright, unwellInVitest, type UnwellTest } from './unwell-tests.ts'

/** The result of a part of a test run. */
export interface Outcome {
  readonly part: string
  readonly seconds: number
  readonly counts: TestCounts
  readonly unwell: readonly UnwellTest[]
  /** Further lines of the summary: why the part was skipped, failures of a command that reports them itself. */
  readonly lines?: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

interface RunnerOptions {
  readonly environment?: Environment
  /** Prints the output only at the end, so that it does not mix with that of a parallel runner. */
  readonly buffered?: boolean
}

interface Run {
  readonly exitCode: number
  readonly seconds: number
}

const FLOWS = 'tests/e2e/flows'

// Every server and test thread compiles the same sources: with a cache they start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../node_modules/.cache/gezhi-compiled')

/** Runs Vitest with arguments (projects, paths). */
export function runVitest(part: string, args: readonly string[], options: RunnerOptions = {}): Promise<Outcome> {
  return withReport(async (report) => {
    const command = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const read = (given: VitestReport) => ({ counts: countVitest(given), unwell: unwellInVitest(given, process.cwd()) })
    return outcomeOf(part, command, report, read, options)
  })
}

/** Runs Playwright with arguments (a project, a shard); the web app must be built. */
export function runFlows(
  part: string,
  args: readonly string[],
  { environment = {}, buffered = false }: RunnerOptions = {},
): Promise<Outcome> {
  return withReport(async (report) => {
    const command = ['playwright', 'test', '--config=tests/e2e/playwright.config.ts', ...args, '--reporter=list,json']
    const read = (given: PlaywrightReport) => ({ counts: countPlaywright(given), unwell: unwellInPlaywright(given, FLOWS) })
    return outcomeOf(part, command, report, read, { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, buffered })
  })
}

/** Set if the web app was just built: `.ci/run` checks its budgets before the tests. */
const BUILT_VARIABLE = 'TEST_WEB_BUILT'

/** Builds the web app, unless it was. Resolves with the error, undefined on success. */
export async function buildWeb(options: RunnerOptions = {}): Promise<Outcome | undefined> {
  if (process.env[BUILT_VARIABLE]) return undefined
  const { exitCode, seconds } = await runCommand(['node', 'apps/web/build.ts'], options)
  if (exitCode !== 0) return failedPart('build of the web', seconds, 'The web could not be built: nothing ran on it.')
  return undefined
}

/** A failed part without a report of its own. */
export function failedPart(part: string, seconds: number, message: string): Outcome {
  return { part, seconds, ...failure(message) }
}

/** A part that did not run, with the reason: it counts as one skipped test. */
export function skippedPart(part: string, reason: string): Outcome {
  const counts = { passed: 0, failed: 0, skipped: 1 }
  return { part, seconds: 0, counts, unwell: [], lines: [`SKIPPED ${part}: ${reason}`] }
}

/** Runs a command with its output shown. Returns 127 if it cannot be started. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { environment = {}, buffered = false }: RunnerOptions = {},
): Promise<Run> {
  const start = performance.now()
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const end = (exitCode: number) => {
      if (buffered) process.stdout.write(Buffer.concat(output))
      resolve({ exitCode, seconds: (performance.now() - start) / 1000 })
    }
    const shown = buffered ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', shown, shown], env: { ...process.env, ...environment } })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (fragment: Buffer) => output.push(fragment))
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

async function withReport(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-test-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a runner and parses its report. A failure that the report does not contain still counts. */
async function outcomeOf<Report>(
  part: string,
  command: readonly string[],
  report: string,
  read: (report: Report) => Pick<Outcome, 'counts' | 'unwell'>,
  options: RunnerOptions,
): Promise<Outcome> {
  const { exitCode, seconds } = await runCommand(withinTimeLeft(command), options)
  if (TIMED_OUT.has(exitCode)) return skippedPart(part, `stopped after ${Math.round(seconds)} s, at the time limit of the run`)
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return failedPart(part, seconds, `${command[0]} ended with ${exitCode} and wrote no report.`)
  const { counts, unwell } = read(JSON.parse(text) as Report)
  if (exitCode === 0 || counts.failed > 0) return { part, seconds, counts, unwell }
  const outside = failure(`${command[0]} ended with ${exitCode} though no test failed: an error outside of tests, shown above.`)
  return { part, seconds, counts: addCounts([counts, outside.counts]), unwell: [...unwell, ...outside.unwell] }
}

function failure(message: string): Pick<Outcome, 'counts' | 'unwell'> {
  return { counts: { passed: 0, failed: 1, skipped: 0 }, unwell: [{ kind: 'FAILED', file: 'npm test', titles: [], message }] }
}
