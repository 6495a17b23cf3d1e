import { once } from 'node:events'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { aPatent } from '@gezhi/search/testing'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { aKite } from './a-kite.ts'
import { countHits } from './count-hits.ts'
import { dataParent, outcomeOf, programProcess, serverProcess } from './server-process.ts'

const PATENTS = 6000
const KITES = 20

it(
  'rebuilds an index that cannot be searched at the start: the progress is shown, Ctrl-C loses nothing, the next start begins again',
  { timeout: 300_000 },
  async () => {
    const { data, indexes } = aFolder()
    const outdated = await outdatedIndex(join(data, 'index'), unreadable)
    const url = `http://127.0.0.1:${await freePort()}`
    const settings = { ...SETTINGS, DATABASE_URL: await aDatabase(), GEZHI_DATA: data, PORT: new URL(url).port }

    const first = programProcess('main', [], settings)
    const ended = outcomeOf(first)
    await expect.poll(() => readiness(url), { timeout: 120_000, interval: 20 }).toMatchObject({ phase: 'rebuilding', total: PATENTS })
    first.kill('SIGINT')
    const { code, output } = await ended
    expect([code, indexes()]).toEqual([0, [outdated]])
    expect(output).toContain(`Rebuilding the index from its ${PATENTS} documents`)

    const second = programProcess('main', [], settings)
    const stopped = outcomeOf(second)
    onTestFinished(() => void second.kill('SIGKILL'))
    await expect.poll(() => readiness(url), { timeout: 120_000, interval: 20 }).toMatchObject({ phase: 'rebuilding' })
    await expect.poll(() => readiness(url), { timeout: 120_000 }).toMatchObject({ ready: true, phase: 'ready' })
    expect(await countHits(url, 'apple')).toBe(PATENTS)
    expect(indexes()).not.toContain(outdated)
    second.kill('SIGTERM')
    expect(await stopped).toMatchObject({ code: 0, output: expect.stringContaining(`  ${PATENTS} / ${PATENTS}\n`) })
  },
)

it(
  'rebuilds an index that can be searched beside it: hits before and after, killed once, an import of that time lands afterwards',
  { timeout: 400_000 },
  async () => {
    const { folder, data, indexes } = aFolder()
    const outdated = await outdatedIndex(join(data, 'index'), withoutField)
    const kites = join(folder, 'kites.jsonl')
    writeFileSync(kites, Array.from({ length: KITES }, (_, index) => aKite(index)).join('\n'))

    const settings = { ...SETTINGS, DATABASE_URL: await aDatabase() }
    const first = serverProcess(data, settings)
    onTestFinished(() => first.kill())
    const killed = await first.ready()
    expect(await readiness(killed)).toMatchObject({ ready: true, rebuild: { total: PATENTS } })
    expect(await countHits(killed, 'apple')).toBe(PATENTS)
    await first.kill()
    expect(indexes()).toContain(outdated)

    const second = serverProcess(data, settings)
    onTestFinished(() => second.kill())
    const url = await second.ready()
    expect(await readiness(url)).toMatchObject({ ready: true, rebuild: { total: PATENTS } })
    const importing = outcomeOf(programProcess('import-command', [kites], { GEZHI_DATA: data }))
    expect([await countHits(url, 'apple'), indexes().includes(outdated)]).toEqual([PATENTS, true])
    const { code, output } = await importing
    expect([code, output]).toEqual([0, expect.stringMatching(/index is being rebuilt after an upgrade \(\d+ \/ 6000\)/)])
    expect(await readiness(url)).not.toHaveProperty('rebuild')
    expect([await countHits(url, 'apple'), await countHits(url, 'TI=风筝')]).toEqual([PATENTS, KITES])
    expect(indexes()).toHaveLength(1)
    expect(indexes()).not.toContain(outdated)
    expect(await second.stop()).toBe(0)
  },
)

const SETTINGS = { GEZHI_DEMO: '0', GEZHI_ACCESS: 'open', GEZHI_MEANING: 'off' }

/** The address of a database of the calling test. */
async function aDatabase(): Promise<string> {
  const { url, drop } = await testDatabase()
  onTestFinished(drop)
  return url
}

function aFolder() {
  const folder = dataParent('gezhi-rebuild-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  return {
    folder,
    data,
    indexes: () => readdirSync(join(data, 'index')).filter((name) => name.startsWith('patents') && !/-(?:wal|shm)$/.test(name)),
  }
}

/** Writes an index and makes it that of an earlier version; returns the name of its file. */
async function outdatedIndex(folder: string, age: (folder: string, file: string) => string): Promise<string> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
  await engine.write({
    puts: Array.from({ length: PATENTS }, (_, i) => aPatent({ publicationNumber: `CN${i + 1}A`, title: `apple ${i}` })),
  })
  await engine.close()
  return age(folder, readdirSync(folder)[0]!)
}

/** Stores of before the first release. */
function unreadable(folder: string, file: string): string {
  const old = file.replace(/-s\d+-/, '-s6-')
  renameSync(join(folder, file), join(folder, old))
  return old
}

/** It lacks a field of this version. */
function withoutField(folder: string, file: string): string {
  const db = new DatabaseSync(join(folder, file))
  db.exec("DELETE FROM fields WHERE name = 'ipc'")
  db.close()
  return file
}

async function readiness(url: string): Promise<unknown> {
  const response = await fetch(`${url}/readyz`).catch(() => null)
  return response === null ? null : response.json()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
