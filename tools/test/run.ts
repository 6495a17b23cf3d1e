import { closeRun } from './close-run.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { runOnServer } from './run-on-server.ts'
import { runVitest, type Outcome } from './runners.ts'

// npm test [-- PATH…]: unit and integration tests, and in parallel the component tests and browser flows on one server with the built web
// app. With paths only the tests below them, including those of `npm run test:full`. Prints failed tests, flaky flows and durations; the
// last line is the total `N passed, N failed, N skipped`.

/** Available bytes required to run both halves in parallel: two browsers, two servers and four workers take about half. */
const MEMORY_FOR_BOTH = 6 * 1024 ** 3
const UNITS = ['packages', 'parts', 'server'].map((name) => `--project=${name}`)

openMemoryFolder()
const paths = process.argv.slice(2)
await closeRun(paths.length > 0 ? [await runVitest('tests', paths)] : await runAll())

async function runAll(): Promise<Outcome[]> {
  const beside = process.availableMemory() >= MEMORY_FOR_BOTH
  const units = runVitest('tests', UNITS)
  if (!beside) await units
  const onServer = runOnServer({
    components: { part: 'components', project: 'components' },
    flows: { part: 'flows', project: 'flows', shards: 1 },
    buffered: beside,
  })
  return [await units, ...(await onServer)]
}
