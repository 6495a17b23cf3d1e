import { pino } from 'pino'
import { expect, it } from 'vitest'
import { sendJobs } from '../testing/send-jobs.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startJobs } from './start-jobs.ts'

it('logs a job that fails as an error, with its name, and one that the end of the server stops as none', async () => {
  const { database, url, drop } = await testDatabase()
  const lines: { queue: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as { queue: string }) })
  const run = () => Promise.reject(new Error('no settlement'))
  const stopped = () => Promise.reject(AbortSignal.abort().reason as Error)
  const jobs = await startJobs(database, log, [
    { queue: 'failing', cron: '0 0 1 1 *', run },
    { queue: 'stopped', cron: '0 0 1 1 *', run: stopped },
  ])
  await sendJobs(url, ['failing', 'stopped'], 2)
  const firstOf = (queue: string) => lines.find((line) => line.queue === queue)
  await expect
    .poll(() => [firstOf('failing'), firstOf('stopped')], { timeout: 60_000 })
    .toMatchObject([{ level: 50, err: { message: 'no settlement' } }, { level: 30 }])
  await jobs.stop()
  await drop()
}, 120_000)
