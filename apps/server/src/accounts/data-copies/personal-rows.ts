import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import type { Person, PersonalData } from '../../platform/personal-data.ts'

/** Rows in memory at once: a row may have megabytes. */
const PAGE = 20

/** A row as JSON with the property names of the schema. */
export type PersonalRow = Readonly<Record<string, unknown>>

/** The rows of a person in a table, read with a cursor to bound memory. One cursor at a time within a transaction. */
export async function* personalRows(
  transaction: Transaction,
  { table, rowsOf }: PersonalData,
  person: Person,
): AsyncGenerator<PersonalRow> {
  const own = rowsOf(person)
  // Without a condition, rows of all users would be read.
  if (own === undefined) throw new Error(`${getTableName(table)} does not say whose its rows are`)
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`)
  const rows = sql`SELECT to_json(own) AS row FROM (SELECT ${sql.join(columns, sql`, `)} FROM ${table} WHERE ${own}) own`
  await transaction.execute(sql`DECLARE personal_rows NO SCROLL CURSOR FOR ${rows}`)
  for (;;) {
    const page = await transaction.execute<{ row: PersonalRow }>(sql`FETCH ${sql.raw(String(PAGE))} FROM personal_rows`)
    for (const { row } of page.rows) yield row
    if (page.rows.length < PAGE) break
  }
  await transaction.execute(sql`CLOSE personal_rows`)
}
