import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from '../tools/generate/markdown-table.ts'
import { BENCHMARKS } from './benchmarks.ts'

// npm run bench -- NAME [ARGUMENT…]: measures and prints a table. Without a name it lists the benchmarks.
const [name, ...args] = process.argv.slice(2)
const benchmark = BENCHMARKS.find((one) => one.name === name)
if (benchmark === undefined) {
  console.log(BENCHMARKS.map((one) => `npm run bench -- ${one.name.padEnd(8)} ${one.description}`).join('\n'))
  process.exit(name === undefined ? 0 : 2)
}

const folder = await mkdtemp(join(tmpdir(), 'gezhi-bench-'))
try {
  const rows = await benchmark.run(folder, args)
  const processor = cpus()
  console.log(`${benchmark.description}\n${processor.length} × ${processor[0]?.model}, Node ${process.versions.node}\n`)
  console.log(markdownTable(benchmark.columns, rows))
} finally {
  await rm(folder, { recursive: true, force: true })
}
