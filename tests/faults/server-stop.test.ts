import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresProcesses } from '../../apps/server/src/database/postgres-processes.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'
import { signalProcesses } from './signal-processes.ts'

/** What a server says that ends before it has stopped in order (`main.ts`). */
const TOO_LONG = 'Stopping took longer'
/** ms after which a second signal takes effect (`main.ts`). */
const SECOND_SIGNAL = 1200
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'silent', GEZHI_MEANING: 'off' }

describe('SIGTERM ends the private PostgreSQL', { timeout: 240_000 }, () => {
  // One folder for all: PostgreSQL's data is made once, and recovers from each kill.
  const folder = dataParent('gezhi-stop-')
  const cluster = join(folder, 'data', 'postgres')
  let server: ServerProcess
  let output = ''
  const start = () => {
    output = ''
    server = serverProcess(join(folder, 'data'), SETTINGS)
    for (const stream of [server.child.stdout, server.child.stderr]) stream?.on('data', (text: string) => (output += text))
  }
  beforeEach(start)
  afterEach(async () => {
    await server.kill()
    signalProcesses(
      postgresProcesses(cluster).map(({ pid }) => pid),
      'SIGKILL',
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const postmaster = () => postgresProcesses(cluster).find(({ isPostmaster }) => isPostmaster)
  const child = () => postgresProcesses(cluster).findLast(({ isPostmaster }) => !isPostmaster)!
  const stopAndLook = async () => {
    const code = await server.stop()
    expect(output).not.toContain(TOO_LONG)
    expect(postgresProcesses(cluster)).toEqual([])
    return code
  }

  // The first, so that its first start makes PostgreSQL's data.
  it('during the start, whenever it comes', async () => {
    for (let round = 0; round < 4; round += 1) {
      if (round > 0) start()
      await server.locked()
      await sleep(Math.random() * 1000)
      expect(await stopAndLook()).toBe(0)
    }
  })

  it('one of whose processes does not run', async () => {
    await server.ready()
    process.kill(child().pid, 'SIGSTOP')
    expect(await stopAndLook()).toBe(0)
  })

  it('that recovers, because one of its processes was killed', async () => {
    await server.ready()
    process.kill(child().pid, 'SIGKILL')
    expect(await stopAndLook()).toBe(0)
  })

  it('that was killed, and whose new start goes nowhere', async () => {
    await server.ready()
    const killed = postmaster()!.pid
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => postmaster()?.pid ?? killed, { timeout: 240_000, interval: 5 }).not.toBe(killed)
    process.kill(postmaster()!.pid, 'SIGSTOP')
    expect(await stopAndLook()).toBe(0)
  })

  it('that was left running by a killed server and lets nobody in', async () => {
    await server.ready()
    await server.kill()
    process.kill(postmaster()!.pid, 'SIGSTOP')
    start()
    await server.locked()
    await sleep(500)
    expect(await stopAndLook()).toBe(0)
  })

  it('also when a second one ends the server at once', async () => {
    await server.ready()
    process.kill(child().pid, 'SIGSTOP')
    server.child.kill('SIGTERM')
    await sleep(SECOND_SIGNAL)
    expect(await stopAndLook()).toBe(1)
  })
})
