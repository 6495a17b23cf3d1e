import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { countRequests } from './request-counts.ts'

it('requests of an address are counted by several processes together within a second, minute by minute, and no address counts for another', async () => {
  const { database, drop } = await testDatabase()
  let clock = Date.parse('2026-01-01T00:00:10Z')
  const [here, there] = [countRequests(database, () => clock), countRequests(database, () => clock)]
  for (let count = 0; count < 7; count += 1) here.add('198.51.100.7')
  for (let count = 0; count < 4; count += 1) there.add('198.51.100.7')
  there.add('198.51.100.8')
  expect(here.add('198.51.100.7')).toEqual({ current: 8, ttl: 50_000 })
  const counts = async () => (await database.execute('SELECT sum(requests)::int AS n FROM request_counts')).rows[0]
  await expect.poll(counts).toEqual({ n: 13 })
  here.add('198.51.100.7')
  await expect.poll(counts).toEqual({ n: 14 })
  await expect.poll(() => here.add('198.51.100.7').current, { interval: 600 }).toBeGreaterThan(13)
  expect(there.add('198.51.100.8').current).toBe(2)
  clock += 60_000
  expect(here.add('198.51.100.7')).toEqual({ current: 1, ttl: 50_000 })
  clock += 120_000
  there.add('198.51.100.8')
  await expect
    .poll(async () => (await database.execute('SELECT count(*)::int AS n FROM request_counts WHERE requests > 1')).rows[0])
    .toEqual({ n: 0 })
  await drop()
})

it('with the database away a process goes on counting alone', async () => {
  const { database, drop } = await testDatabase()
  const counts = countRequests(database, () => Date.parse('2026-01-01T00:00:10Z'))
  await drop()
  counts.add('198.51.100.7')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(counts.add('198.51.100.7').current).toBe(2)
})
