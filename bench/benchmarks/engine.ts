import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readQuery, type QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { demoPatents } from '@gezhi/imports/demo'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { sayTime, type Benchmark } from '../benchmark.ts'
import { ENGINE_QUERIES, type EngineQuery } from './engine-queries.ts'

const DEFAULT_PATENTS = 100_000
const BATCH = 2000
const ROUNDS = 20
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
]

/** The engine alone, without HTTP: every operator over few and over many hits. */
export const engine: Benchmark = {
  name: 'engine',
  says: `The embedded engine over generated patents (title, abstract, main claim), ${DEFAULT_PATENTS} unless a number is given, in a folder that is kept where one is named: first page by date, exact count, ten facets, relevance, and the bare FTS5 statement`,
  columns: ['query', 'hits', 'page', 'p95', 'count', 'µs a hit', '10 facets', 'again', 'relevance', 'FTS5 count', 'ratio'],
  run: async (ownFolder, [size, kept]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const folder = kept ?? ownFolder
    const opened = await openSqliteEngine({ folder })
    try {
      if ((await opened.count({ query: null, exact: true })).total !== patents) await fill(opened, patents)
      await describeIndex(folder, patents)
      await opened.facets({ query: null, facets: FACETS.map((field) => ({ field, count: 10 })) })
      const raw = new DatabaseSync(await indexFile(folder), { readOnly: true })
      const rows: string[][] = []
      for (const query of ENGINE_QUERIES) rows.push(await measure(opened, raw, query))
      raw.close()
      return rows
    } finally {
      await opened.close()
    }
  },
}

async function fill(opened: SearchEngine, patents: number): Promise<void> {
  const start = performance.now()
  const build = await opened.buildAside()
  let batch: PatentRecord[] = []
  let written = 0
  for (const record of demoPatents({ seed: 1, count: patents, withoutDescription: true })) {
    batch.push(withMainClaim(record))
    if (batch.length < BATCH) continue
    await build.write({ puts: batch })
    written += batch.length
    batch = []
    if (written % 100_000 === 0) console.log(`${written} written, ${(written / ((performance.now() - start) / 1000)).toFixed(0)} a second`)
  }
  await build.write({ puts: batch })
  await build.finish()
  console.log(`${patents} patents written and optimised in ${sayTime(performance.now() - start)}`)
}

function withMainClaim({ claims, drawings: _, ...record }: PatentRecord): PatentRecord {
  return { ...record, ...(claims !== undefined && { claims: claims.slice(0, 1) }) }
}

async function indexFile(folder: string): Promise<string> {
  return join(
    folder,
    (await readdir(folder)).find((file) => file.endsWith('.index'))!,
  )
}

async function describeIndex(folder: string, patents: number): Promise<void> {
  const path = await indexFile(folder)
  const db = new DatabaseSync(path, { readOnly: true })
  const rows = db.prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name').all() as { name: string; bytes: number }[]
  db.close()
  const documents = rows.filter(({ name }) => name === 'documents').reduce((sum, { bytes }) => sum + bytes, 0)
  const { size } = await stat(path)
  console.log(
    `${((size - documents) / patents).toFixed(0)} bytes of index and ${(documents / patents).toFixed(0)} of stored records a document`,
  )
}

async function measure(opened: SearchEngine, raw: DatabaseSync, { text, match }: EngineQuery): Promise<string[]> {
  const query = tree(text)
  const [page, p95] = await pages(opened, query)
  const [{ total }, count] = await timed(() => opened.count({ query, exact: true }))
  const facets = FACETS.map((field) => ({ field, count: 10 }))
  const [, cold] = await timed(() => opened.facets({ query, facets }))
  const [, again] = await timed(() => opened.facets({ query, facets }))
  const [, relevance] = await timed(() =>
    opened.page({ query, from: 0, size: 20, short: true, sort: [{ by: 'relevance', order: 'desc' }] }),
  )
  const fts = match === null ? null : rawCount(raw, match)
  return [
    `\`${text.replaceAll('|', '\\|')}\``,
    String(total),
    sayTime(page),
    sayTime(p95),
    sayTime(count),
    total === 0 ? '' : ((count * 1000) / total).toFixed(2),
    sayTime(cold),
    sayTime(again),
    sayTime(relevance),
    fts === null ? '' : sayTime(fts),
    fts === null ? '' : (count / fts).toFixed(2),
  ]
}

function tree(text: string): QueryNode {
  const read = readQuery(text)
  const faults = read.diagnostics.filter((diagnostic) => diagnostic.severity === 'error')
  if (read.tree === null || faults.length > 0) throw new Error(`${text}: ${JSON.stringify(faults)}`)
  return read.tree
}

/** The first page asked for once, and the slowest but one of many that are new to the cache. */
async function pages(opened: SearchEngine, query: QueryNode): Promise<[first: number, p95: number]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await timed(() => opened.page({ query, from: 0, size: 20, short: true })))[1])
  return [times[0]!, times.toSorted((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1]!]
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  const answer = await work()
  return [answer, performance.now() - start]
}

function rawCount(raw: DatabaseSync, match: string): number {
  const start = performance.now()
  raw.prepare('SELECT count(*) FROM words WHERE words MATCH ?').get(match)
  return performance.now() - start
}
