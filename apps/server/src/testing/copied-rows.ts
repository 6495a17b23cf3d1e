import { getTableName } from 'drizzle-orm'
import { findPerson } from '../accounts/users/find-person.ts'
import { DOMAINS } from '../app/domains.ts'
import type { TestApp } from './build-test-app.ts'

/** Rows of a table that belong in a copy, and the columns that do. */
export interface CopiedRows {
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Expected content of a data copy by file name; a second declaration of a table has its own file. */
export async function copiedRows({ database }: TestApp, userId: string): Promise<ReadonlyMap<string, CopiedRows>> {
  const person = await database.transaction((transaction) => findPerson(transaction, userId, { lock: false }))
  const files = new Map<string, CopiedRows>()
  for (const { table, rowsOf, copied } of DOMAINS.flatMap(({ personalData = [] }) => personalData)) {
    if (copied.length === 0) continue
    const name = getTableName(table)
    const rows = await database.select().from(table).where(rowsOf(person))
    files.set(files.has(`${name}.json`) ? `${name}-2.json` : `${name}.json`, { columns: copied, rows })
  }
  return files
}
