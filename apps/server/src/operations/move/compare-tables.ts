import type pg from 'pg'
import type { Comparison, OnMoveEvent } from './move-events.ts'

interface Table {
  readonly name: string
  readonly rows: number
  /** Independent of the order of rows. */
  readonly sum: string
}

/** Whether the tables of two databases contain the same rows. */
export async function compareTables(source: pg.Client, target: pg.Client, report: OnMoveEvent = () => {}): Promise<Comparison[]> {
  let done = 0
  const onTable = (total: number) => report({ kind: 'compares', part: 'database', done: done++, total: total * 2 })
  const [ours, theirs] = [await tablesOf(source, onTable), await tablesOf(target, onTable)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])]
  return [
    { of: 'tables', source: ours.size, target: theirs.size, differences: names.filter((name) => !ours.has(name) || !theirs.has(name)) },
    {
      of: 'rows',
      source: rowsIn(ours),
      target: rowsIn(theirs),
      differences: names.flatMap((name) => difference(name, ours.get(name), theirs.get(name))),
    },
  ]
}

function difference(name: string, ours: Table | undefined, theirs: Table | undefined): string[] {
  if (ours === undefined || theirs === undefined || ours.sum === theirs.sum) return []
  return [`${name}: ${ours.rows}, ${theirs.rows}`]
}

function rowsIn(tables: ReadonlyMap<string, Table>): number {
  return tables.values().reduce((sum, { rows }) => sum + rows, 0)
}

/** The tables included in a backup. */
const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`

async function tablesOf(client: pg.Client, report: (tables: number) => void): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>()
  const found = (await client.query<{ name: string }>(TABLES)).rows
  for (const { name } of found) {
    report(found.length)
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `SELECT count(*)::text AS rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text AS sum FROM public."${name}" t`,
    )
    tables.set(name, { name, rows: Number(rows[0]?.rows), sum: `${rows[0]?.rows} ${rows[0]?.sum}` })
  }
  return tables
}
