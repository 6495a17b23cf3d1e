import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect-database.ts'

/** The folder of migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number that is the same in every server; spells "gezhi" in hexadecimal. */
const ADVISORY_LOCK = 0x67_65_7a_68_69

/** Brings the tables up to date, however long that takes. Several servers on one database take turns. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.$client.connect()
  try {
    // The turn of another server and a change of a large table may take longer than any statement of a request.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    // A connection that broke holds no lock and no setting any more, and what broke it is what is told.
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {})
    await client.query('RESET statement_timeout').catch(() => {})
    client.release()
  }
}
