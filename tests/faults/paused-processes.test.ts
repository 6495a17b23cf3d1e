import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresProcesses } from '../../apps/server/src/database/postgres-processes.ts'
import { aKite } from './a-kite.ts'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { oneMachine } from './installation.ts'
import { roleProcess } from './role-process.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'
import { signalProcesses } from './signal-processes.ts'

const PAUSES = rounds({ short: 2, full: 10 })
/** ms a call waits for its database are more, in a short run also on a slow machine. */
const LONGEST_PAUSE = PAUSES > 2 ? 8000 : 3000
/** ms until something is answered again on a slow machine. */
const LONGEST_WAIT = 60_000
const RECORDS = 6000
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }

describe('a server and its PostgreSQL', () => {
  const folder = dataParent('gezhi-paused-')
  const data = join(folder, 'data')
  let server: ServerProcess
  beforeAll(() => {
    server = serverProcess(data, { ...SETTINGS, GEZHI_ACCESS: 'open' })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    `both stopped (SIGSTOP) and continued ${PAUSES} times in turn: writes wait, none is rejected or lost`,
    async () => {
      const random = seededMoments('paused-processes')
      const url = await server.ready()
      const writes = new AcknowledgedWrites('133', random)
      const ending = new AbortController()
      const writing = Promise.all([0, 1, 2].map(() => writes.writeUntilGone(url, ending.signal)))
      for (let pause = 0; pause < PAUSES; pause += 1) {
        const paused = pause % 2 === 0 ? postgresProcesses(join(data, 'postgres')).map(({ pid }) => pid) : [server.child.pid!]
        await sleep(500 + random.int(1000))
        await stopFor(random.int(LONGEST_PAUSE), paused)
        const before = writes.count
        await expect.poll(() => writes.count, { timeout: LONGEST_WAIT }).toBeGreaterThan(before)
      }
      ending.abort()
      await writing
      await writes.verify(url)
      expect(writes.rejections).toEqual([])
      expect(server.child.exitCode).toBeNull()
      console.log(`${PAUSES} pauses, ${writes.count} writes acknowledged`)
    },
    (PAUSES + 4) * 240_000,
  )

  it('PostgreSQL stopped for longer than a call waits: calls are answered DATABASE_AWAY, searches go on, and so do writes once it continues', async () => {
    const url = await server.ready()
    expect(await newGuest(url)).toBe(200)
    const paused = postgresProcesses(join(data, 'postgres')).map(({ pid }) => pid)
    const resume = new AbortController()
    const stopped = stopUntil(resume.signal, paused)
    try {
      // More than the connections of the pool: some wait for a statement, others for a connection.
      const answers = Promise.all(Array.from({ length: 30 }, () => newGuest(url)))
      const search = await fetch(`${url}/api/search/ts/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ filter: { queryStr: '风筝' }, size: 1 }),
      })
      expect(await search.json()).toMatchObject({ code: 200 })
      const ready = await fetch(`${url}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: false })])
      expect(new Set(await answers)).toEqual(new Set(['DATABASE_AWAY']))
    } finally {
      resume.abort()
      await stopped
    }
    await expect.poll(() => newGuest(url), { timeout: LONGEST_WAIT }).toBe(200)
  }, 180_000)
})

it(
  'a worker stopped in the midst of an import: searches are answered meanwhile, and the import ends whole',
  { timeout: 240_000 },
  async () => {
    const random = seededMoments('paused-worker')
    const installation = await oneMachine()
    const settings: Record<string, string> = {
      ...installation.settings(),
      DATABASE_URL: installation.database,
      ...SETTINGS,
      GEZHI_ACCESS: 'open',
    }
    const worker = roleProcess('worker', settings)
    const web = roleProcess('web', settings)
    onTestFinished(async () => {
      await Promise.all([worker.stop(), web.stop()])
      await installation.close()
    })
    await worker.ready()
    const url = await web.ready()
    const file = join(settings['GEZHI_DATA']!, 'kites.jsonl')
    writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(index)).join('\n'))
    const importing = programProcess('import-command', [file], { ...settings, LC_ALL: 'en_US.UTF-8' })
    let output = ''
    for (const stream of [importing.stdout, importing.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = once(importing, 'close')
    await expect.poll(() => output, { timeout: 240_000 }).not.toBe('')
    await sleep(random.int(1500))
    worker.child.kill('SIGSTOP')
    try {
      const until = performance.now() + random.int(LONGEST_PAUSE)
      do {
        // One that waited for the worker would never be answered: it goes on after these.
        const body = JSON.stringify({ filter: { queryStr: '风筝' }, size: 1 })
        const response = await fetch(`${url}/api/search/ts/search`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        expect(await response.json()).toMatchObject({ code: 200 })
      } while (performance.now() < until)
    } finally {
      worker.child.kill('SIGCONT')
    }
    expect(await ended, output).toEqual([0, null])
    expect(output).toMatch(new RegExp(`read ${RECORDS} new ${RECORDS} changed 0 unchanged 0 rejected 0 damaged 0 unknown 0\\s*$`))
  },
)

/** A write to the database; returns the name of its error, else its code. */
async function newGuest(url: string): Promise<string | number> {
  const answer = await fetch(`${url}/api/user/user/getYoukeToken?userId=${crypto.randomUUID()}`)
  const { code, data } = (await answer.json()) as { code: number; data: { error?: string } | null }
  return data?.error ?? code
}

/** Pauses processes for `ms`. */
function stopFor(milliseconds: number, pids: readonly number[]): Promise<void> {
  return stopUntil(AbortSignal.timeout(milliseconds), pids)
}

/** Pauses processes until a signal is aborted. */
async function stopUntil(end: AbortSignal, pids: readonly number[]): Promise<void> {
  signalProcesses(pids, 'SIGSTOP')
  try {
    await once(end, 'abort')
  } finally {
    signalProcesses(pids, 'SIGCONT')
  }
}
