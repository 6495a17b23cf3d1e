import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { startS3Server } from '../../apps/server/src/testing/s3/s3-server.ts'
import { ENGINES } from '../../tests/e2e/server/own-engines.ts'
import { startOpenSearch, type OpenSearchCluster } from '../opensearch/start-cluster.ts'

// npm run test:real [-- api [FILE…] | flows | FILE.spec.ts…]: runs the browser flows and the API tests on three OpenSearch nodes, a
// PostgreSQL server and an S3 server, configured by settings only. By default both; with names of flows only those. Skipped with the
// reason if OpenSearch is unavailable. The web app must be built (`node apps/web/build.ts`).
const [target = 'all', ...more] = process.argv.slice(2)
/** Folders with API tests. */
const API = ['apps/server/src', 'tests/calls', 'tests/security']
const FLOWS = 'tests/e2e/playwright.config.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = await testOnRealEngines()

async function testOnRealEngines(): Promise<number> {
  let cluster: OpenSearchCluster
  try {
    cluster = await startOpenSearch(3)
  } catch (error) {
    console.error(`The tests on real engines are skipped: ${error instanceof Error ? error.message : String(error)}`)
    console.log('0 passed, 0 failed, 1 skipped')
    return 0
  }
  const [postgres, s3] = [await ownPostgres(), await startS3Server()]
  try {
    const [search, files] = [cluster.nodes.join(','), s3.url()]
    const api =
      target === 'all' || target === 'api'
        ? await run([process.execPath, 'tools/test/run.ts', ...(await apiTests(target === 'api' ? more : []))], {
            TEST_SEARCH_URL: search,
            TEST_DATABASE_URL: postgres.url,
            TEST_FILES_URL: files,
          })
        : 0
    if (target === 'api') return api
    const engines = { [ENGINES.search]: search, [ENGINES.database]: postgres.url, [ENGINES.files]: files }
    const names = target === 'all' || target === 'flows' ? more : [target, ...more]
    const flows = await run(['playwright', 'test', `--config=${FLOWS}`, ...names], engines)
    return Math.max(api, flows)
  } finally {
    await cluster.stop()
    await postgres.remove()
    await s3.close()
  }
}

/** The named tests, else all API tests that use the database, an engine or the files: the others would only be repeated. */
async function apiTests(named: readonly string[]): Promise<readonly string[]> {
  if (named.length > 0) return named
  const listed = await Promise.all(
    API.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  )
  const files = listed.flat().filter((file) => file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  return texts.filter(([, text]) => /\b(?:buildTestApp|testDatabase|testEngine|testFileStore)\b/.test(text)).map(([file]) => file)
}

function run([program = '', ...args]: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1))
  })
}
