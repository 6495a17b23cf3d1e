import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { sendJobs } from '../../apps/server/src/testing/send-jobs.ts'
import { oneMachine } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { rounds, seededMoments } from './seeded.ts'

const KILLS = rounds({ short: 1, full: 15 })
const LONGEST_LIFE = 2000
/** Per queue, before each kill. */
const JOBS = 5

it(
  `workers killed ${KILLS} times while they run jobs: the next ones complete every job, and nothing of their work is left over`,
  async () => {
    const random = seededMoments('worker-kill')
    const installation = await oneMachine()
    const database = new pg.Client({ connectionString: installation.database })
    await database.connect()
    let worker: RoleProcess | undefined
    onTestFinished(async () => {
      await worker?.stop()
      await database.end()
      await installation.close()
    })
    const settings: Record<string, string> = {
      ...installation.settings(),
      DATABASE_URL: installation.database,
      GEZHI_DEMO: '0',
      GEZHI_MEANING: 'off',
    }
    const pictures: string[] = []
    const jobs: string[] = []
    for (let kill = 0; kill <= KILLS; kill += 1) {
      worker = roleProcess('worker', settings)
      await worker.ready()
      // Simulates a missed heartbeat.
      await database.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`)
      if (kill === KILLS) break
      const { rows } = await database.query<{ name: string }>('SELECT name FROM pgboss.schedule ORDER BY name')
      for (let picture = 0; picture < JOBS; picture += 1)
        pictures.push(await leavingPicture(settings['GEZHI_DATA']!, database, pictures.length))
      const queues = rows.map(({ name }) => name)
      jobs.push(...(await sendJobs(installation.database, queues, JOBS * queues.length)))
      await sleep(random.int(LONGEST_LIFE))
      await worker.kill()
    }
    const statesOf = async () => {
      const { rows } = await database.query<{ state: string; count: number }>(
        'SELECT state::text, count(*)::int AS count FROM pgboss.job WHERE id = ANY($1::uuid[]) GROUP BY state',
        [jobs],
      )
      return rows
    }
    await expect.poll(statesOf, { timeout: 240_000, interval: 500 }).toEqual([{ state: 'completed', count: jobs.length }])
    expect(pictures.filter((picture) => existsSync(picture))).toEqual([])
    expect((await database.query('SELECT 1 FROM leaving_pictures')).rowCount).toBe(0)
    console.log(`${KILLS} kills, ${jobs.length} jobs, ${pictures.length} pictures`)
  },
  (KILLS + 5) * 240_000,
)

/** A picture in the file store with a pending deletion; returns its path. */
async function leavingPicture(data: string, database: pg.Client, number: number): Promise<string> {
  const name = `${String(number).padStart(22, 'a')}.png`
  const file = join(data, 'files/uploads', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'picture')
  await database.query('INSERT INTO leaving_pictures (name, since) VALUES ($1, now())', [`uploads/${name}`])
  return file
}
