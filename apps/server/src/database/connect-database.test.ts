import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'

it('a connection that breaks between two statements of a transaction fails that transaction, not the process', async () => {
  const { database, drop } = await testDatabase()
  onTestFinished(drop)
  const broken = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    await database.execute(sql`SELECT pg_terminate_backend(${rows[0]!.pid})`)
    // Long enough to notice while idle.
    await sleep(500)
    await transaction.execute(sql`SELECT 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await database.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
})
