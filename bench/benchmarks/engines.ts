import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SearchEngine, Selection } from '@gezhi/search'
import { openOpenSearchEngine } from '@gezhi/search-opensearch'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { startOpenSearch } from '../../tools/opensearch/start-cluster.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { bytesOfFolder, bytesOfOpenSearch } from '../bytes-on-disk.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, timed, treeOf } from '../measuring.ts'
import { familyProcessorTime } from '../processor-time.ts'
import { openPostgresTexts, type PostgresTexts } from '../postgres-texts.ts'
import { ENGINE_QUERIES, type EngineQuery } from './engine-queries.ts'

const DEFAULT_PATENTS = 20_000
/** Megabytes of the OpenSearch node. */
const HEAP = 2048
/** Name of the index in the cluster. */
const NAME = 'bench'
const ROUNDS = 20
const FACET_ROUNDS = 3
const FACETS = ['country', 'patent_type', 'legal_status', 'application_date.year', 'class_ipc.subclass'].map((field) => ({
  field,
  count: 10,
}))

/** Milliseconds of one engine for one query. */
interface Measured {
  readonly total: number
  readonly pages: readonly number[]
  readonly facets: number
  /** Average CPU time of each, which other load hardly affects. */
  readonly processor: { readonly page: number; readonly facets: number }
}

interface Sides {
  readonly embedded: SearchEngine
  readonly clustered: SearchEngine
  readonly node: string
  readonly texts: PostgresTexts | null
}

/** Compares the engines on this machine. */
export const engines: Benchmark = {
  name: 'engines',
  description: `The embedded engine, OpenSearch (one node of ${HEAP} MB heap started for it) and PostgreSQL full text where it can say the query, over the same generated patents, ${DEFAULT_PATENTS} unless a number is given: the same queries and five facets, the engines in turn query by query, each without what it remembers of a search. A ratio over 1 says how many times the embedded engine is faster. After the number may stand a folder that keeps what was filled, then \`full-text\` (all claims and descriptions) and \`without-postgres\``,
  columns: [
    'query',
    'hits',
    'embedded p95',
    'OpenSearch p95',
    'ratio',
    'PostgreSQL p95',
    'ratio',
    'embedded facets',
    'OpenSearch facets',
    'ratio',
  ],
  run: async (folder, [size, reused, ...words]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const home = reused === undefined ? folder : resolve(reused)
    await mkdir(join(home, 'opensearch'), { recursive: true })
    const cluster = await startOpenSearch(1, { dataFolder: join(home, 'opensearch'), heap: HEAP })
    const opened: { close(): Promise<void> }[] = [{ close: () => cluster.stop() }]
    try {
      const embedded = await openSqliteEngine({ kind: PATENT_KIND, folder: join(home, 'embedded'), cacheBytes: 0 })
      opened.unshift(embedded)
      const clustered = await openOpenSearchEngine({ kind: PATENT_KIND, nodes: cluster.nodes, name: NAME })
      opened.unshift(clustered)
      const texts = words.includes('without-postgres') ? null : await openPostgresTexts(join(home, 'postgres'))
      if (texts !== null) opened.unshift(texts)
      const sides = { embedded, clustered, node: cluster.nodes[0]!, texts }
      await fillAll(sides, { patents, fullText: words.includes('full-text') }, join(home, 'embedded'))
      await forgetAnswers(sides.node)
      await warmUp(sides)
      return await compare(sides)
    } finally {
      for (const one of opened) await one.close()
    }
  },
}

interface Corpus {
  readonly patents: number
  /** With all claims and the description. */
  readonly fullText: boolean
}

/** Fills them sequentially; returns time, CPU time and disk usage per patent. */
async function fillAll({ embedded, clustered, node, texts }: Sides, { patents, fullText }: Corpus, folder: string): Promise<void> {
  const sides = [
    { name: 'embedded', fill: () => fillIndex(embedded, patents, { fullText }), bytes: () => bytesOfFolder(folder) },
    { name: 'OpenSearch', fill: () => fillIndex(clustered, patents, { fullText }), bytes: () => bytesOfOpenSearch(node, NAME) },
    ...(texts === null ? [] : [{ name: 'PostgreSQL', fill: () => texts.fill(patents, { fullText }), bytes: () => texts.bytes() }]),
  ]
  for (const { name, fill, bytes } of sides) {
    const before = [processorHere(), processorOfAll()] as const
    const took = await fill()
    const own = processorHere() - before[0]
    const cluster = processorOfAll() - before[1] - own
    const each = (value: number) => (value / patents).toFixed(2)
    const filled =
      took === null
        ? 'was filled before'
        : `${each(took)} ms to fill, of the processor ${each(own)} ms here and ${each(cluster)} ms in the server`
    console.log(`${name}: ${((await bytes()) / patents).toFixed(0)} bytes a patent on disk, ${filled}`)
  }
}

/** CPU milliseconds of this process so far. */
function processorHere(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same including its child processes: the node. */
function processorOfAll(): number {
  return familyProcessorTime(process.pid) * 1000
}

async function compare({ embedded, clustered, texts }: Sides): Promise<string[][]> {
  const rows: string[][] = []
  const sums = { page: [0, 0], facets: [0, 0] }
  const all = { pages: [[], [], []] as [number[], number[], number[]], summary: [] as number[], facets: [[], []] as [number[], number[]] }
  for (const query of ENGINE_QUERIES) {
    const [own, other] = [await measure(embedded, query.text, processorHere), await measure(clustered, query.text, processorOfAll)]
    if (own.total !== other.total) throw new Error(`${query.text}: ${own.total} hits of the embedded engine, ${other.total} of OpenSearch`)
    const third = texts === null ? null : await measureTexts(texts, query, own.total)
    all.pages[0].push(...own.pages)
    all.pages[1].push(...other.pages)
    if (third !== null) {
      all.pages[2].push(...third)
      all.summary.push(...own.pages)
    }
    for (const [side, { processor }] of [own, other].entries())
      for (const call of ['page', 'facets'] as const) sums[call][side]! += processor[call] / ENGINE_QUERIES.length
    all.facets[0].push(own.facets)
    all.facets[1].push(other.facets)
    rows.push([
      `\`${query.text.replaceAll('|', '\\|')}\``,
      String(own.total),
      ...beside(percentile95(own.pages), percentile95(other.pages)),
      ...(third === null ? ['', ''] : beside(percentile95(own.pages), percentile95(third)).slice(1)),
      ...beside(own.facets, other.facets),
    ])
  }
  for (const [side, name] of ['embedded', 'OpenSearch, here and in the node'].entries())
    console.log(
      `${name}: ${formatTime(sums.page[side]!)} of the processor a page, ${formatTime(sums.facets[side]!)} five facets, on the average`,
    )
  return [...rows, summary('all: p95', percentile95, all), summary('all: median', median, all)]
}

type All = { readonly pages: readonly number[][]; readonly summary: readonly number[]; readonly facets: readonly number[][] }

/** PostgreSQL is compared only on queries it can express. */
function summary(name: string, of: (values: readonly number[]) => number, { pages, summary, facets }: All): string[] {
  const third = pages[2]!.length === 0 ? ['', ''] : beside(of(summary), of(pages[2]!)).slice(1)
  return [name, '', ...beside(of(pages[0]!), of(pages[1]!)), ...third, ...beside(of(facets[0]!), of(facets[1]!))]
}

async function measure(engine: SearchEngine, text: string, processor: () => number): Promise<Measured> {
  const selection: Selection = { query: treeOf(text) }
  const { total } = await engine.count({ ...selection, exact: true })
  const rounds = async (count: number, request: () => Promise<unknown>) => {
    const before = processor()
    const times: number[] = []
    for (let i = 0; i < count; i++) times.push((await timed(request))[1])
    return { times, each: (processor() - before) / count }
  }
  const pages = await rounds(ROUNDS, () => engine.page({ ...selection, from: 0, size: 20, short: true }))
  const facets = await rounds(FACET_ROUNDS, () => engine.facets({ ...selection, facets: FACETS, timeLimit: 60_000 }))
  return { total, pages: pages.times, facets: median(facets.times), processor: { page: pages.each, facets: facets.each } }
}

async function measureTexts(texts: PostgresTexts, { text, tsquery }: EngineQuery, total: number): Promise<number[] | null> {
  if (tsquery === undefined) return null
  const theirs = await texts.count(tsquery)
  if (theirs !== total) throw new Error(`${text}: ${total} hits, PostgreSQL ${theirs}`)
  const pages: number[] = []
  for (let i = 0; i < ROUNDS; i++) pages.push((await timed(() => texts.page(tsquery)))[1])
  return pages
}

/** OpenSearch caches results; the second time it would only look them up. */
async function forgetAnswers(node: string): Promise<void> {
  const settings = { index: { requests: { cache: { enable: false } } } }
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(new URL(`/${NAME}/_settings`, node), { method: 'PUT', headers, body: JSON.stringify(settings) })
  if (!ok) throw new Error('OpenSearch goes on keeping what it counted')
}

/** The JIT compiles frequent code; the first queries would pay for it. */
async function warmUp({ embedded, clustered, texts }: Sides): Promise<void> {
  for (const engine of [embedded, clustered]) {
    await engine.facets({ query: null, facets: FACETS, timeLimit: 60_000 })
    for (const { text } of ENGINE_QUERIES)
      for (let i = 0; i < 5; i++) await engine.page({ query: treeOf(text), from: 0, size: 20, short: true })
  }
  for (const { tsquery } of ENGINE_QUERIES) if (tsquery !== undefined) await texts?.page(tsquery)
}

function beside(own: number, other: number): [string, string, string] {
  return [formatTime(own), formatTime(other), (other / own).toFixed(1)]
}
