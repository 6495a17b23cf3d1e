import { expect, it } from 'vitest'
import { backupName, backupsToRemove, isBackupName } from './retention.ts'

const at = (time: string) => backupName(new Date(time))
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 3)).toISOString()
const needed = (names: readonly string[], retention: Parameters<typeof backupsToRemove>[2]) => {
  const removed = new Set(backupsToRemove(names, names.toSorted().at(-1)!, retention))
  return names.filter((name) => !removed.has(name))
}

it('names backups by their time in UTC, and knows its own', () => {
  expect(at('2026-11-30T03:30:05Z')).toBe('gezhi-20261130-033005.zip')
  expect(isBackupName('gezhi-20261130-033005.zip')).toBe(true)
  const noTime = ['gezhi-20269999-000000.zip', 'gezhi-20260231-000000.zip', 'gezhi-20261130-240000.zip']
  for (const other of ['gezhi.zip', 'gezhi-20261130-033005.zip.unfinished', 'my-20261130-033005.zip', ...noTime])
    expect(isBackupName(other)).toBe(false)
  expect(backupsToRemove(['holiday.zip', ...noTime, at(day(1))], at(day(1)), { daily: 0, weekly: 0, monthly: 0 })).toEqual([])
})

it('never removes the newest one, whatever is to be stored', () => {
  const names = [1, 2, 3].map((number) => at(day(number)))
  expect(needed(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual([names[2]])
  expect(needed([names[0]!], { daily: 1, weekly: 0, monthly: 0 })).toEqual([names[0]])
})

it('later ones, of a wrong clock, neither take the place of the one just made nor are removed', () => {
  const [old, made] = [at(day(1)), at(day(2))]
  const later = Array.from({ length: 9 }, (_, index) => at(day(100 + index)))
  expect(backupsToRemove([old, made, ...later], made, { daily: 1, weekly: 0, monthly: 0 })).toEqual([old])
})

it('stores the newest of each of the last days, also after days without one', () => {
  const twice = [at('2026-01-05T03:00:00Z'), at('2026-01-05T21:00:00Z'), at(day(9))]
  expect(needed(twice, { daily: 2, weekly: 0, monthly: 0 })).toEqual([twice[1], twice[2]])
  const all = Array.from({ length: 10 }, (_, index) => at(day(index + 1)))
  expect(needed(all, { daily: 7, weekly: 0, monthly: 0 })).toEqual(all.slice(3))
})

it('stores the last of weeks and months beyond the days', () => {
  const all = Array.from({ length: 90 }, (_, index) => at(day(index + 1)))
  // 31 March 2026 is a Tuesday; Sundays are the 29th and the 22nd.
  expect(needed(all, { daily: 2, weekly: 3, monthly: 3 })).toEqual([31, 59, 81, 88, 89, 90].map((number) => at(day(number))))
})
