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

/** Every row of every table, as text. */
export async function dumpTables(test: Pick<TestApp, 'database'>): Promise<{ readonly table: string; readonly row: string }[]> {
  const dumped = []
  for (const table of (await tableCatalogue(test)).keys()) {
    const { rows } = await test.database.execute<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM "${table}" t ORDER BY 1`)
    dumped.push(...rows.map(({ row }) => ({ table, row })))
  }
  return dumped
}
