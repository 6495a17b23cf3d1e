import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cancellations } from './cancellations-table.ts'
import { cancellationStore } from './cancellation-store.ts'
import { DOMAINS } from '../../app/domains.ts'
import { searchHistory } from '../../library/search-history-table.ts'
import { closeAccount } from './close-account.ts'
import { anAccount, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

describe('a write in progress while its account is closed', async () => {
  const test = await buildTestApp()
  const { database } = test
  const declared = DOMAINS.flatMap(({ personalData = [] }) => personalData)
  const store = cancellationStore({ database, now: Date.now, reports: database, personalData: declared })
  const anAccountToClose = async () => {
    const { id } = await anAccount(test)
    await database.insert(cancellations).values({ userId: id, reasons: '', createdAt: new Date() })
    return id
  }
  const close = (userId: string) => store.decide({ userId }, 'approve', null)
  const texts = { sameness: 'a', searchStrategy: 'a', displayName: 'a', datRange: '', searchCondition: '' }
  const entry = (userId: string) => ({ userId, ...texts, number: 1, lineNo: 1, searchedAt: new Date() })
  const entries = async (userId: string) =>
    (await database.execute(sql`SELECT 1 FROM search_history WHERE user_id = ${userId}`)).rows.length

  it('begun before: the closing waits for it and deletes its row', async () => {
    const userId = await anAccountToClose()
    let closing: Promise<unknown> | undefined
    await database.transaction(async (transaction) => {
      await transaction.insert(searchHistory).values(entry(userId))
      closing = close(userId)
      await expect.poll(waitingForLocks).toBeGreaterThan(0)
    })
    expect(await closing).toEqual({ userId })
    expect(await entries(userId)).toBe(0)
  })

  it('begun later: is rejected, whatever table it writes to, and leaves no row', async () => {
    const userId = await anAccountToClose()
    await close(userId)
    const rejected = { cause: { code: 'GZ001' } }
    await expect(database.insert(searchHistory).values(entry(userId))).rejects.toMatchObject(rejected)
    await expect(database.execute(sql`UPDATE users SET nick = 'somebody' WHERE id = ${userId}`)).rejects.toMatchObject(rejected)
    await expect(
      database.execute(sql`INSERT INTO capability_uses VALUES (${`user ${userId}`}, 'search', '20260101', 1, '{}')`),
    ).rejects.toMatchObject(rejected)
    expect(await entries(userId)).toBe(0)
  })

  it('of a call is answered 996, like every later call of its session', async () => {
    const { user, headers } = await aSession(test)
    const body = { searchStrategy: '', number: 1, displayName: '电池' }
    let answer: Promise<{ code: number }> | undefined
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1 FROM users WHERE id = ${user.id} FOR UPDATE`)
      answer = test.post('/api/user/searchHistory/add', body, headers)
      await expect.poll(waitingForLocks).toBeGreaterThan(0)
      await closeAccount(transaction, user.id, new Date(), declared)
    })
    expect(await answer).toMatchObject({ code: 996, data: { error: 'LOGIN_ABNORMAL' } })
    expect(await entries(user.id)).toBe(0)
  })

  it('of somebody else does not end the session of the caller', async () => {
    const { headers } = await aSession(test)
    const userId = await anAccountToClose()
    await close(userId)
    await database.execute(`CREATE FUNCTION write_for_closed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.user_id := '${userId}'; RETURN NEW; END $$`)
    await database.execute('CREATE TRIGGER another BEFORE INSERT ON search_history FOR EACH ROW EXECUTE FUNCTION write_for_closed()')
    const body = { searchStrategy: '', number: 1, displayName: '电池' }
    expect(await test.post('/api/user/searchHistory/add', body, headers)).toMatchObject({ code: 500, data: { error: 'INTERNAL' } })
    await database.execute('DROP TRIGGER another ON search_history')
    expect(await test.post('/api/user/searchHistory/add', body, headers)).toMatchObject({ code: 200 })
  })

  it('every table whose rows go with the account is guarded', async () => {
    const { rows } = await database.execute<{ table: string }>(
      sql`SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
          WHERE contype = 'f' AND confrelid = 'users'::regclass AND attname = 'user_id'
            AND conrelid NOT IN (SELECT tgrelid FROM pg_trigger WHERE tgname = 'reject_closed_account')`,
    )
    expect(rows.map(({ table }) => table).toSorted()).toEqual([
      'cancellations',
      'gifts',
      'hand_grants',
      'invoices',
      'orders',
      'packs',
      'user_products',
    ])
  })

  async function waitingForLocks(): Promise<number> {
    const { rows } = await database.execute(
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length
  }
})
