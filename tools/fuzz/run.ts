import { parseArgs } from 'node:util'
import { fuzzApi } from './fuzz-api.ts'
import { fuzzImport } from './fuzz-import.ts'
import { fuzzQuery } from './fuzz-query.ts'
import { testPackage } from '../test/program-command.ts'
import { printReport, type FuzzReport } from './report.ts'

// npm run fuzz -- api|import|query [SEED] [--count N] [--package FOLDER]: malformed input, to this checkout or to an unpacked release. Fails
// if a call returns code 500, something hangs (30 s, an import 120 s), a process takes more than 1 GB, or an import reports a program error
// as a file error. A seed reproduces the input.

interface Fuzzer {
  readonly run: (seed: number, count: number) => Promise<FuzzReport>
  /** Default without `--count`. */
  readonly count: number
}

const FUZZERS: Readonly<Record<string, Fuzzer>> = {
  api: { run: fuzzApi, count: 10_000 },
  import: { run: fuzzImport, count: 500 },
  query: { run: fuzzQuery, count: 10_000 },
}

const options = { count: { type: 'string' }, package: { type: 'string' } } as const
const { positionals, values } = parseArgs({ allowPositionals: true, options })
const [name = '', seed = String(process.env['CI'] === undefined ? Math.trunc(Math.random() * 2 ** 31) : 1)] = positionals
const fuzzer = FUZZERS[name]
if (fuzzer === undefined || !/^\d+$/.test(seed) || !/^(?:[1-9]\d*)?$/.test(values.count ?? '')) {
  console.error(`npm run fuzz -- ${Object.keys(FUZZERS).join('|')} [SEED] [--count N] [--package FOLDER]`)
  process.exit(2)
}
const count = Number(values.count ?? fuzzer.count)
const repeated = [name, seed, '--count', String(count), ...testPackage(values.package)]
console.log(`Seed ${seed}: npm run fuzz -- ${repeated.join(' ')} gives the same input`)
process.exitCode = printReport(`fuzz ${name} ${seed}`, await fuzzer.run(Number(seed), count))
