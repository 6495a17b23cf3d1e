import { pino } from 'pino'
import { expect, it } from 'vitest'
import { sendJobs } from '../testing/send-jobs.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startJobs } from './start-jobs.ts'

it('logs a job that fails as an error, with its name', async () => {
  const { database, url, drop } = await testDatabase()
  const lines: object[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const run = () => Promise.reject(new Error('no settlement'))
  const jobs = await startJobs(database, log, [{ queue: 'failing', cron: '0 0 1 1 *', run }])
  await sendJobs(url, ['failing'], 1)
  await expect.poll(() => lines, { timeout: 60_000 }).toMatchObject([{ level: 50, queue: 'failing', err: { message: 'no settlement' } }])
  await jobs.stop()
  await drop()
}, 120_000)
