import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'

const ROUNDS = rounds({ short: 1, full: 25 })
const LONGEST_LIFE = 2500
const LANES = 3
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }

it(
  `killed ${ROUNDS} times while users save searches, tags, pictures, folders of projects and profiles, the server has all it acknowledged, and sessions last`,
  async () => {
    const random = seededMoments('server-kill-writes')
    const folder = dataParent('gezhi-kill-writes-')
    const data = join(folder, 'data')
    let server: ServerProcess | undefined
    onTestFinished(async () => {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const writes = new AcknowledgedWrites('135', random)
    for (let round = 1; round <= ROUNDS; round += 1) {
      server = serverProcess(data, SETTINGS)
      const url = await server.ready()
      const before = writes.count
      const writing = Array.from({ length: LANES }, () => writes.writeUntilGone(url))
      // On a busy machine the first registration takes longer than the life of the server.
      await vi.waitUntil(() => writes.count > before, { timeout: 150_000, interval: 20 })
      await sleep(random.int(LONGEST_LIFE))
      await server.kill()
      await Promise.all(writing)
    }
    server = serverProcess(data, SETTINGS)
    await writes.verify(await server.ready())
    console.log(`${ROUNDS} kills, ${writes.count} writes acknowledged`)
    expect(writes.rejections).toEqual([])
    expect(writes.count).toBeGreaterThanOrEqual(ROUNDS)
  },
  (ROUNDS + 2) * 240_000,
)
