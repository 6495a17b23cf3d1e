import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { DAILY_QUOTAS, dailyQuota, dailyQuotaKeys } from './daily-quota.ts'
import { rateLimitStore } from './rate-limit-store.ts'

it('an account has a quota of its own at every address, callers without one share that of their network', async () => {
  const { database, drop } = await testDatabase()
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const rateLimits = rateLimitStore(database, () => clock)
  const quota = dailyQuota(rateLimits, 'production')
  const userId = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
  const user = { kind: 'user', userId, sessionId: '', role: 'user', pending: false, provenAt: 0, totp: false } as const
  const guest = (guestId: string) => ({ kind: 'guest', guestId }) as const
  for (let count = 0; count < DAILY_QUOTAS['data-copy']; count += 1) {
    await quota('data-copy', { caller: user, address: `203.0.113.${count}` })
    await quota('data-copy', { caller: guest(`${count}`), address: '203.0.113.1' })
  }
  await expect(quota('data-copy', { caller: user, address: '203.0.113.99' })).rejects.toMatchObject({
    error: 'DAILY_QUOTA',
    values: { limit: 5 },
  })
  await expect(quota('data-copy', { caller: guest('another'), address: '203.0.113.1' })).rejects.toMatchObject({
    error: 'DAILY_QUOTA',
    values: { limit: 5 },
  })
  await quota('data-copy', { caller: guest('another'), address: '203.0.113.2' })
  await quota('upload', { caller: user, address: '203.0.113.99' })
  const { rows } = await database.execute<{ key: string }>('SELECT key FROM paces')
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining([dailyQuotaKeys(userId)[3]]))
  clock += 24 * 3_600_000
  await quota('data-copy', { caller: user, address: '203.0.113.99' })
  const atHome = dailyQuota(rateLimits, 'development')
  for (let count = 0; count < 10; count += 1) await atHome('data-copy', { caller: user, address: '127.0.0.1' })
  await drop()
})
