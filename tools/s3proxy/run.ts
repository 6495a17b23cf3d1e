import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startS3Proxy, type S3Proxy } from './start-s3proxy.ts'

// npm run test:s3: runs the tests of the files port and of moving files against S3Proxy, an independent S3 server. Skipped with the
// reason if it is unavailable. The last line is `N passed, N failed, N skipped`.
const TESTS = ['apps/server/src/files', 'apps/server/src/operations/move/move-files.test.ts']

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = await testAgainstS3Proxy()

async function testAgainstS3Proxy(): Promise<number> {
  let store: S3Proxy
  try {
    store = await startS3Proxy()
  } catch (error) {
    console.error(`The tests of S3 are skipped: ${error instanceof Error ? error.message : String(error)}`)
    console.log('0 passed, 0 failed, 1 skipped')
    return 0
  }
  try {
    const env = { ...process.env, TEST_FILES_URL: store.url }
    const [code] = await once(
      spawn(process.execPath, ['tools/test/run.ts', ...TESTS], { stdio: ['ignore', 'inherit', 'inherit'], env }),
      'close',
    )
    return Number(code ?? 1)
  } finally {
    await store.stop()
  }
}
