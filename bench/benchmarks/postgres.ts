import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { analyzeText } from '@gezhi/query'
import { columnTexts, TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import type { SearchEngine } from '@gezhi/search'
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres.ts'
import { postgresPlace } from '../../apps/server/src/database/postgres-place.ts'
import { sayTime, type Benchmark } from '../benchmark.ts'
import { fillIndex, generatedBatches } from '../generated-index.ts'
import { median, percentile95, timed, treeOf } from '../measuring.ts'
import { ENGINE_QUERIES } from './engine-queries.ts'

const DEFAULT_PATENTS = 100_000
const ROUNDS = 10

/** PostgreSQL full text beside the embedded engine: the same patents, tokens and queries, in one run. */
export const postgres: Benchmark = {
  name: 'postgres',
  says: `The embedded engine, without kept hits, beside PostgreSQL full text (GIN over the same tokens with their positions, filled and analysed), ${DEFAULT_PATENTS} generated patents unless a number is given: the numbers of the newest 20 hits, and the exact count; ${ROUNDS} rounds each, p95`,
  columns: ['query', 'hits', 'page', 'PostgreSQL', 'ratio', 'count', 'PostgreSQL', 'ratio'],
  run: async (folder, [size]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    await chmod(folder, 0o755)
    const engine = await openSqliteEngine({ folder: join(folder, 'engine'), cacheBytes: 0 })
    const place = await postgresPlace(join(folder, 'postgres'), folder, console.log)
    const server = await startEmbeddedPostgres(place, join(folder, 'postgres.log'))
    const client = new pg.Client({ ...server.address })
    try {
      await fillIndex(engine, patents)
      await client.connect()
      const [, time] = await timed(() => fillPostgres(client, patents))
      console.log(`PostgreSQL filled and indexed in ${sayTime(time)}`)
      return await compare(engine, client)
    } finally {
      await client.end()
      await server.stop()
      await engine.close()
    }
  },
}

async function fillPostgres(client: pg.Client, patents: number): Promise<void> {
  await client.query('CREATE TABLE patents (id text PRIMARY KEY, applied bigint NOT NULL, words tsvector, title tsvector)')
  for (const batch of generatedBatches(patents)) {
    const rows = batch.map((record) => [record.publicationNumber, applied(record), vector(record, FULL), vector(record, ['title'])])
    await client.query(
      'INSERT INTO patents SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]::tsvector[], $4::text[]::tsvector[])',
      [0, 1, 2, 3].map((column) => rows.map((row) => row[column])),
    )
  }
  await client.query('CREATE INDEX ON patents USING gin (words); CREATE INDEX ON patents USING gin (title)')
  await client.query('CREATE INDEX ON patents (applied)')
  await client.query('VACUUM ANALYZE patents')
}

/** The columns of free text: all but names. */
const FULL = TEXT_COLUMNS.slice(0, TEXT_COLUMNS.indexOf('firstApplicant'))
/** PostgreSQL keeps no higher position, and no more of one word. */
const MOST_POSITIONS = 16_383

function applied(record: PatentRecord): number {
  return Number(record.applicationDate ?? 0)
}

/** The tokens of columns with their positions, a gap between two values. */
function vector(record: PatentRecord, columns: readonly (typeof TEXT_COLUMNS)[number][]): string {
  const places = new Map<string, number[]>()
  let at = 1
  for (const { tokens } of columns.flatMap((column) => columnTexts(record, column)).map(analyzeText)) {
    for (const token of tokens) {
      places.set(token, [...(places.get(token) ?? []), Math.min(at, MOST_POSITIONS)])
      at++
    }
    at++
  }
  return [...places].map(([token, positions]) => `'${token.replaceAll(/['\\]/g, '$&$&')}':${positions.slice(0, 255).join(',')}`).join(' ')
}

async function compare(engine: SearchEngine, client: pg.Client): Promise<string[][]> {
  const rows: string[][] = []
  const all: Record<'page' | 'theirPage' | 'count' | 'theirCount', number[]> = { page: [], theirPage: [], count: [], theirCount: [] }
  for (const { text, tsquery } of ENGINE_QUERIES) {
    if (tsquery === undefined) continue
    const query = treeOf(text)
    const column = tsquery.startsWith('{title}') ? 'title' : 'words'
    const from = `FROM patents WHERE ${column} @@ '${tsquery.replace('{title}', '').replaceAll("'", "''")}'::tsquery`
    const page = await times(() => engine.page({ query, from: 0, size: 20, short: true }))
    const theirPage = await times(() => client.query(`SELECT id ${from} ORDER BY applied DESC LIMIT 20`))
    const count = await times(() => engine.count({ query, exact: true }))
    const theirCount = await times(() => client.query(`SELECT count(*)::int AS n ${from}`))
    const { total } = await engine.count({ query, exact: true })
    const theirs = (await client.query<{ n: number }>(`SELECT count(*)::int AS n ${from}`)).rows[0]!.n
    if (theirs !== total) throw new Error(`${text}: ${total} hits, PostgreSQL ${theirs}`)
    all.page.push(...page)
    all.theirPage.push(...theirPage)
    all.count.push(...count)
    all.theirCount.push(...theirCount)
    rows.push([`\`${text.replaceAll('|', '\\|')}\``, String(total), ...versus(page, theirPage), ...versus(count, theirCount)])
  }
  return [...rows, ['**all**', '', ...versus(all.page, all.theirPage), ...versus(all.count, all.theirCount)]]
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < ROUNDS; i++) found.push((await timed(work))[1])
  return found
}

function versus(ours: readonly number[], theirs: readonly number[]): string[] {
  const [a, b] = [percentile95(ours), percentile95(theirs)]
  return [sayTime(a), sayTime(b), `${(b / a).toFixed(1)} (median ${(median(theirs) / median(ours)).toFixed(1)})`]
}
