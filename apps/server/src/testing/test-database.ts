import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../database/connect-database.ts'
import { execute, withDatabase } from './start-test-postgres.ts'

export interface TestDatabase {
  readonly database: Database
  readonly url: string
  drop(): Promise<void>
}

/** A separate database for a test file, empty but migrated. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template, copied } = inject('testPostgres')
  const name = `gezhi_test_${randomBytes(6).toString('hex')}`
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template} ${copied}`)
  const own = withDatabase(url, name)
  const database = connectDatabase(own, pino({ level: 'silent' }))
  return {
    database,
    url: own,
    async drop() {
      await database.$client.end()
      await execute(url, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
