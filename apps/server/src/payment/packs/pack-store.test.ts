import { describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { connectDatabase } from '../../database/connect-database.ts'
import { anAccount } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { packs } from '../orders/packs-table.ts'
import { packStore } from './pack-store.ts'

const NOW = Date.parse('2026-11-29T10:00:00+08:00')
const DAY = 24 * 3_600_000

describe('packs of uses', async () => {
  const test = await buildTestApp({ now: () => NOW })
  const pack = (userId: string, source: string, facts: Partial<typeof packs.$inferInsert> = {}) =>
    test.database.insert(packs).values({
      source,
      userId,
      type: 'AI',
      productName: 'AI 高级包',
      total: 10,
      startTime: new Date(NOW - DAY),
      endTime: new Date(NOW + DAY),
      ...facts,
    })
  const usedOf = async (userId: string) =>
    Object.fromEntries((await packStore(test.database, () => NOW).list(userId)).map(({ source, used }) => [source, used]))

  it('are counted exactly, over several processes at once, the one that ends first before others (products.03)', async () => {
    const { id } = await anAccount(test)
    await pack(id, 'later', { endTime: new Date(NOW + 2 * DAY) })
    await pack(id, 'sooner')
    const { connectionString } = test.database.$client.options
    const other = connectDatabase(connectionString!, pino({ level: 'silent' }))
    const stores = [packStore(test.database, () => NOW), packStore(other, () => NOW)]
    const first = await Promise.all(Array.from({ length: 7 }, (_, index) => stores[index % 2]!.use(id, 'AI')))
    expect(first.map((use) => use?.pack)).toEqual(Array.from({ length: 7 }, () => 'sooner'))
    const rest = await Promise.all(Array.from({ length: 20 }, (_, index) => stores[index % 2]!.use(id, 'AI')))
    expect(rest.filter((use) => use !== null)).toHaveLength(13)
    expect(await usedOf(id)).toEqual({ sooner: 10, later: 10 })
    await stores[0]!.release('later')
    expect([await stores[1]!.use(id, 'AI'), await stores[1]!.use(id, 'AI')]).toEqual([{ pack: 'later' }, null])
    await other.$client.end()
  })

  it('count for their own purpose, while they run, for their own user (products.04)', async () => {
    const [{ id }, stranger] = [await anAccount(test), await anAccount(test)]
    await pack(id, 'api', { type: 'API' })
    await pack(id, 'over', { endTime: new Date(NOW) })
    await pack(id, 'not yet', { startTime: new Date(NOW + 1) })
    const store = packStore(test.database, () => NOW)
    expect(await store.use(id, 'AI')).toBeNull()
    expect(await store.use(stranger.id, 'API')).toBeNull()
    expect(await store.use(id, 'API')).toEqual({ pack: 'api' })
    expect(await usedOf(id)).toEqual({ api: 1 })
  })
})
