import { expect, it } from 'vitest'
import { backupDue } from './backup-due.ts'

const LAST = new Date('2026-11-02T03:35:00+08:00')

it.each([
  ['30 3 * * *', '2026-11-03T03:30:00+08:00'],
  ['30 3 * * 0', '2026-11-08T03:30:00+08:00'],
  ['0 4 1 * *', '2026-12-01T04:00:00+08:00'],
  [null, '2026-11-09T03:35:00+08:00'],
])('with the schedule %s the next backup is due at %s', (cron, due) => {
  expect(backupDue(cron, LAST)).toEqual(new Date(due))
})
