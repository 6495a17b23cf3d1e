import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { runCaptured } from '../run-captured.ts'
import { closeRun } from './close-run.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { runOnServer } from './run-on-server.ts'
import { runVitest, type Outcome } from './runners.ts'
import { readCounts } from './test-counts.ts'

// npm run test:full: tests that take too long for `npm test`: killed processes and database outages, real documents, engines compared
// with a scan, golden queries, the recipes of CONTRIBUTING.md; components of every page; the flows tagged `@full`; the server's database tests on a system
// PostgreSQL, tests of the second search engine on an OpenSearch cluster, generated requests to all calls, and broken input; last an
// audit of the dependencies. The tests that kill and import wait a lot: the rest runs beside them if memory allows. Tests that this
// machine cannot run are reported as `SKIPPED …`. Ends like `npm test`.

/** Available bytes required to run both halves in parallel: servers, databases and a cluster of one, two browsers, four workers. */
const MEMORY_FOR_BOTH = 12 * 1024 ** 3
/** Tests that use the database for accounts only: what they test is HTTP, or is counted and searched by the engine. */
const ACCOUNTS_ONLY = /^(?:http|kinds|patents|search)\/(?!batch\/|keywords\/|shared-searches)|\/real-[\w-]+\.full\.test\.ts$/
/** Debian installs each version in a separate folder; one with only the client has no `initdb`. */
const SYSTEM_POSTGRES = '/usr/lib/postgresql'
/** Seconds; on an idle machine the tests on OpenSearch take two minutes. */
const OPENSEARCH_LIMIT = 600
/** Seconds; on an idle machine the generated requests take three minutes. */
const SCHEMATHESIS_LIMIT = 900
/** Seconds. */
const AUDIT_LIMIT = 120
/** Seconds; on an idle machine each takes a quarter of a minute. */
const FUZZ_LIMIT = 300
/** Number of inputs of each kind; small, because broken input must not fail an unrelated change. */
const FUZZ_COUNTS = { api: 500, import: 100, query: 500 }

interface Part {
  readonly outcome: Outcome
  /** Lines printed at the end. */
  readonly lines: readonly string[]
}

openMemoryFolder()
const beside = process.availableMemory() >= MEMORY_FOR_BOTH
const tests = runVitest('full tests', ['--project=faults', '--project=documents', '--project=recipes'])
if (!beside) await tests
const others = runOthers(beside)
const parts = [{ outcome: await tests, lines: [] }, ...(await others)]
await closeRun(
  parts.map(({ outcome }) => outcome),
  parts.flatMap(({ lines }) => lines),
)

/** On the built web, on other databases and engines, and of generated input: one after the other. */
async function runOthers(buffered: boolean): Promise<Part[]> {
  const onServer = await runOnServer({
    components: { part: 'long components', project: 'long components' },
    flows: { part: 'full flows', project: 'full' },
    buffered,
  })
  return [
    ...onServer.map((outcome) => ({ outcome, lines: [] })),
    await onSystemPostgres(buffered),
    await onOpenSearch(),
    await onGeneratedRequests(),
    ...(await onBrokenInput()),
    await onAdvisories(),
  ]
}

async function onSystemPostgres(buffered: boolean): Promise<Part> {
  const part = 'server tests on a PostgreSQL of the system'
  const folders = await readdir(SYSTEM_POSTGRES).catch(() => [])
  const versions = folders.filter((version) => existsSync(join(SYSTEM_POSTGRES, version, 'bin/initdb')))
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  if (newest === undefined) return skipped(part, 'none is installed')
  process.env['TEST_POSTGRES_FOLDER'] = join(SYSTEM_POSTGRES, newest)
  let postgres: OwnPostgres
  try {
    // It reads the folder when it is loaded.
    const { ownPostgres } = await import('../../apps/server/src/testing/own-postgres.ts')
    postgres = await ownPostgres()
  } catch (error) {
    return skipped(part, `it could not be started: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    const environment = { TEST_DATABASE_URL: postgres.url }
    return { outcome: await runVitest(`${part} (${newest})`, await databaseTests(), { environment, buffered }), lines: [] }
  } finally {
    await postgres.remove()
    delete process.env['TEST_POSTGRES_FOLDER']
  }
}

/** Only tests of what is stored in the database: the others would only be repeated. One of them restarts its own PostgreSQL. */
async function databaseTests(): Promise<string[]> {
  const names = await readdir('apps/server/src', { recursive: true })
  const files = names.filter((name) => name.endsWith('.test.ts') && !ACCOUNTS_ONLY.test(name)).map((name) => join('apps/server/src', name))
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  const openingDatabase = texts.filter(([, text]) => /\b(?:buildTestApp|testDatabase)\b/.test(text)).map(([file]) => file)
  return [...openingDatabase, 'tests/faults/postgres-restart.test.ts']
}

/** Skipped without network or Java, or on a very slow machine. */
function onOpenSearch(): Promise<Part> {
  return runCommand('tests of the second search engine on an OpenSearch cluster', 'tools/opensearch/run.ts', {
    limit: OPENSEARCH_LIMIT,
    skips: 'The tests of OpenSearch are skipped',
  })
}

/** The same for Python and Schemathesis. */
function onGeneratedRequests(): Promise<Part> {
  return runCommand('generated requests over all calls of the API', 'tools/schemathesis/run.ts', {
    limit: SCHEMATHESIS_LIMIT,
    skips: 'The generated requests are skipped',
  })
}

/** Malformed input, the same each time; `npm run fuzz` generates more. */
async function onBrokenInput(): Promise<Part[]> {
  const parts: Part[] = []
  for (const [kind, count] of Object.entries(FUZZ_COUNTS)) {
    const args = [kind, '1', '--count', String(count)]
    parts.push(
      await runCommand(`broken input: ${kind}`, 'tools/fuzz/run.ts', { args, limit: FUZZ_LIMIT, skips: 'The broken input is skipped' }),
    )
  }
  return parts
}

/** The registry may be a mirror without advisories. */
function onAdvisories(): Promise<Part> {
  return runCommand('audit of dependencies', 'tools/audit/run.ts', { limit: AUDIT_LIMIT, skips: 'The audit of dependencies is skipped' })
}

interface CommandOptions {
  readonly args?: readonly string[]
  /** Seconds after which it is stopped and counts as skipped. */
  readonly limit: number
  /** Prefix of the line with the reason if it skips itself. */
  readonly skips: string
}

/** Runs a command whose last line has counts. */
async function runCommand(part: string, file: string, { args = [], limit, skips }: CommandOptions): Promise<Part> {
  const start = performance.now()
  const command = ['timeout', '--kill-after=20', String(limit), process.execPath, file, ...args]
  const { exitCode, output } = await runCaptured(command, { TEST_SUMMARY: '' })
  console.log(output)
  const lines = output.trimEnd().split('\n')
  const counts = readCounts(lines.at(-1) ?? '')
  if (exitCode === 124 || exitCode === 137) return skipped(part, `it did not end within ${limit} s`)
  const missing = lines.find((line) => line.startsWith(`${skips}: `))?.slice(skips.length + 2)
  if (missing !== undefined) return skipped(part, missing)
  const seconds = (performance.now() - start) / 1000
  if (counts === null) {
    const failed = { passed: 0, failed: 1, skipped: 0 }
    return { outcome: { part, seconds, counts: failed, unwell: [] }, lines: [`FAILED ${part}: ended without a line of counts`] }
  }
  return { outcome: { part, seconds, counts, unwell: [] }, lines: lines.filter((line) => /^(?:FAILED|FLAKY) /.test(line)) }
}

function skipped(part: string, reason: string): Part {
  const outcome = { part, seconds: 0, counts: { passed: 0, failed: 0, skipped: 1 }, unwell: [] }
  return { outcome, lines: [`SKIPPED ${part}: ${reason}`] }
}
