import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nickOf } from '../accounts/users/nick-of.ts'
import { feedbackStore } from '../content/feedback-store.ts'
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres.ts'
import { users } from '../accounts/users/users-table.ts'
import { connectDatabase, USUAL_LIMITS, type Database } from './connect-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { reportsDatabase } from './reports-database.ts'

const LOG = pino({ level: 'silent' })
/** The server that responded, by its name in its settings. */
const WHO = `SELECT current_setting('cluster_name') AS who`
const WAITING = { answered: false }
const FIRST = { pageNo: 1, pageSize: 10 }

describe('reports beside a replica', () => {
  let one: OwnPostgres
  let two: OwnPostgres
  let primary: Database
  let userId: string
  const opened: Database[] = []

  beforeAll(async () => {
    one = await ownPostgres({ settings: ["cluster_name = 'primary'", 'wal_level = replica', 'max_wal_senders = 4'] })
    const making = connectDatabase(one.url, LOG)
    await migrateDatabase(making)
    const [user] = await making.insert(users).values({ nick: '甲', createdAt: new Date() }).returning()
    userId = user!.id
    await making.$client.end()
    await one.stop()
    two = await ownPostgres({ follows: one, settings: ["cluster_name = 'replica'"] })
    await one.start()
    primary = connectDatabase(one.url, LOG)
  })
  beforeEach(() => awaitReplication(two))
  afterAll(async () => {
    await Promise.all([primary, ...opened].map((database) => database.$client.end()))
    await two.remove()
    await one.remove()
  })

  /** Reports on the replica at this address, without state from earlier tests. */
  function reports(replica: string): Database {
    const database = reportsDatabase(primary, replica, LOG, USUAL_LIMITS)
    opened.push(database)
    return database
  }
  const who = async (database: Database) => (await database.execute<{ who: string }>(WHO)).rows[0]!.who

  test('a list is read from the replica, and holds what was written the moment before', async () => {
    const from = reports(two.url)
    const feedback = feedbackStore(primary, { nickOf }, Date.now, from)
    await expect.poll(() => who(from)).toBe('replica')
    for (let i = 1; i <= 20; i++) {
      await feedback.add({ userId, type: 1, content: `第 ${i} 条`, picturePath: '', contact: '' })
      expect((await feedback.all(WAITING, FIRST)).total).toBe(i)
    }
    await expect.poll(() => who(from)).toBe('replica')
  })

  test('a lagging replica is skipped, and used again once it has caught up', async () => {
    const from = reports(two.url)
    await runSql(two.url, 'SELECT pg_wal_replay_pause()')
    await primary.execute('CREATE TABLE written_meanwhile AS SELECT 1 AS n')
    expect(await who(from)).toBe('primary')
    expect((await from.execute('SELECT n FROM written_meanwhile')).rows).toEqual([{ n: 1 }])
    await runSql(two.url, 'SELECT pg_wal_replay_resume()')
    await expect.poll(() => who(from)).toBe('replica')
  })

  test('one that ends is passed over; nothing fails', async () => {
    const from = reports(two.url)
    await expect.poll(() => who(from)).toBe('replica')
    await two.stop()
    expect(await who(from)).toBe('primary')
    await two.start()
    // After a failed connection it is not tried again for a while.
    expect(await who(from)).toBe('primary')
    await expect.poll(() => who(reports(two.url))).toBe('replica')
  })

  test('another database is no replica, though it follows the same server', async () => {
    const asItFollows = reports(two.url)
    const another = reports(two.url.replace('/postgres?', '/template1?'))
    await expect.poll(() => who(asItFollows)).toBe('replica')
    expect(await who(another)).toBe('primary')
  })

  test('errors of a statement are reported, and the statement is not repeated', async () => {
    const from = reports(two.url)
    await expect(from.execute('SELECT nonsense')).rejects.toMatchObject({ cause: { code: '42703' } })
    await expect.poll(() => who(from)).toBe('replica')
  })
})

async function awaitReplication(replica: OwnPostgres): Promise<void> {
  await runSql(replica.url, 'SELECT CASE WHEN pg_is_wal_replay_paused() THEN pg_wal_replay_resume() END')
}

async function runSql(url: string, statement: string): Promise<void> {
  const database = connectDatabase(url, LOG)
  try {
    await database.execute(statement)
  } finally {
    await database.$client.end()
  }
}
