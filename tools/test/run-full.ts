import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownPostgres, type OwnPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { closeRun } from './close-run.ts'
import { runCounted } from './counted-command.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { runParts, shardsOf, type Part } from './parts.ts'
import { runOnServer } from './run-on-server.ts'
import { runVitest, skippedPart, type Outcome } from './runners.ts'

// npm run test:full: tests that take too long for `npm test`: killed processes and database outages, real documents, engines compared
// with a scan, golden queries, the recipes of CONTRIBUTING.md; components of every page; the flows tagged `@full`; the server's database
// tests on a system PostgreSQL, tests of the second search engine on an OpenSearch cluster, generated requests to all calls, and broken
// input; last an audit of the dependencies. Two parts at a time if memory allows: those that kill and import wait a lot. Tests that this
// machine cannot run, or for which no time is left (`TEST_END`), are reported as `SKIPPED …`. Ends like `npm test`.

/** Available bytes required to run two parts at a time: servers, databases and a cluster of one, two browsers, four workers. */
const MEMORY_FOR_TWO = 12 * 1024 ** 3
/** Tests that use the database for accounts only: what they test is HTTP, or is counted and searched by the engine. */
const ACCOUNTS_ONLY = /^(?:http|kinds|patents|search)\/(?!batch\/|keywords\/|shared-searches)|\/real-[\w-]+\.full\.test\.ts$/
/** Debian installs each version in a separate folder; one with only the client has no `initdb`. */
const SYSTEM_POSTGRES = '/usr/lib/postgresql'

openMemoryFolder()
const atOnce = process.availableMemory() >= MEMORY_FOR_TWO ? 2 : 1
/** Prints the output of each at its end, so that those of two do not mix. */
const options = { buffered: atOnce > 1 }

// What takes longest first, so that both lanes end at about the same time.
const parts: Part[] = [
  ['components and flows of every page', runEveryPage],
  ...vitestParts('faults', 3),
  ...vitestParts('documents', 2),
  // Skipped without network or Java, or on a very slow machine; on an idle machine two minutes.
  [
    'tests of the second search engine on an OpenSearch cluster',
    (name) => runCounted(name, { file: 'tools/opensearch/run.ts', limit: 600, skips: 'The tests of OpenSearch are skipped' }),
  ],
  // The same for Python and Schemathesis; three minutes.
  [
    'generated requests over all calls of the API',
    (name) => runCounted(name, { file: 'tools/schemathesis/run.ts', limit: 900, skips: 'The generated requests are skipped' }),
  ],
  ...vitestParts('recipes', 1),
  ['server tests on a PostgreSQL of the system', runOnSystemPostgres],
  ...brokenInput({ api: 500, import: 100, query: 500 }),
  // The registry may be a mirror without advisories.
  [
    'audit of dependencies',
    (name) => runCounted(name, { file: 'tools/audit/run.ts', limit: 120, skips: 'The audit of dependencies is skipped' }),
  ],
]
await closeRun(await runParts(parts, atOnce))

/** A Vitest project in shards, so that each ends within the time that is kept for a part. */
function vitestParts(project: string, shards: number): Part[] {
  return shardsOf(project, shards).map(([name, shard]) => [name, () => runVitest(name, [`--project=${project}`, ...shard], options)])
}

function runEveryPage(): Promise<Outcome[]> {
  return runOnServer({
    components: { part: 'long components', project: 'long components' },
    flows: { part: 'full flows', project: 'full', shards: 3 },
    ...options,
  })
}

async function runOnSystemPostgres(name: string): Promise<Outcome> {
  const folders = await readdir(SYSTEM_POSTGRES).catch(() => [])
  const versions = folders.filter((version) => existsSync(join(SYSTEM_POSTGRES, version, 'bin/initdb')))
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  if (newest === undefined) return skippedPart(name, 'none is installed')
  const installation = join(SYSTEM_POSTGRES, newest)
  let postgres: OwnPostgres
  try {
    postgres = await ownPostgres({ installation })
  } catch (error) {
    return skippedPart(name, `it could not be started: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    const environment = { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_FOLDER: installation }
    return await runVitest(`${name} (${newest})`, await databaseTests(), { ...options, environment })
  } finally {
    await postgres.remove()
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

/**
 * Malformed input, the same each time, a quarter of a minute for each kind; `npm run fuzz` generates more. Counts are small, because
 * broken input must not fail an unrelated change.
 */
function brokenInput(counts: Readonly<Record<'api' | 'import' | 'query', number>>): Part[] {
  return Object.entries(counts).map(([kind, count]) => [
    `broken input: ${kind}`,
    (name) => {
      const args = [kind, '1', '--count', String(count)]
      return runCounted(name, { file: 'tools/fuzz/run.ts', args, limit: 300, skips: 'The broken input is skipped' })
    },
  ])
}
