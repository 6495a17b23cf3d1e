import { join } from 'node:path'
import pg from 'pg'
import { runningPostgres } from '../../../apps/server/src/database/postgres-roles.ts'
import { DATA_VARIABLE } from '../global-setup.ts'
import { serverEngines } from '../server/own-engines.ts'

/** Whether the flows may reach into the server's database: not that of a server from elsewhere. */
export const HAS_DATABASE = process.env[DATA_VARIABLE] !== undefined || process.env['E2E_URL'] === undefined

/** Runs a statement on the database of the server under test; returns its rows. */
export async function inDatabase<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(await databaseOfServer())
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

async function databaseOfServer(): Promise<pg.ClientConfig> {
  const { DATABASE_URL: connectionString } = serverEngines()
  if (connectionString !== undefined) return { connectionString }
  const address = await runningPostgres(join(process.env[DATA_VARIABLE] ?? '', 'postgres'), 'application')
  if (address === null) throw new Error('The server under test has no PostgreSQL of its own')
  return address
}
