import { parseArgs } from 'node:util'
import { COUNT_VARIABLE, FULL_COUNT, SEED_VARIABLE } from '../../tests/faults/seeded.ts'
import { closeRun } from '../test/close-run.ts'
import { testPackage } from '../test/program-command.ts'
import { runVitest } from '../test/runners.ts'

// npm run faults [-- SEED [--count N] [--only NAME…] [--package FOLDER]]: long runs of the tests in tests/faults with random faults: N kills
// (100), and pauses, power losses and simulated orders in proportion. A seed reproduces the moments. `--package`: on an unpacked release
// instead of this checkout. `npm run test:full` runs the same tests with few faults.

/** Files of tests/faults, in order, without `.test.ts`. */
const TESTS = [
  'server-kill',
  'server-kill-import',
  'import-kill',
  'server-kill-accounts',
  'server-kill-writes',
  'worker-kill',
  'power-loss',
  'disk-full',
  'clock-jumps',
  'payments',
  'paused-processes',
  'upgrade',
]
/** Their faults are those of code in the test's own process: they say nothing about a release. */
const WITHOUT_SERVER = ['clock-jumps', 'payments']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: String(FULL_COUNT) },
    only: { type: 'string', multiple: true, default: [] },
    package: { type: 'string' },
  },
})
const seed = positionals[0] ?? String(Math.trunc(Math.random() * 2 ** 31))
const unknown = values.only.filter((name) => !TESTS.includes(name))
if (!/^\d+$/.test(seed) || !/^[1-9]\d*$/.test(values.count) || unknown.length > 0) {
  console.error(`npm run faults -- [SEED] [--count N] [--only NAME…] [--package FOLDER]; NAME is one of ${TESTS.join(', ')}`)
  process.exit(2)
}

const tested = testPackage(values.package)
const only = values.only.flatMap((name) => ['--only', name])
console.log(`Seed ${seed}: npm run faults -- ${[seed, '--count', values.count, ...only, ...tested].join(' ')} repeats the same moments`)
process.env[SEED_VARIABLE] = seed
process.env[COUNT_VARIABLE] = values.count
const chosen = TESTS.filter((name) => values.only.length === 0 || values.only.includes(name))
const skipped = tested.length > 0 ? chosen.filter((name) => WITHOUT_SERVER.includes(name)) : []
const run = chosen.filter((name) => !skipped.includes(name))
// Sequentially: other tests on the machine would shift every moment.
const args = ['--project=faults', '--maxWorkers=1', '--disableConsoleIntercept', ...run.map((name) => `tests/faults/${name}.test.ts`)]
const lines = skipped.map((name) => `SKIPPED ${name}: it starts no server, so that it says nothing about a release`)
const counts = { passed: 0, failed: 0, skipped: skipped.length }
const withoutServer = skipped.length === 0 ? [] : [{ part: 'faults without a server', seconds: 0, counts, unwell: [], lines }]
await closeRun([...(run.length === 0 ? [] : [await runVitest('faults', args)]), ...withoutServer])
