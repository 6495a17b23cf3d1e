import { expect, it } from 'vitest'
import { readCron } from './read-cron.ts'

it.each([
  ['* * * * *', { kind: 'minute' }],
  ['*/10 * * * *', { kind: 'minutes', count: 10 }],
  ['7 * * * *', { kind: 'hour', minute: '07' }],
  ['30 10 * * *', { kind: 'day', time: '10:30' }],
  ['0 3 * * 1', null],
  ['FREQ=DAILY', null],
])('reads the schedule %s', (cron, read) => {
  if (read === null) expect(readCron(cron)).toBeNull()
  else expect(readCron(cron)).toMatchObject(read)
})
