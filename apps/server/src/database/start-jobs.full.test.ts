import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { sendJobs } from '../testing/send-jobs.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startJobs } from './start-jobs.ts'

const QUEUE = 'wait'
const JOB = { queue: QUEUE, cron: '0 0 1 1 *' }

it('a job whose worker is killed is run by another, once', async () => {
  const { database, url, drop } = await testDatabase()
  const dying = workerThatHangs(url)
  await once(dying.stdout, 'data')
  let runs = 0
  const jobs = await startJobs(database, pino({ level: 'silent' }), [])
  const [id] = await sendJobs(url, [QUEUE], 1)
  await once(dying.stdout, 'data')
  await jobs.work({ ...JOB, run: async () => (runs += 1) })
  dying.kill('SIGKILL')
  await expect.poll(() => runs, { timeout: 90_000 }).toBe(1)
  const state = async () => (await database.execute(`SELECT state::text FROM pgboss.job WHERE id = '${id}'`)).rows
  await expect.poll(state).toEqual([{ state: 'completed' }])
  expect(runs).toBe(1)
  await jobs.stop()
  await drop()
}, 180_000)

it('several processes that start at once on an empty database all run jobs', async () => {
  const { database, drop } = await testDatabase()
  const log = pino({ level: 'silent' })
  const all = await Promise.all(Array.from({ length: 4 }, () => startJobs(database, log, [{ ...JOB, run: async () => {} }])))
  for (const jobs of all) await jobs.stop()
  await drop()
})

/** Reports that it polls for jobs, and when it gets one, which it never completes. */
function workerThatHangs(url: string) {
  const script = `
    import { pino } from 'pino'
    import { connectDatabase } from './connect-database.ts'
    import { startJobs } from './start-jobs.ts'
    const log = pino({ level: 'silent' })
    const hang = () => new Promise(() => console.log('taken'))
    await startJobs(connectDatabase(${JSON.stringify(url)}, log), log, [{ ...${JSON.stringify(JOB)}, run: hang }])
    console.log('looking')`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] })
}
