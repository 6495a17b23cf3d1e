import { parseArgs } from 'node:util'
import type { Benchmark } from '../benchmark.ts'
import { crossing } from '../relevance/crossing.ts'
import { judge } from '../relevance/judge.ts'
import { judged } from '../relevance/judged.ts'
import { citations, inventions } from '../relevance/judged-sets.ts'
import { knownItems } from '../relevance/known-item.ts'
import { mixed } from '../relevance/mixed.ts'
import { ROTATIONS } from '../relevance/mixed-set.ts'
import { ndcg10, recallAt } from '../relevance/metrics.ts'
import { requireFiles } from '../relevance/read-files.ts'
import { withSemanticIndex } from '../relevance/systems.ts'

type RunOptions = ReturnType<typeof readOptions>

/** Part of the benchmark → its rows. */
const PARTS: Readonly<Record<string, (folder: string, options: RunOptions) => Promise<string[][]>>> = {
  inventions: (folder) => {
    const set = inventions()
    return withSemanticIndex(folder, set.records, (engine) => judge(engine, set, { 'nDCG@10': ndcg10, 'recall@10': recallAt(10) }))
  },
  citations: (folder) => {
    const set = citations()
    return withSemanticIndex(folder, set.records, (engine) =>
      judge(engine, set, { 'recall@10': recallAt(10), 'recall@100': recallAt(100) }),
    )
  },
  crossing,
  'known-items': knownItems,
  mixed,
  judged,
}

/** Quality of search results on real documents. */
export const relevance: Benchmark = {
  name: 'relevance',
  description: `How well searches find, on real documents: parts ${Object.keys(PARTS).join(', ')}, all unless some are named. Halves are the even and the odd questions; intervals 95 % of 2,000 draws`,
  columns: ['set', 'channel', 'metric', 'mean', '95 %', 'halves', 'difference'],
  run: async (folder, args) => {
    const options = readOptions(args)
    if (options.parts.some((part) => part !== 'judged') || options.parts.length === 0) requireFiles()
    const rows: string[][] = []
    for (const [name, part] of Object.entries(PARTS))
      if (options.parts.length === 0 || options.parts.includes(name)) rows.push(...(await part(folder, options)))
    return rows
  },
}

/**
 * `--sample N` and `--rotation N` shorten the part `mixed`, `--save FILE` and `--against FILE` compare two runs of it question by question.
 * `--run NAME` writes a run of the part `judged` (with `--plain` of plain BM25), `--pool FOLDER` the hits of its runs that nobody judged yet.
 * `--no-classes` leaves out the titles of classes, `--http` asks a running server in the part `mixed`.
 */
function readOptions(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      rotation: { type: 'string' },
      save: { type: 'string' },
      against: { type: 'string' },
      'no-classes': { type: 'boolean' },
      run: { type: 'string' },
      plain: { type: 'boolean' },
      http: { type: 'boolean' },
      pool: { type: 'string' },
    },
  })
  const { sample, rotation, save, against, run, pool } = values
  const rotations = rotation === undefined ? Array.from({ length: ROTATIONS }, (_, i) => i) : [Number(rotation)]
  return {
    parts: positionals,
    sample: sample === undefined ? Infinity : Number(sample),
    rotations,
    save,
    against,
    run,
    pool,
    isPlain: values.plain === true,
    isServed: values.http === true,
    hasClasses: values['no-classes'] !== true,
  }
}
