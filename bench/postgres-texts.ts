import { chmod } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { analyzeText } from '@gezhi/query'
import { PATENT_TEXT_COLUMNS, TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts'
import { locatePostgres } from '../apps/server/src/database/locate-postgres.ts'
import { generatedBatches } from './generated-index.ts'

/** Generated patents in PostgreSQL: a GIN index over the same tokens with their positions. */
export interface PostgresTexts {
  /** Inserts `count` texts unless present; returns the milliseconds, null if they were present. */
  fill(patents: number, of?: { readonly fullText: boolean }): Promise<number | null>
  /** The newest 20 records of a query. */
  page(tsquery: string): Promise<unknown>
  /** The exact number of its hits. */
  count(tsquery: string): Promise<number>
  /** Bytes of its table and its indexes on disk. */
  bytes(): Promise<number>
  close(): Promise<void>
}

/** Starts a PostgreSQL in a folder, like the server. */
export async function openPostgresTexts(folder: string): Promise<PostgresTexts> {
  // If started as root it runs as another account.
  await chmod(dirname(folder), 0o755)
  const place = await locatePostgres(folder, dirname(folder), console.log)
  const server = await startEmbeddedPostgres(place, `${folder}.log`)
  const pool = new pg.Pool({ ...server.address, max: 2 })
  return {
    fill: (patents, of) => fill(pool, patents, of),
    page: (tsquery) => pool.query(`SELECT id, record ${matching(tsquery)} ORDER BY applied DESC LIMIT 20`),
    count: async (tsquery) => (await pool.query<{ n: number }>(`SELECT count(*)::int AS n ${matching(tsquery)}`)).rows[0]!.n,
    bytes: async () => Number((await pool.query<{ n: string }>(`SELECT pg_total_relation_size('patents') AS n`)).rows[0]!.n),
    async close() {
      await pool.end()
      await server.stop()
    },
  }
}

/** The prefix `{title}` restricts a query to titles. */
function matching(tsquery: string): string {
  const column = tsquery.startsWith('{title}') ? 'title' : 'words'
  return `FROM patents WHERE ${column} @@ '${tsquery.replace('{title}', '').replaceAll("'", "''")}'::tsquery`
}

async function fill(client: pg.Pool, patents: number, of?: { readonly fullText: boolean }): Promise<number | null> {
  const made = await client.query<{ made: boolean }>(`SELECT to_regclass('patents') IS NOT NULL AS made`)
  if (made.rows[0]!.made) {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM patents')
    if (rows[0]!.n === patents) return null
    await client.query('DROP TABLE patents')
  }
  const start = performance.now()
  await client.query('CREATE TABLE patents (id text PRIMARY KEY, applied bigint NOT NULL, record jsonb, words tsvector, title tsvector)')
  for (const batch of generatedBatches(patents, of)) await insert(client, batch)
  await client.query('CREATE INDEX ON patents USING gin (words); CREATE INDEX ON patents USING gin (title)')
  await client.query('CREATE INDEX ON patents (applied)')
  await client.query('VACUUM ANALYZE patents')
  return performance.now() - start
}

async function insert(client: pg.Pool, batch: readonly PatentRecord[]): Promise<void> {
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

/** The columns of free text: all except names. */
const FULL = TEXT_COLUMNS.slice(0, TEXT_COLUMNS.indexOf('firstApplicant'))
/** PostgreSQL's limit for positions, and for positions per word. */
const MAX_POSITIONS = 16_383

function applied(record: PatentRecord): number {
  return Number(record.applicationDate ?? 0)
}

/** The tokens of columns with their positions, with a gap between values. */
function vector(record: PatentRecord, columns: readonly (typeof TEXT_COLUMNS)[number][]): string {
  const places = new Map<string, number[]>()
  let at = 1
  for (const { tokens } of PATENT_TEXT_COLUMNS.filter(({ name }) => columns.includes(name))
    .flatMap((column) => column.texts(record))
    .map(analyzeText)) {
    for (const token of tokens) {
      places.set(token, [...(places.get(token) ?? []), Math.min(at, MAX_POSITIONS)])
      at++
    }
    at++
  }
  return [...places].map(([token, positions]) => `'${token.replaceAll(/['\\]/g, '$&$&')}':${positions.slice(0, 255).join(',')}`).join(' ')
}
