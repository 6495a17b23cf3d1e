import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startJobs, type RecurringJob } from '../../database/start-jobs.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { describeFailure } from './describe-failure.ts'
import { STOPPABLE_QUEUES } from './job-handlers.ts'
import { JOB_NAMES } from './job-names.ts'

const NEVER = '0 0 1 1 *'
const PRIVATE = '13900001234'
const failure = (changes: object) =>
  describeFailure({ name: 'Error', code: null, message: null, rejection: null, folder: null, ...changes }).en

interface Listed {
  readonly queue: string
  readonly title: string
  readonly nextTime: string | null
  readonly failedCount: number
  readonly last: { readonly id: string; readonly state: string; readonly error: string | null } | null
  readonly jobs: readonly { readonly id: string; readonly state: string; readonly tries: number }[]
}

describe('background jobs in the console', async () => {
  const now = Date.parse('2026-11-29T10:00:00+08:00')
  const test = await buildTestApp({ now: () => now })
  const { headers: operator } = await aSession(test, { role: 'operator' })
  const { headers: user } = await aSession(test)
  const ops = <Data>(path: string, body: object = {}, headers = operator) => test.post<Data>(`/api/user/ops/job/${path}`, body, headers)
  const list = async () => (await ops<{ queues: Listed[] }>('list')).data.queues
  const queueOf = async (name: string) => (await list()).find(({ queue }) => queue === name)
  const send = async (queue: string) => {
    const { rows } = await test.database.execute<{ id: string }>(
      sql`INSERT INTO pgboss.job (name, data, retry_limit, expire_seconds, deletion_seconds, keep_until, policy)
        VALUES (${queue}, ${JSON.stringify({ phone: PRIVATE })}::jsonb, 0, 900, 604800, now() + interval '14 days', 'standard') RETURNING id`,
    )
    return rows[0]!.id
  }

  it('have names in both languages, and those of the index are the ones that stop when they are cancelled', () => {
    const { jobs, indexJobs } = test.jobs
    expect(Object.keys(JOB_NAMES).toSorted()).toEqual([...jobs, ...indexJobs].map(({ queue }) => queue).toSorted())
    expect([...STOPPABLE_QUEUES].toSorted()).toEqual(indexJobs.map(({ queue }) => queue).toSorted())
    for (const { zh } of Object.values(JOB_NAMES)) expect(zh).toMatch(/\p{Script=Han}/u)
  })

  it('are none before a worker has started', async () => {
    expect(await list()).toEqual([])
  })

  it('show what fails, in words of the operator and without what it is about, and run again on request', async () => {
    let fails = true
    const run = () => (fails ? Promise.reject(new Error(`no settlement of ${PRIVATE}`)) : Promise.resolve())
    const jobs = await startJobs(test.database, pino({ level: 'silent' }), [{ queue: 'settle-payments', cron: '30 10 * * *', run }])
    const id = await send('settle-payments')
    await expect.poll(async () => (await queueOf('settle-payments'))?.last?.state, { timeout: 30_000 }).toBe('failed')
    const failed = await queueOf('settle-payments')
    expect(failed).toMatchObject({
      title: '处理支付与退款',
      nextTime: '2026-11-29 10:30:00',
      failedCount: 1,
      last: { id, error: expect.stringContaining('job failed') as string },
    })
    expect(JSON.stringify(failed)).not.toContain(PRIVATE)
    expect((await ops('retry', { queue: 'settle-payments', id }, user)).code).toBe(403)
    expect((await ops('cancel', { queue: 'settle-payments', id }, user)).code).toBe(403)
    fails = false
    expect((await ops('retry', { queue: 'settle-payments', id })).data).toBe(true)
    await expect.poll(async () => (await queueOf('settle-payments'))?.last?.state, { timeout: 30_000 }).toBe('completed')
    expect((await ops('retry', { queue: 'settle-payments', id })).data).toMatchObject({ error: 'JOB_NOT_FAILED' })
    expect((await ops('cancel', { queue: 'settle-payments', id })).data).toMatchObject({ error: 'JOB_NOT_WAITING' })
    await jobs.stop()
  }, 90_000)

  it('are cancelled while they wait, and while they run only where they stop cleanly', async () => {
    const ends: string[] = []
    const untilStopped = (signal: AbortSignal) =>
      sleep(60_000, undefined, { signal }).catch((error: unknown) => {
        ends.push('stopped')
        throw error
      })
    const held = Promise.withResolvers<void>()
    const some: RecurringJob[] = [
      { queue: 'build-similar-marks', cron: NEVER, stops: true, run: untilStopped },
      { queue: 'purge-reports', cron: NEVER, run: () => held.promise },
    ]
    const jobs = await startJobs(test.database, pino({ level: 'silent' }), some)
    const [stoppable, held1, waiting] = [await send('build-similar-marks'), await send('purge-reports'), await send('purge-reports')]
    const states = async () => (await queueOf('purge-reports'))?.jobs.map(({ id, state }) => [id, state])
    await expect.poll(states, { timeout: 30_000 }).toEqual([
      [held1, 'running'],
      [waiting, 'waiting'],
    ])
    expect((await ops('cancel', { queue: 'purge-reports', id: held1 })).data).toMatchObject({ error: 'JOB_NOT_WAITING' })
    expect((await ops('cancel', { queue: 'purge-reports', id: waiting })).data).toBe(true)
    expect(await states()).toEqual([[held1, 'running']])
    await expect.poll(async () => (await queueOf('build-similar-marks'))?.jobs[0]?.state, { timeout: 30_000 }).toBe('running')
    expect((await ops('cancel', { queue: 'build-similar-marks', id: stoppable })).data).toBe(true)
    await expect.poll(() => ends, { timeout: 30_000 }).toEqual(['stopped'])
    expect((await queueOf('build-similar-marks'))?.jobs).toEqual([])
    held.resolve()
    await expect.poll(async () => (await queueOf('purge-reports'))?.last?.state, { timeout: 30_000 }).toBe('completed')
    await jobs.stop()
  }, 120_000)
})

it.each([
  [{ message: 'job heartbeat timeout' }, 'process'],
  [{ message: 'job timed out' }, 'longer'],
  [{ name: 'AbortError' }, 'interrupted'],
  [{ code: 'ENOSPC' }, 'disk'],
  [{ name: 'FileStoreError' }, 'GEZHI_FILES_URL'],
  [{ name: 'FileStoreError' }, 'GEZHI_BACKUP_TO'],
  [{ name: 'SearchError' }, 'search engine'],
  [{ code: '57P01' }, 'database'],
  [{ name: 'BackupRejected', rejection: 'noFolder', folder: '/backups' }, '/backups'],
  [{ name: 'BackupRejected', rejection: 'of another version' }, 'job failed'],
  [{ message: `duplicate key (phone)=(${PRIVATE})` }, 'job failed'],
])('the failure %j is described by its cause', (changes, part) => {
  expect(failure(changes)).toContain(part)
  expect(failure(changes)).not.toContain(PRIVATE)
})
