import { MONITOR_FREQUENCIES, type MonitorFrequency } from '@gezhi/contract'

/** Asia/Shanghai is 8 hours ahead of UTC and has had no daylight saving time since 1991. */
const OFFSET = 8 * 3_600_000
const DAY = 24 * 3_600_000
/** Runs begin at 08:00 in Shanghai (decisions G175, G214). */
const HOUR = 8

/** The first time of a schedule after `now` (ms): daily, on Mondays, or on the first of a month, at 08:00 in Shanghai. */
export function nextRunTime(frequency: MonitorFrequency, now: number): Date {
  const local = new Date(now + OFFSET)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const at = (...date: readonly [number, number, number]) => Date.UTC(...date, HOUR) - OFFSET
  switch (frequency) {
    case MONITOR_FREQUENCIES.monthly:
      return new Date(at(year, month, 1) > now ? at(year, month, 1) : at(year, month + 1, 1))
    case MONITOR_FREQUENCIES.weekly:
    case MONITOR_FREQUENCIES.daily: {
      const weekly = frequency === MONITOR_FREQUENCIES.weekly
      // Days since Monday.
      const first = at(year, month, day) - (weekly ? ((local.getUTCDay() + 6) % 7) * DAY : 0)
      return new Date(first > now ? first : first + (weekly ? 7 : 1) * DAY)
    }
  }
}
