import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { QueryNode } from '@gezhi/query'
import type { SearchEngine, Selection } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex, openRawIndex, reportIndexSize } from '../generated-index.ts'
import { median, percentile95, timed, treeOf } from '../measuring.ts'
import { ENGINE_QUERIES, type EngineQuery, type EngineQueryClass } from './engine-queries.ts'

const DEFAULT_PATENTS = 100_000
const ROUNDS = 20
const COUNT_ROUNDS = 3
const FACETS = [
  'country',
  'kind',
  'patent_type',
  'legal_status',
  'application_date.year',
  'class_ipc.section',
  'class_ipc.subclass',
  'class_ipc.group',
  'applicant_patentee.original.name',
  'inventor.original.name',
].map((field) => ({ field, count: 10 }))

/** The engine without HTTP: every operator with few and with many hits. */
export const engine: Benchmark = {
  name: 'engine',
  description: `The embedded engine over generated patents (title, abstract, main claim), ${DEFAULT_PATENTS} unless a number is given, in a folder that is kept where one is named. Pages and counts from an engine that keeps no hits, so that each is worked out; facets (on collected hits, then asked again) and relevance from one that does. Bare: the same FTS5 statement collecting its row ids on a connection of its own`,
  columns: [
    'query',
    'hits',
    'first page',
    'p95',
    'count',
    'µs a hit',
    '10 facets',
    'µs a hit',
    'again',
    'relevance',
    'bare count',
    'ratio',
  ],
  run: async (ownFolder, [size, reused]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const folder = reused ?? ownFolder
    const filling = await openSqliteEngine({ kind: PATENT_KIND, folder })
    await fillIndex(filling, patents)
    await filling.close()
    const raw = await openRawIndex(folder)
    console.log(reportIndexSize(raw, patents))
    const cached = await withEngine(folder, undefined, (opened) => oneAfterAnother((query) => measureCached(opened, query)))
    const uncached = await withEngine(folder, 0, (opened) => oneAfterAnother((query) => measureUncached(opened, query)))
    const bare = ENGINE_QUERIES.map(({ match }) => (match === undefined ? null : bareCount(raw, match)))
    raw.close()
    printPages(uncached)
    return ENGINE_QUERIES.map(({ text }, i) => row(text, uncached[i]!, cached[i]!, bare[i]!))
  },
}

interface Uncached {
  readonly class: EngineQueryClass
  readonly total: number
  readonly pages: readonly number[]
  readonly count: number
}

interface Cached {
  readonly facets: number
  readonly again: number
  readonly relevance: number
}

async function oneAfterAnother<T>(work: (query: EngineQuery) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const query of ENGINE_QUERIES) results.push(await work(query))
  return results
}

/** Opens an engine, waits until its memory caches are loaded, and measures the memory of the work. */
async function withEngine<T>(folder: string, cacheBytes: number | undefined, work: (opened: SearchEngine) => Promise<T>): Promise<T> {
  const opened = await openSqliteEngine({ kind: PATENT_KIND, folder, ...(cacheBytes !== undefined && { cacheBytes }) })
  try {
    const { hits } = await opened.page({ query: null, from: 0, size: 1 })
    await opened.facets({ query: null, facets: FACETS, timeLimit: 600_000 })
    await sleep(hits.length * 10_000)
    const result = await work(opened)
    const [, peak, now] = /VmHWM:\s+(\d+)[^]*VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    console.log(`resident ${(Number(now) / 1024).toFixed(0)} MB after the searches, at most ${(Number(peak) / 1024).toFixed(0)} MB so far`)
    return result
  } finally {
    await opened.close()
  }
}

async function measureUncached(opened: SearchEngine, { text, class: kind }: EngineQuery): Promise<Uncached> {
  const query = treeOf(text)
  const pages: number[] = []
  for (let i = 0; i < ROUNDS; i++) pages.push((await timed(() => opened.page({ query, from: 0, size: 20, short: true })))[1])
  const counts: number[] = []
  let total = 0
  for (let i = 0; i < COUNT_ROUNDS; i++) {
    const [count, time] = await timed(() => opened.count({ query, exact: true }))
    total = count.total
    counts.push(time)
  }
  return { class: kind, total, pages, count: median(counts) }
}

async function measureCached(opened: SearchEngine, { text }: EngineQuery): Promise<Cached> {
  const selection: Selection = { query: treeOf(text) }
  await opened.count({ ...selection, exact: true })
  const [, facets] = await timed(() => opened.facets({ ...selection, facets: FACETS }))
  const [, again] = await timed(() => opened.facets({ ...selection, facets: FACETS }))
  const [, relevance] = await timed(() => rankedPage(opened, selection.query))
  return { facets, again, relevance }
}

function rankedPage(opened: SearchEngine, query: QueryNode | null): Promise<unknown> {
  return opened.page({ query, from: 0, size: 20, short: true, sort: [{ by: 'relevance', order: 'desc' }] })
}

/** The engine's statement on a bare connection: collects row ids, nothing else. */
function bareCount(raw: DatabaseSync, match: string): number {
  const rowIds = new Float64Array(2_000_000)
  const times: number[] = []
  let size = 0
  raw.function('collect', (rowId) => {
    rowIds[size++] = rowId as number
    return 0
  })
  const statement = raw.prepare('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?')
  for (let i = 0; i < COUNT_ROUNDS; i++) {
    size = 0
    const start = performance.now()
    statement.get(match)
    times.push(performance.now() - start)
  }
  return median(times)
}

function printPages(measured: readonly Uncached[]): void {
  for (const kind of ['quick', 'expanding'] as const) {
    const pages = measured.filter((one) => one.class === kind).flatMap((one) => one.pages)
    console.log(
      `first pages, ${kind}: p95 ${formatTime(percentile95(pages))}, slowest ${formatTime(Math.max(...pages))} of ${pages.length}`,
    )
  }
}

function row(text: string, { total, pages, count }: Uncached, { facets, again, relevance }: Cached, bare: number | null): string[] {
  const perHit = (time: number) => (total === 0 ? '' : ((time * 1000) / total).toFixed(2))
  return [
    `\`${text.replaceAll('|', '\\|')}\``,
    String(total),
    formatTime(pages[0]!),
    formatTime(percentile95(pages)),
    formatTime(count),
    perHit(count),
    formatTime(facets),
    perHit(facets),
    formatTime(again),
    formatTime(relevance),
    bare === null ? '' : formatTime(bare),
    bare === null ? '' : (count / bare).toFixed(2),
  ]
}
