import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect-database.ts'
import { guardClosedAccounts } from './guard-closed-accounts.ts'
import { withAdvisoryLock } from './with-advisory-lock.ts'

/** The folder of migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number that is the same in every server; spells "gezhi" in hexadecimal. */
const ADVISORY_LOCK = 0x67_65_7a_68_69

/** Brings the tables up to date, without a time limit. Several servers on one database do so one after the other. */
export async function migrateDatabase(database: Database): Promise<void> {
  await withAdvisoryLock(database, ADVISORY_LOCK, async (client) => {
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    await guardClosedAccounts(client)
  })
}
