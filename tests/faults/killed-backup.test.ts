import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBackup } from '../../apps/server/src/operations/backup/scheduled/check-backup.ts'
import { sendJobs } from '../../apps/server/src/testing/send-jobs.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'

const started: RoleProcess[] = []
const target = mkdtempSync(join(tmpdir(), 'gezhi-backups-'))
let installation: Installation
let database: pg.Client

beforeAll(async () => {
  installation = await oneMachine()
  database = new pg.Client({ connectionString: installation.database })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await database.end()
  await installation.close()
  rmSync(target, { recursive: true, force: true })
})

async function startWorker(): Promise<RoleProcess> {
  const worker = roleProcess('worker', {
    ...installation.settings(),
    DATABASE_URL: installation.database,
    GEZHI_DEMO: '0',
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'info',
    GEZHI_BACKUP_AT: '0 0 1 1 *',
    GEZHI_BACKUP_TO: target,
  })
  started.push(worker)
  await worker.ready()
  return worker
}

it('a worker killed in the midst of a scheduled backup leaves none, and the next one makes a good one', async () => {
  const dying = await startWorker()
  const locks = new pg.Client({ connectionString: installation.database })
  await locks.connect()
  await locks.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const [id] = await sendJobs(installation.database, ['make-backup'], 1)
  const waiting = async () =>
    (
      await database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gezhi backup' AND wait_event_type = 'Lock'`,
      )
    ).rowCount
  await expect.poll(waiting, { timeout: 240_000 }).toBe(1)
  await dying.kill()
  expect(readdirSync(target)).toEqual([])
  // The statement of the killed process goes on once it gets the lock, and finds nobody to answer.
  await locks.query('ROLLBACK')
  await locks.end()
  const other = await startWorker()
  // Simulates a missed heartbeat.
  await database.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`)
  const stateOf = async () =>
    (await database.query<{ state: string }>('SELECT state::text FROM pgboss.job WHERE id = $1', [id])).rows[0]?.state
  await expect.poll(stateOf, { timeout: 180_000 }).toBe('completed')
  expect(other.output()).not.toContain('job failed')
  const stored = readdirSync(target)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatch(/^gezhi-\d{8}-\d{6}\.zip$/)
  const { tables } = await checkBackup(join(target, stored[0]!), join(target, 'check'))
  expect(tables.map(({ name }) => name)).toContain('users')
}, 600_000)
