import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { rateLimitStore } from '../rights/rate-limit-store.ts'
import { addressRateLimit, CODES_PER_ADDRESS } from './address-rate-limit.ts'

it('an address gets so many codes an hour, of several processes together; an IPv6 network counts as one, this machine only in production', async () => {
  const { database, drop } = await testDatabase()
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const rateLimits = rateLimitStore(database, () => clock)
  const [limitRate, elsewhere] = [
    addressRateLimit(rateLimits, 'development'),
    addressRateLimit(
      rateLimitStore(database, () => clock),
      'development',
    ),
  ]
  const send = (address: string, times = CODES_PER_ADDRESS) =>
    Promise.all(Array.from({ length: times }, (_, index) => (index % 2 === 0 ? limitRate : elsewhere)(address)))
  await send('127.0.0.1', 2 * CODES_PER_ADDRESS)
  const inProduction = addressRateLimit(rateLimits, 'production')
  for (let count = 0; count < CODES_PER_ADDRESS; count += 1) await inProduction('127.0.0.1')
  await expect(inProduction('127.0.0.1')).rejects.toThrow('TOO_FREQUENT')
  await send('198.51.100.7')
  await expect(limitRate('198.51.100.7')).rejects.toMatchObject({ error: 'TOO_FREQUENT', values: { seconds: 3600 } })
  await limitRate('198.51.100.8')
  await send('2001:db8::1', CODES_PER_ADDRESS - 1)
  await elsewhere('2001:db8:0:0:ffff::2')
  await expect(limitRate('2001:db8::3')).rejects.toThrow('TOO_FREQUENT')
  await limitRate('2001:db8:0:1::3')
  clock += 3_600_000
  await limitRate('198.51.100.7')
  clock += 23 * 3_600_000
  await rateLimits.purgeExpired()
  expect((await database.execute('SELECT key FROM paces')).rows).toEqual([{ key: 'sms:198.51.100.7' }])
  await drop()
})
