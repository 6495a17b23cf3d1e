import { spawn } from 'node:child_process'
import { startOpenSearch, type OpenSearchCluster } from './start-cluster.ts'

// npm run test:opensearch [-- NODES]: the tests that need an OpenSearch cluster, against a real one of 1 to 3 nodes that is started for
// them. Where none can be had they are skipped, and the reason is printed. The last line is `N passed, N failed, N skipped`.
const nodes = Number(process.argv[2] ?? 1) as 1 | 2 | 3

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const cluster = await startOpenSearch(nodes).catch((error: unknown) => {
  console.error(`The tests of OpenSearch are skipped: ${error instanceof Error ? error.message : String(error)}`)
  console.log('0 passed, 0 failed, 1 skipped')
  return null
})
if (cluster !== null) process.exitCode = await testAgainst(cluster)

async function testAgainst({ nodes: addresses, stop }: OpenSearchCluster): Promise<number> {
  try {
    return await new Promise((resolve) => {
      spawn(process.execPath, ['tools/test/run.ts', 'packages/search-opensearch'], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, OPENSEARCH_URL: addresses.join(',') },
      }).on('close', (code) => resolve(code ?? 1))
    })
  } finally {
    await stop()
  }
}
