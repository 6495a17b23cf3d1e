import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import type { DatabaseAddress } from '../database/database-address.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { locatePostgres } from '../database/locate-postgres.ts'
import { runningPostgres } from '../database/postgres-roles.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's PostgreSQL, without a database; the migrated template database, and how to copy it. */
    testPostgres: { url: string; template: string; copied: string }
  }
}

/**
 * Vitest's global setup of the server's tests: one PostgreSQL for the run, the embedded one or that of `TEST_DATABASE_URL`, with a
 * migrated database that every test file copies.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startEmbedded() : { url: given, stop: async () => {} }
  // Two projects of one run may share the server.
  const template = `gezhi_template_${project.name}_${process.pid}`
  await execute(server.url, `CREATE DATABASE ${template}`)
  const database = connectDatabase(withDatabase(server.url, template), pino({ level: 'silent' }))
  await migrateDatabase(database)
  const { rows } = await database.$client.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`)
  await database.$client.end()
  // Copying files takes a third of the time of copying pages through the log, which is the default since PostgreSQL 15.
  const copied = Number(rows[0]?.version) >= 150_000 ? 'STRATEGY FILE_COPY' : ''
  project.provide('testPostgres', { url: server.url, template, copied })
  return async () => {
    await execute(server.url, `DROP DATABASE ${template} WITH (FORCE)`)
    await server.stop()
  }
}

async function startEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-test-'))
  await chmod(folder, 0o755)
  const location = await locatePostgres(join(folder, 'postgres'), folder, console.log)
  const postgres = await startEmbeddedPostgres(location, join(folder, 'postgres.log'))
  const superuser = (await runningPostgres(location.cluster, 'superuser'))!
  // Nothing must survive the run, so databases are created without syncing to disk. Tests connect with the application's role, so that
  // they fail on what only a superuser may do. That includes ending an autovacuum worker, which would prevent dropping a database.
  const statements = [
    'ALTER SYSTEM SET fsync = off',
    'ALTER SYSTEM SET autovacuum = off',
    'SELECT pg_reload_conf()',
    `ALTER ROLE ${postgres.address.user} CREATEDB`,
  ]
  for (const statement of statements) await execute(urlOf(superuser), statement)
  const url = urlOf(postgres.address)
  return {
    url,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function urlOf({ host, port, user, password = '' }: DatabaseAddress): string {
  return `postgresql://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

/** Runs one statement on the server's own database. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
