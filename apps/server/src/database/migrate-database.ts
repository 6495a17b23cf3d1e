import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Database } from './connect-database.ts'
import { guardClosedAccounts } from './guard-closed-accounts.ts'
import { withAdvisoryLock } from './with-advisory-lock.ts'

/** The folder of migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number that is the same in every server; spells "gezhi" in hexadecimal. */
const ADVISORY_LOCK = 0x67_65_7a_68_69

/**
 * Brings the tables up to date, without a time limit. Several servers on one database do so one after the other. `beforeChange` is called
 * first if tables with accounts will change; if it rejects, nothing changes.
 */
export async function migrateDatabase(database: Database, beforeChange: () => Promise<void> = async () => {}): Promise<void> {
  await withAdvisoryLock(database, ADVISORY_LOCK, async (client) => {
    if (await willChange(client)) await beforeChange()
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    await guardClosedAccounts(client)
  })
}

/** Whether migrations are pending on tables with accounts. */
async function willChange(client: pg.PoolClient): Promise<boolean> {
  const tables = await client.query<{ exist: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AND to_regclass('public.users') IS NOT NULL AS exist",
  )
  if (tables.rows[0]?.exist !== true) return false
  const { rows } = await client.query<{ applied: number; accounts: boolean }>(
    'SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS applied, EXISTS (SELECT 1 FROM users) AS accounts',
  )
  return rows[0]!.accounts && rows[0]!.applied < readMigrationFiles({ migrationsFolder: MIGRATIONS }).length
}
