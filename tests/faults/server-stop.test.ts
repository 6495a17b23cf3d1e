import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresProcesses } from '../../apps/server/src/database/postgres-processes.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'
import { signalProcesses } from './signal-processes.ts'

/** Maximum ms of a complete stop. */
const STOP_LIMIT = 10_000
/** ms after which a second signal takes effect (`main.ts`). */
const SECOND_SIGNAL = 1200
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'silent', GEZHI_MEANING: 'off' }

describe('SIGTERM ends the private PostgreSQL', { timeout: 240_000 }, () => {
  let folder: string
  let cluster: string
  let server: ServerProcess
  beforeEach(() => {
    folder = dataParent('gezhi-stop-')
    cluster = join(folder, 'data', 'postgres')
    server = serverProcess(join(folder, 'data'), SETTINGS)
  })
  afterEach(async () => {
    await server.kill()
    signalProcesses(
      postgresProcesses(cluster).map(({ pid }) => pid),
      'SIGKILL',
    )
    rmSync(folder, { recursive: true, force: true })
  })

  const postmaster = () => postgresProcesses(cluster).find(({ isPostmaster }) => isPostmaster)
  const child = () => postgresProcesses(cluster).findLast(({ isPostmaster }) => !isPostmaster)!
  const stopAndLook = async () => {
    const startedAt = performance.now()
    const code = await server.stop()
    expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT)
    expect(postgresProcesses(cluster)).toEqual([])
    return code
  }

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
    await expect.poll(() => postmaster()?.pid ?? killed, { timeout: 60_000, interval: 5 }).not.toBe(killed)
    process.kill(postmaster()!.pid, 'SIGSTOP')
    expect(await stopAndLook()).toBe(0)
  })

  it('that was left running by a killed server and lets nobody in', async () => {
    await server.ready()
    await server.kill()
    process.kill(postmaster()!.pid, 'SIGSTOP')
    server = serverProcess(join(folder, 'data'), SETTINGS)
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

  it('during the start, whenever it comes', async () => {
    for (let round = 0; round < 4; round += 1) {
      if (round > 0) server = serverProcess(join(folder, 'data'), SETTINGS)
      await server.locked()
      await sleep(Math.random() * 1000)
      expect(await stopAndLook()).toBe(0)
    }
  })
})
