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
  says: `The embedded engine, without kept hits, beside PostgreSQL full text (GIN over the same tokens with their positions, filled and analysed), ${DEFAULT_PATENTS} generated patents unless a number is given: the newest 20 records, and these together with the exact count (on a connection and a thread of their own); ${ROUNDS} rounds each, p95`,
  columns: ['query', 'hits', 'page', 'PostgreSQL', 'ratio', 'page and count', 'PostgreSQL', 'ratio'],
  run: async (folder, [size]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    await chmod(folder, 0o755)
    const engine = await openSqliteEngine({ folder: join(folder, 'engine'), cacheBytes: 0 })
    const place = await postgresPlace(join(folder, 'postgres'), folder, console.log)
    const server = await startEmbeddedPostgres(place, join(folder, 'postgres.log'))
    const pool = new pg.Pool({ ...server.address, max: 2 })
    try {
      await fillIndex(engine, patents)
      const [, time] = await timed(() => fillPostgres(pool, patents))
      console.log(`PostgreSQL filled and indexed in ${sayTime(time)}`)
      return await compare(engine, pool)
    } finally {
      await pool.end()
      await server.stop()
      await engine.close()
    }
  },
}

async function fillPostgres(client: pg.Pool, patents: number): Promise<void> {
  await client.query('CREATE TABLE patents (id text PRIMARY KEY, applied bigint NOT NULL, record jsonb, words tsvector, title tsvector)')
  for (const batch of generatedBatches(patents)) {
    const rows = batch.map((record) => [
      record.publicationNumber,
      applied(record),
      JSON.stringify(record),
      vector(record, FULL),
      vector(record, ['title']),
    ])
    await client.query(
      'INSERT INTO patents SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]::jsonb[], $4::text[]::tsvector[], $5::text[]::tsvector[])',
      [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])),
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

async function compare(engine: SearchEngine, client: pg.Pool): Promise<string[][]> {
  const rows: string[][] = []
  const all: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const { text, tsquery } of ENGINE_QUERIES) {
    if (tsquery === undefined) continue
    const query = treeOf(text)
    const column = tsquery.startsWith('{title}') ? 'title' : 'words'
    const from = `FROM patents WHERE ${column} @@ '${tsquery.replace('{title}', '').replaceAll("'", "''")}'::tsquery`
    const page = () => engine.page({ query, from: 0, size: 20 })
    const count = async () => (await engine.count({ query, exact: true })).total
    const theirPage = () => client.query(`SELECT id, record ${from} ORDER BY applied DESC LIMIT 20`)
    const theirCount = async () => (await client.query<{ n: number }>(`SELECT count(*)::int AS n ${from}`)).rows[0]!.n
    const [total, theirs] = [await count(), await theirCount()]
    if (theirs !== total) throw new Error(`${text}: ${total} hits, PostgreSQL ${theirs}`)
    const measured = [
      await times(page),
      await times(theirPage),
      await times(() => Promise.all([page(), count()])),
      await times(() => Promise.all([theirPage(), theirCount()])),
    ] as const
    measured.forEach((one, i) => all[i]!.push(...one))
    rows.push([
      `\`${text.replaceAll('|', '\\|')}\``,
      String(total),
      ...versus(measured[0], measured[1]),
      ...versus(measured[2], measured[3]),
    ])
  }
  return [...rows, ['**all**', '', ...versus(all[0], all[1]), ...versus(all[2], all[3])]]
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
