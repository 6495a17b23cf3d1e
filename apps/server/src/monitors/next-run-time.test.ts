import { expect, it } from 'vitest'
import { nextRunTime } from './next-run-time.ts'

const next = (frequency: 0 | 1 | 2, time: string) => nextRunTime(frequency, Date.parse(time)).toISOString()

it('B.monitor.02, B.monitor.03: runs weekly on Monday, monthly on the first, daily, each at 08:00 in Shanghai', () => {
  // 2026-03-01 is a Sunday.
  expect(next(0, '2026-03-01T12:00:00+08:00')).toBe('2026-03-02T00:00:00.000Z')
  expect(next(0, '2026-03-02T07:59:59+08:00')).toBe('2026-03-02T00:00:00.000Z')
  expect(next(0, '2026-03-02T08:00:00+08:00')).toBe('2026-03-09T00:00:00.000Z')
  expect(next(1, '2026-03-01T07:00:00+08:00')).toBe('2026-03-01T00:00:00.000Z')
  expect(next(1, '2026-03-01T08:00:00+08:00')).toBe('2026-04-01T00:00:00.000Z')
  expect(next(1, '2026-12-31T23:59:00+08:00')).toBe('2027-01-01T00:00:00.000Z')
  expect(next(2, '2026-02-28T08:00:01+08:00')).toBe('2026-03-01T00:00:00.000Z')
  expect(next(2, '2026-03-01T02:00:00+08:00')).toBe('2026-03-01T00:00:00.000Z')
})

it('makes up runs that were missed once: the next one is always later than now', () => {
  for (const frequency of [0, 1, 2] as const)
    for (let hours = 0; hours < 24 * 70; hours += 5) {
      const now = Date.parse('2026-01-01T00:30:00Z') + hours * 3_600_000
      const time = nextRunTime(frequency, now).getTime()
      expect(time).toBeGreaterThan(now)
      expect(time - now).toBeLessThanOrEqual([7, 31, 1][frequency]! * 24 * 3_600_000)
    }
})
