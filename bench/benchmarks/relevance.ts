import { parseArgs } from 'node:util'
import type { Benchmark } from '../benchmark.ts'
import { crossing } from '../relevance/crossing.ts'
import { judge } from '../relevance/judge.ts'
import { citations, inventions } from '../relevance/judged-sets.ts'
import { knownItems } from '../relevance/known-item.ts'
import { ndcg10, recallAt } from '../relevance/metrics.ts'
import { FILES_MISSING } from '../relevance/read-files.ts'
import { withSemanticIndex } from '../relevance/systems.ts'

/** Part of the benchmark → its rows. */
const PARTS: Readonly<Record<string, (folder: string) => Promise<string[][]>>> = {
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
}

/** How well searching finds what it should, on real documents. */
export const relevance: Benchmark = {
  name: 'relevance',
  description: `How well searches find, on real documents: parts ${Object.keys(PARTS).join(', ')}, all unless some are named. Halves are the even and the odd questions; intervals 95 % of 2,000 draws`,
  columns: ['set', 'channel', 'metric', 'mean', '95 %', 'halves', 'against plain BM25'],
  run: async (folder, args) => {
    if (FILES_MISSING !== undefined) throw new Error(`Nothing to measure on: ${FILES_MISSING}`)
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const rows: string[][] = []
    for (const [name, part] of Object.entries(PARTS))
      if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await part(folder)))
    return rows
  },
}
