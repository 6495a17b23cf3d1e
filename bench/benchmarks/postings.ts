import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { comparedSessions, countFields, countQuery } from '@gezhi/search-sqlite/testing'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, treeOf } from '../measuring.ts'
import { ENGINE_QUERIES } from './engine-queries.ts'

const DEFAULT_PATENTS = 100_000
const ROUNDS = 5
const FACETS = ['country', 'patent_type', 'legal_status', 'application_date.year', 'class_ipc.subclass']
const BROAD = ['co*', '其特征在于 AND 电池', '"method" NEAR/5 "device"', 'FREQ/3 "方法"'].map((text) => ({ text }))

/** Postings decoded from FTS5's pages beside FTS5 itself. */
export const postings: Benchmark = {
  name: 'postings',
  description: `All hits of a query collected from postings that are decoded here, and by FTS5 and the forward store as before, in turn on one thread without cached hits; then with five facets. CPU time of the thread's process, medians of ${ROUNDS} rounds, over generated patents, ${DEFAULT_PATENTS} unless a number is given, in a folder that is kept where one is named. The goals: five facets p95 60 ms, exact counts over 100,000 hits 0.2 µs a hit`,
  columns: ['query', 'hits', 'FTS5', 'decoded', 'times', 'µs a hit', 'with five facets'],
  run: async (ownFolder, [size, reused]) => {
    const folder = reused ?? ownFolder
    const filling = await openSqliteEngine({ kind: PATENT_KIND, folder })
    await fillIndex(filling, Number(size ?? DEFAULT_PATENTS))
    await filling.close()
    const file = (await readdir(folder)).find((name) => name.endsWith('.index'))!
    return comparedSessions(join(folder, file), PATENT_KIND, ({ decoding, plain }) => {
      const queries = [...ENGINE_QUERIES, ...BROAD].map(({ text }) => ({ text, tree: treeOf(text) }))
      for (const session of [decoding, plain]) countFields(session, queries[0]!.tree, FACETS)
      const measured = queries.map(({ text, tree }) => {
        const rounds = Array.from({ length: ROUNDS }, () => ({
          plain: processorTime(() => countQuery(plain, tree)),
          decoded: processorTime(() => countQuery(decoding, tree)),
          facets: processorTime(() => countFields(decoding, tree, FACETS)),
        }))
        const [hits, expected] = [countQuery(decoding, tree), countQuery(plain, tree)]
        if (hits !== expected) throw new Error(`${text}: ${hits} hits instead of ${expected}`)
        const of = (side: 'plain' | 'decoded' | 'facets') => median(rounds.map((round) => round[side]))
        return { text, hits, plain: of('plain'), decoded: of('decoded'), facets: of('facets') }
      })
      const facets = measured.map((one) => one.facets)
      console.log(`five facets: median ${formatTime(median(facets))}, p95 ${formatTime(percentile95(facets))} of CPU`)
      return measured.map((one) => [
        `\`${one.text.replaceAll('|', '\\|')}\``,
        String(one.hits),
        formatTime(one.plain),
        formatTime(one.decoded),
        (one.plain / one.decoded).toFixed(1),
        one.hits === 0 ? '' : ((one.decoded * 1000) / one.hits).toFixed(2),
        formatTime(one.facets),
      ])
    })
  },
}

/** CPU milliseconds of some work of this process. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
