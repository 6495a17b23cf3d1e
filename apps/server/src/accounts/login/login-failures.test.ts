import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { loginFailureStore } from './login-failures.ts'
import type { LoginLimit } from './login-limits.ts'

const MINUTE = 60_000
const START = Date.parse('2026-01-01T00:00:00Z')

describe('failed logins', async () => {
  const { database, drop } = await testDatabase()
  let clock = START
  const failures = loginFailureStore(database, () => clock)
  const limit = (subject: string, max: number, endsWithSuccess = true): LoginLimit => ({
    subject,
    account: `of ${subject}`,
    failures: max,
    endsWithSuccess,
  })
  const fail = async (limits: readonly LoginLimit[], times: number) => {
    for (let count = 0; count < times; count += 1) expect(await failures.begin(limits)).toBe(true)
  }
  beforeEach(() => {
    clock += 48 * 60 * MINUTE
  })
  it('the lock lasts 15 minutes, and twice as long each time it is earned again within a day, at most 4 hours', async () => {
    const limits = [limit('a', 5)]
    for (const minutes of [15, 30, 60, 120, 240, 240]) {
      await fail(limits, 5)
      clock += minutes * MINUTE - 1
      expect(await failures.begin(limits), `${minutes}`).toBe(false)
      clock += 1
    }
    clock += 24 * 60 * MINUTE
    await fail(limits, 5)
    clock += 15 * MINUTE
    expect(await failures.begin(limits)).toBe(true)
  })

  it('failures further apart than 15 minutes lock nothing', async () => {
    const limits = [limit('b', 2)]
    for (let count = 0; count < 6; count += 1) {
      await fail(limits, 1)
      clock += 15 * MINUTE
    }
  })

  it('an attempt is rejected by any of its limits, and then counts in none', async () => {
    await fail([limit('network', 3, false), limit('pair 1', 2)], 2)
    for (let count = 0; count < 9; count += 1) expect(await failures.begin([limit('network', 3, false), limit('pair 1', 2)])).toBe(false)
    await fail([limit('network', 3, false), limit('pair 2', 2)], 1)
    expect(await failures.begin([limit('network', 3, false), limit('pair 3', 2)])).toBe(false)
  })

  it('a success ends the count of its account, and takes only itself from the count of its network', async () => {
    const [network, mine] = [limit('office', 3, false), limit('mine', 9)]
    await fail([network, limit('other', 9)], 2)
    for (let count = 0; count < 5; count += 1) {
      expect(await failures.begin([network, mine])).toBe(true)
      await failures.clear([network, mine])
    }
    await fail([network, mine], 1)
    expect(await failures.begin([network, mine])).toBe(false)
  })

  it('an attempt that was not made leaves no lock, and no longer one next time', async () => {
    const limits = [limit('c', 2)]
    await fail(limits, 2)
    await failures.withdraw(limits)
    await fail(limits, 1)
    clock += 15 * MINUTE
    expect(await failures.begin(limits)).toBe(true)
  })

  it('an unlocked account can be tried again, others stay locked', async () => {
    for (const subject of ['d', 'e']) {
      await fail([limit(subject, 2)], 2)
      expect(await failures.begin([limit(subject, 2)])).toBe(false)
    }
    expect(await failures.unlock(['of d', 'of nobody'])).toBe(1)
    expect(await failures.unlock(['of d'])).toBe(0)
    expect(await failures.begin([limit('d', 2)])).toBe(true)
    expect(await failures.begin([limit('e', 2)])).toBe(false)
  })

  it('many at once are no more than many in a row', async () => {
    const shared = limit('shared', 7, false)
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => failures.begin([shared, limit(`each ${index}`, 5)])))
    expect(results.filter(Boolean)).toHaveLength(7)
  })

  it('nothing stays of it for good', async () => {
    await failures.purgeExpired()
    expect((await database.execute('SELECT * FROM login_failures')).rows).toEqual([])
    await drop()
  })
})
