import { parseArgs } from 'node:util'
import { COUNT_VARIABLE, FULL_COUNT, SEED_VARIABLE } from '../../tests/faults/seeded.ts'
import { closeRun } from '../test/close-run.ts'
import { runVitest } from '../test/runners.ts'

// npm run faults [-- SEED [--count N] [--only NAME…]]: long runs of the tests in tests/faults with random faults: N kills (100), and
// pauses, power losses and simulated orders in proportion. A seed reproduces the moments. `npm run test:full` runs the same tests with few faults.

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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: String(FULL_COUNT) }, only: { type: 'string', multiple: true, default: [] } },
})
const seed = positionals[0] ?? String(Math.trunc(Math.random() * 2 ** 31))
const unknown = values.only.filter((name) => !TESTS.includes(name))
if (!/^\d+$/.test(seed) || !/^[1-9]\d*$/.test(values.count) || unknown.length > 0) {
  console.error(`npm run faults -- [SEED] [--count N] [--only NAME…]; NAME is one of ${TESTS.join(', ')}`)
  process.exit(2)
}

const only = values.only.flatMap((name) => ['--only', name])
console.log(`Seed ${seed}: npm run faults -- ${[seed, '--count', values.count, ...only].join(' ')} repeats the same moments`)
process.env[SEED_VARIABLE] = seed
process.env[COUNT_VARIABLE] = values.count
const chosen = TESTS.filter((name) => values.only.length === 0 || values.only.includes(name))
// Sequentially: other tests on the machine would shift every moment.
const args = ['--project=faults', '--maxWorkers=1', '--disableConsoleIntercept', ...chosen.map((name) => `tests/faults/${name}.test.ts`)]
await closeRun([await runVitest('faults', args)])
