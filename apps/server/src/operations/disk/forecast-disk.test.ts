import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noteStorageDay, readStorageDays, type StorageDay } from '../../data-folder/storage-days.ts'
import { forecastDisk, growthOf } from './forecast-disk.ts'

const GB = 2 ** 30
const RESERVE = 32 * 2 ** 20
const dayOf = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString().slice(0, 10)
const measured = (frees: readonly number[], first = 1): StorageDay[] =>
  frees.map((free, index) => ({ day: dayOf(first + index), free, parts: { files: 2 * index * GB } }))

it('says nothing before three days are known', () => {
  expect(forecastDisk([], GB)).toBeNull()
  expect(forecastDisk(measured([9 * GB, 8 * GB]), 8 * GB)).toBeNull()
  expect(growthOf(measured([1, 2]), 'files')).toBeNull()
})

it('extends the trend of the last days until the reserve below which nothing is written', () => {
  const days = measured([100 * GB, 99 * GB, 98 * GB, 97 * GB])
  expect(forecastDisk(days, 10 * GB + RESERVE)).toEqual({ perDay: GB, daysUntilFull: 10, span: 3 })
  expect(forecastDisk(days, RESERVE / 2)?.daysUntilFull).toBe(0)
  expect(growthOf(days, 'files')).toBe(2 * GB)
  expect(growthOf(days, 'logs')).toBeNull()
})

it('expects no end where the disk does not fill, and forgets what is older than a month', () => {
  expect(forecastDisk(measured([1 * GB, 2 * GB, 3 * GB]), 3 * GB)).toMatchObject({ perDay: -GB, daysUntilFull: null })
  expect(forecastDisk(measured([5 * GB, 5 * GB, 5 * GB]), 5 * GB)?.daysUntilFull).toBeNull()
  const imported = [...measured([900 * GB], 1), ...measured([50 * GB, 50 * GB, 50 * GB], 60)]
  expect(forecastDisk(imported, 50 * GB)).toMatchObject({ perDay: 0, daysUntilFull: null })
})

it('days are stored once each, ninety of them, and a cut-off file begins anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-days-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const where = { storageDays: join(folder, 'storage-days.json') }
  for (let day = 1; day <= 95; day += 1) await noteStorageDay(where, { day: dayOf(day), free: day, parts: {} })
  await noteStorageDay(where, { day: dayOf(95), free: 7, parts: {} })
  const days = await readStorageDays(where)
  expect([days.length, days[0]!.day, days.at(-1)]).toEqual([90, dayOf(6), { day: dayOf(95), free: 7, parts: {} }])
  writeFileSync(where.storageDays, '[{"day":')
  expect(await readStorageDays(where)).toEqual([])
})
