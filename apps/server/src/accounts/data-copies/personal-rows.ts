import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import type { Person, PersonalData } from '../../platform/personal-data.ts'

/** Rows read at once. */
const PAGE = 500

/** A row as JSON, by the names of its properties. */
export type PersonalRow = Readonly<Record<string, unknown>>

/** The rows a table has of a person, read with a cursor, so that any number fits into memory. One at a time within a transaction. */
export async function* personalRows(
  transaction: Transaction,
  { table, rowsOf }: PersonalData,
  person: Person,
): AsyncGenerator<PersonalRow> {
  const own = rowsOf(person)
  // Without a condition the rows of everybody would be read.
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
