import { sql } from 'drizzle-orm'
import type { TestApp } from './build-test-app.ts'

/** A column in the catalogue of PostgreSQL. */
export interface CatalogueColumn {
  readonly name: string
  /** PostgreSQL's type name, such as `text`, `int4`, `_text` for an array. */
  readonly type: string
  /** Refers to `users`. */
  readonly isUser: boolean
}

const COLUMNS = `
  SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type, EXISTS (
    SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass AND k.conrelid = quote_ident(c.table_name)::regclass AND a.attname = c.column_name
  ) AS "isUser"
  FROM information_schema.columns c JOIN pg_tables t ON t.schemaname = 'public' AND t.tablename = c.table_name
  WHERE c.table_schema = 'public' ORDER BY c.table_name, c.ordinal_position`

/** The columns of every table of the database. */
export async function tableCatalogue({ database }: Pick<TestApp, 'database'>): Promise<ReadonlyMap<string, readonly CatalogueColumn[]>> {
  const { rows } = await database.execute<{ table: string } & Record<keyof CatalogueColumn, string>>(COLUMNS)
  const columns = rows.map(({ table, name, type, isUser }) => ({ table, name, type, isUser: Boolean(isUser) }))
  return Map.groupBy(columns, ({ table }) => table)
}

/** Every row of every table, as text. With `text` only those that contain it; it must not hold `%`, `_` or `\\`. */
export async function dumpTables(test: Pick<TestApp, 'database'>, text = ''): Promise<{ readonly table: string; readonly row: string }[]> {
  const names = await test.database.execute<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  // In one statement: tests compare the rows before and after each of hundreds of calls.
  const rowsOf = ({ name }: { name: string }) => `SELECT '${name}' AS "table", row_to_json(t)::text AS row FROM "${name}" t`
  const all = names.rows.map(rowsOf).join(' UNION ALL ')
  const { rows } = await test.database.execute<{ table: string; row: string }>(
    sql`SELECT * FROM (${sql.raw(all)}) AS dumped WHERE row LIKE ${`%${text}%`} ORDER BY 1, 2`,
  )
  return rows
}
