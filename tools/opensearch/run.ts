import { spawn } from 'node:child_process'
import { startOpenSearch, type OpenSearchCluster } from './start-cluster.ts'

// npm run test:opensearch [-- NODES | -- PATH… | -- faults]: the tests that ask an OpenSearch cluster, all or those of the paths, against a
// real one of 1 to 3 nodes that is started for them; `faults` those that kill its nodes. Where none can be had they are skipped, and the reason is printed. The last line is
// `N passed, N failed, N skipped`.
const [target = '1', ...more] = process.argv.slice(2)
const paths = /^[1-3]$/.test(target) ? more : [target, ...more]

/** The suite of every engine, the golden queries, and the calls of the API that ask the engine for something. */
const TESTS = [
  'packages/search-opensearch',
  'tests/relevance/patents.test.ts',
  'apps/server/src/search/search-handlers.test.ts',
  'apps/server/src/search/query-calls.test.ts',
  'apps/server/src/search/suggest.test.ts',
  'apps/server/src/search/search-field.test.ts',
  'tests/oracle/kinds.test.ts',
  'apps/server/src/trademarks',
  'apps/server/src/companies',
  'apps/server/src/screening',
]
/** Minutes of queries, over documents that hardly any machine has, and a whole installation moved there and back: not in CI. */
const MINUTES =
  process.env['CI'] === undefined
    ? [
        'tests/oracle/generated-queries.test.ts',
        'tests/faults/move-installation.test.ts',
        'apps/server/src/analysis/real-records.full.test.ts',
        'apps/server/src/graph',
        'apps/server/src/novelty',
        'apps/server/src/valuation',
      ]
    : []
/** Start nodes and processes of their own, to kill them. */
const FAILURE_TESTS = ['opensearch-nodes', 'many-machines', 'killed-index-work', 'semantic-on-machines'].map(
  (name) => `tests/faults/${name}.test.ts`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode =
  target === 'faults'
    ? await runTests(FAILURE_TESTS, { OPENSEARCH_FAULTS: '1' })
    : await testAgainst(paths.length > 0 ? 1 : (Number(target) as 1 | 2 | 3))

async function testAgainst(nodes: 1 | 2 | 3): Promise<number> {
  let cluster: OpenSearchCluster
  try {
    cluster = await startOpenSearch(nodes)
  } catch (error) {
    console.error(`The tests of OpenSearch are skipped: ${error instanceof Error ? error.message : String(error)}`)
    console.log('0 passed, 0 failed, 1 skipped')
    return 0
  }
  try {
    const address = cluster.nodes.join(',')
    return await runTests(paths.length > 0 ? paths : [...TESTS, ...MINUTES], { OPENSEARCH_URL: address, TEST_SEARCH_URL: address })
  } finally {
    await cluster.stop()
  }
}

function runTests(paths: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    spawn(process.execPath, ['tools/test/run.ts', ...paths], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    }).on('close', (code) => resolve(code ?? 1))
  })
}
