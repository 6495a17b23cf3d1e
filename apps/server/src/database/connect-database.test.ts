import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { connectDatabase, USUAL_LIMITS } from './connect-database.ts'

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

it('connections that broke before a transaction began are returned, so that the pool is never empty', async () => {
  const { url, drop } = await testDatabase()
  onTestFinished(drop)
  const database = connectDatabase(url, pino({ level: 'silent' }), { ...USUAL_LIMITS, connections: 1, connectSeconds: 2 })
  let broken = 0
  database.$client.on('acquire', (client) => {
    broken += 1
    if (broken <= 2) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(database.transaction(async () => null)).rejects.toThrow()
  const { rows } = await database.transaction((transaction) => transaction.execute<{ one: number }>(sql`SELECT 1 AS one`))
  expect(rows).toEqual([{ one: 1 }])
  await database.$client.end()
})
