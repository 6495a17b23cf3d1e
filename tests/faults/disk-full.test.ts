import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postgresProcesses } from '../../apps/server/src/database/postgres-processes.ts'
import { aKite } from './a-kite.ts'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { countHits } from './count-hits.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, outcomeOf, programProcess, serverProcess, type Outcome } from './server-process.ts'
import { SMALL_DISK_MISSING, smallDisk, type SmallDisk } from './small-disk.ts'

const STEPS = rounds({ short: 1, full: 10 })
const MB = 1024 ** 2
/** More than all of these tests write together. */
const ENOUGH = 700 * MB
/** Maximum disk usage of a first start. */
const FIRST_START = 64 * MB
const RECORDS = 3000
const WRITING = 1500
/** Of the demonstration. */
const PATENTS = 60
const SETTINGS = { GEZHI_DEMO: String(PATENTS), GEZHI_ACCESS: 'open', GEZHI_LOG: 'error', GEZHI_MEANING: 'off', LC_ALL: 'en_US.UTF-8' }

if (SMALL_DISK_MISSING !== null) console.log(`SKIPPED full disks: ${SMALL_DISK_MISSING}`)

// The reason for skipping is printed above.
describe.skipIf(SMALL_DISK_MISSING !== null)('a full disk', () => {
  it(
    'ends a first start with a reason, wherever it is reached; with room the next start is complete',
    async () => {
      const random = seededMoments('disk-full at the start')
      for (let step = 0; step < STEPS; step += 1) {
        const { disk, data } = aDisk(random.between(4, FIRST_START / MB) * MB)
        const child = programProcess('main', [], { ...SETTINGS, GEZHI_DATA: data, PORT: '0' })
        child.stdout?.on('data', (text: Buffer) => text.includes('is ready at') && child.kill('SIGTERM'))
        const { code, output } = await outcomeOf(child)
        console.log(`step ${step + 1}: ended with ${code}: ${output.trim().split('\n').at(-1)?.slice(0, 200)}`)
        if (!output.includes('is ready at')) {
          expect(code, output).toBe(1)
          expect(output, 'a reason').toMatch(/disk|space/i)
          expect(output, 'no stack').not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
        }
        disk.resize(ENOUGH)
        const server = serverProcess(data, SETTINGS)
        expect(await countHits(await server.ready(), 'NOT 风筝')).toBe(PATENTS)
        expect(await server.stop()).toBe(0)
      }
    },
    STEPS * 240_000,
  )

  it(
    'reached by an import or by writes of users: what was acknowledged is there, and with room all goes on by itself',
    async () => {
      const random = seededMoments('disk-full')
      const { disk, data, folder } = aDisk(ENOUGH)
      const file = join(folder, 'kites.jsonl')
      const server = serverProcess(data, { ...SETTINGS, GEZHI_DEMO: '0' })
      onTestFinished(async () => void (await server.stop()))
      const url = await server.ready()
      const writes = new AcknowledgedWrites('132', random)
      for (let step = 0; step < STEPS; step += 1) {
        const from = step * RECORDS
        writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(from + index)).join('\n'))
        disk.fill(random.int(4 * MB))
        const full = await runImport(data, file)
        expect(full.output).toMatch(full.code === 0 ? `read ${RECORDS} new ${RECORDS}` : /disk is full/i)
        const seen = await countHits(url, '风筝')

        const ending = new AbortController()
        const rejectedBefore = writes.rejections.length
        // Registrations that fail on a full disk reject.
        const writing = Promise.allSettled([0, 1].map(() => writes.writeUntilGone(url, ending.signal)))
        await sleep(WRITING)
        ending.abort()
        await writing
        const rejected = writes.rejections.slice(rejectedBefore)
        console.log(`step ${step + 1}: import ended with ${full.code}, ${seen} seen; ${rejected.length} writes rejected`)
        for (const { code } of rejected) expect(code).not.toBe(200)

        disk.empty()
        const whole = await runImport(data, file)
        expect(whole, whole.output).toMatchObject({ code: 0 })
        expect(await countHits(url, '风筝')).toBe(from + RECORDS)
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 240_000 }).toBe(200)
        await writes.verify(url)
        const before = writes.count
        const again = new AbortController()
        const writingAgain = writes.writeUntilGone(url, again.signal)
        await expect.poll(() => writes.count, { timeout: 240_000 }).toBeGreaterThan(before)
        again.abort()
        await writingAgain
      }
      expect(server.child.exitCode).toBeNull()
    },
    STEPS * 240_000,
  )
})

function aDisk(bytes: number): { disk: SmallDisk; data: string; folder: string } {
  const folder = dataParent('gezhi-full-')
  const disk = smallDisk(join(folder, 'disk'), bytes)
  const data = join(disk.folder, 'data')
  onTestFinished(() => {
    for (const { pid } of postgresProcesses(join(data, 'postgres'))) process.kill(pid, 'SIGKILL')
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  return { disk, data, folder }
}

function runImport(data: string, file: string): Promise<Outcome> {
  return outcomeOf(programProcess('import-command', [file], { GEZHI_DATA: data, LC_ALL: 'en_US.UTF-8' }))
}
