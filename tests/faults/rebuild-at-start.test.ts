import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { aPatent } from '@gezhi/search/testing'
import { expect, it, onTestFinished } from 'vitest'
import { countHits } from './count-hits.ts'
import { dataParent, outcomeOf, programProcess } from './server-process.ts'

const PATENTS = 6000

it(
  'rebuilds an outdated index at the start: the progress is shown, Ctrl-C loses nothing, the next start begins again',
  { timeout: 300_000 },
  async () => {
    const folder = dataParent('gezhi-rebuild-')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const data = join(folder, 'data')
    const outdated = await outdatedIndex(join(data, 'index'))
    const indexes = () => readdirSync(join(data, 'index')).filter((name) => !/-(?:wal|shm)$/.test(name))
    const url = `http://127.0.0.1:${await freePort()}`
    const settings = { GEZHI_DATA: data, PORT: new URL(url).port, GEZHI_DEMO: '0', GEZHI_ACCESS: 'open', GEZHI_MEANING: 'off' }

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

/** Writes an index that lacks a field of this version; returns the name of its file. */
async function outdatedIndex(folder: string): Promise<string> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
  await engine.write({
    puts: Array.from({ length: PATENTS }, (_, i) => aPatent({ publicationNumber: `CN${i + 1}A`, title: `apple ${i}` })),
  })
  await engine.close()
  const [file] = readdirSync(folder)
  const db = new DatabaseSync(join(folder, file!))
  db.exec("DELETE FROM fields WHERE name = 'ipc'")
  db.close()
  return file!
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
