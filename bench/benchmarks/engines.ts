import { join } from 'node:path'
import type { SearchEngine, Selection } from '@gezhi/search'
import { openOpenSearchEngine } from '@gezhi/search-opensearch'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { startOpenSearch } from '../../tools/opensearch/start-cluster.ts'
import { sayTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, timed, treeOf } from '../measuring.ts'
import { ENGINE_QUERIES } from './engine-queries.ts'

const DEFAULT_PATENTS = 20_000
const ROUNDS = 20
const FACETS = ['country', 'patent_type', 'legal_status', 'application_date.year', 'class_ipc.subclass'].map((field) => ({
  field,
  count: 10,
}))

/** Milliseconds of one engine for one query. */
interface Measured {
  readonly total: number
  readonly pages: readonly number[]
  readonly facets: number
}

/** Both engines, side by side on this machine. */
export const engines: Benchmark = {
  name: 'engines',
  says: `The embedded engine and OpenSearch (one node started for it) over the same generated patents, ${DEFAULT_PATENTS} unless a number is given: the same queries and five facets, the engines in turn query by query, each without what it remembers of a search. A ratio over 1 says how many times the embedded engine is faster`,
  columns: ['query', 'hits', 'embedded p95', 'OpenSearch p95', 'ratio', 'embedded facets', 'OpenSearch facets', 'ratio'],
  run: async (folder, [size]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const cluster = await startOpenSearch(1)
    try {
      const embedded = await openSqliteEngine({ folder: join(folder, 'index'), cacheBytes: 0 })
      const clustered = await openOpenSearchEngine({ nodes: cluster.nodes, name: 'bench' })
      try {
        for (const engine of [embedded, clustered]) await fillIndex(engine, patents)
        await forgetAnswers(cluster.nodes[0]!)
        await warmUp([embedded, clustered])
        return await compare(embedded, clustered)
      } finally {
        await Promise.all([embedded.close(), clustered.close()])
      }
    } finally {
      await cluster.stop()
    }
  },
}

async function compare(embedded: SearchEngine, clustered: SearchEngine): Promise<string[][]> {
  const rows: string[][] = []
  const all = { pages: [[], []] as [number[], number[]], facets: [[], []] as [number[], number[]] }
  for (const { text } of ENGINE_QUERIES) {
    const [own, other] = [await measure(embedded, text), await measure(clustered, text)]
    if (own.total !== other.total) throw new Error(`${text}: ${own.total} hits of the embedded engine, ${other.total} of OpenSearch`)
    all.pages[0].push(...own.pages)
    all.pages[1].push(...other.pages)
    all.facets[0].push(own.facets)
    all.facets[1].push(other.facets)
    rows.push([
      `\`${text.replaceAll('|', '\\|')}\``,
      String(own.total),
      ...beside(percentile95(own.pages), percentile95(other.pages)),
      ...beside(own.facets, other.facets),
    ])
  }
  const p95 = beside(percentile95(all.pages[0]), percentile95(all.pages[1]))
  rows.push(['all: p95 of pages, p95 of facets', '', ...p95, ...beside(percentile95(all.facets[0]), percentile95(all.facets[1]))])
  const middle = beside(median(all.pages[0]), median(all.pages[1]))
  return [...rows, ['all: median', '', ...middle, ...beside(median(all.facets[0]), median(all.facets[1]))]]
}

async function measure(engine: SearchEngine, text: string): Promise<Measured> {
  const selection: Selection = { query: treeOf(text) }
  const { total } = await engine.count({ ...selection, exact: true })
  const pages: number[] = []
  for (let i = 0; i < ROUNDS; i++) pages.push((await timed(() => engine.page({ ...selection, from: 0, size: 20, short: true })))[1])
  const facets: number[] = []
  for (let i = 0; i < 3; i++) facets.push((await timed(() => engine.facets({ ...selection, facets: FACETS, timeLimit: 60_000 })))[1])
  return { total, pages, facets: median(facets) }
}

/** OpenSearch keeps what it counted; a second time it would only look it up. */
async function forgetAnswers(node: string): Promise<void> {
  const settings = { index: { requests: { cache: { enable: false } } } }
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(new URL('/bench/_settings', node), { method: 'PUT', headers, body: JSON.stringify(settings) })
  if (!ok) throw new Error('OpenSearch goes on keeping what it counted')
}

/** A virtual machine compiles what it does often; what is asked first would pay for it. */
async function warmUp(engines: readonly SearchEngine[]): Promise<void> {
  for (const engine of engines) {
    await engine.facets({ query: null, facets: FACETS, timeLimit: 60_000 })
    for (const { text } of ENGINE_QUERIES)
      for (let i = 0; i < 5; i++) await engine.page({ query: treeOf(text), from: 0, size: 20, short: true })
  }
}

function beside(own: number, other: number): [string, string, string] {
  return [sayTime(own), sayTime(other), (other / own).toFixed(1)]
}
