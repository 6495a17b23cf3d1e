import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkOutRelease, isInHistory, RELEASES } from '../releases/release-checkout.ts'
import { aKite } from './a-kite.ts'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { countHits } from './count-hits.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, outcomeOf, programProcess, serverProcess } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const DEMO = 300
const RECORDS = 500
const WRITES = 40
const SETTINGS = { GEZHI_DEMO: String(DEMO), GEZHI_ACCESS: 'open', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }

/** A short run uses only the newest. */
const VERSIONS = RELEASES.slice(-rounds({ short: 1, full: 3 }))

const missing = VERSIONS.find(({ commit }) => !isInHistory(commit))
if (missing !== undefined) console.log(`SKIPPED upgrades: the history of this checkout lacks ${missing.commit} (${missing.version})`)

// The reason for skipping is printed above.
it.skipIf(missing !== undefined).for(VERSIONS)(
  'the data of $version: patents, accounts, sessions, searches, tags and pictures are there after an upgrade, and more can be added',
  { timeout: 600_000 },
  async ({ version, commit }) => {
    const folder = dataParent('gezhi-upgrade-')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const data = join(folder, 'data')
    const release = checkOutRelease(join(folder, 'release'), commit)
    const writes = new AcknowledgedWrites('131', seededMoments(`upgrade ${version}`), ['history', 'marks', 'pictures'])

    const before = serverProcess(data, SETTINGS, release)
    onTestFinished(before.kill)
    const ending = new AbortController()
    const url = await before.ready()
    const writing = writes.writeUntilGone(url, ending.signal)
    await importKites(data, 0, release)
    await expect.poll(() => writes.count, { timeout: 240_000 }).toBeGreaterThan(WRITES)
    ending.abort()
    await writing
    expect(writes.rejections).toEqual([])
    // Its exit code is not asserted: on a busy machine the old release may exceed its limit for a stop. Its data must be complete all the same.
    await before.stop()

    const after = serverProcess(data, SETTINGS)
    onTestFinished(async () => void (await after.stop()))
    const upgraded = await after.ready()
    await writes.verify(upgraded)
    expect(await countHits(upgraded, '风筝')).toBe(RECORDS)
    expect(await countHits(upgraded, 'NOT 风筝')).toBe(DEMO)
    await importKites(data, RECORDS)
    expect(await countHits(upgraded, '风筝')).toBe(2 * RECORDS)
    const count = writes.count
    const further = new AbortController()
    const writingAgain = writes.writeUntilGone(upgraded, further.signal)
    await expect.poll(() => writes.count, { timeout: 240_000 }).toBeGreaterThan(count)
    further.abort()
    await writingAgain
    expect(writes.rejections).toEqual([])
    expect(await after.stop()).toBe(0)
  },
)

/** Imports a file of patents, numbered from `from`. */
async function importKites(data: string, from: number, root = ROOT): Promise<void> {
  const file = join(data, '..', `kites-${from}.jsonl`)
  writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(from + index)).join('\n'))
  const child = programProcess('import-command', [file], { GEZHI_DATA: data }, root)
  const { code, output } = await outcomeOf(child)
  expect(code, output).toBe(0)
}
