import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
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

/**
 * Newest last; a short run uses only that one. The last commit of each release in CHANGELOG.md, and one between: its migrations end with
 * 0018.
 */
const VERSIONS = [
  { version: '0.1.0', commit: 'b7c2a882' },
  { version: '0.1.0, last state', commit: '13a5b93a' },
  { version: '0.2.0', commit: 'a1e24d95' },
].slice(-rounds({ short: 1, full: 3 }))

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
    const release = checkout(join(folder, 'release'), commit)
    const writes = new AcknowledgedWrites('131', seededMoments(`upgrade ${version}`), ['history', 'marks', 'pictures'])

    const before = serverProcess(data, SETTINGS, release)
    onTestFinished(before.kill)
    const ending = new AbortController()
    const url = await before.ready()
    const writing = writes.writeUntilGone(url, ending.signal)
    await importKites(data, 0, release)
    await expect.poll(() => writes.count, { timeout: 60_000 }).toBeGreaterThan(WRITES)
    ending.abort()
    await writing
    expect(writes.rejections).toEqual([])
    expect(await before.stop()).toBe(0)

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
    await expect.poll(() => writes.count, { timeout: 60_000 }).toBeGreaterThan(count)
    further.abort()
    await writingAgain
    expect(writes.rejections).toEqual([])
    expect(await after.stop()).toBe(0)
  },
)

function isInHistory(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** The tree of a commit with its own workspaces; libraries are the installed ones, whose versions have hardly changed. */
function checkout(folder: string, commit: string): string {
  mkdirSync(folder)
  const tree = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x'], { cwd: folder, input: tree })
  const installed = join(ROOT, 'node_modules')
  const libraries = join(folder, 'node_modules')
  mkdirSync(join(libraries, '@gezhi'), { recursive: true })
  // Its caches are its own: files cannot be renamed into another file system.
  const linked = readdirSync(installed).filter((name) => name !== '@gezhi' && name !== '.cache')
  for (const name of linked) symlinkSync(join(installed, name), join(libraries, name))
  for (const parent of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, parent))) {
      const workspace = join(folder, parent, name)
      if (existsSync(join(workspace, 'package.json'))) symlinkSync(workspace, join(libraries, '@gezhi', name))
      const own = join(ROOT, parent, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(workspace, 'node_modules'))
    }
  }
  return folder
}

/** Imports a file of patents, numbered from `from`. */
async function importKites(data: string, from: number, root = ROOT): Promise<void> {
  const file = join(data, '..', `kites-${from}.jsonl`)
  writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(from + index)).join('\n'))
  const child = programProcess('import-command', [file], { GEZHI_DATA: data }, root)
  const { code, output } = await outcomeOf(child)
  expect(code, output).toBe(0)
}
