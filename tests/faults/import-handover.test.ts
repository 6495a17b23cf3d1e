import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../apps/server/src/testing/test-database.ts'
import { aKite } from './a-kite.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

/** Number of server starts during an import; `ROUNDS=20 vitest run tests/faults` for the long run. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** More than one second of work. */
const RECORDS = 10_000
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }

describe('an import that has the data folder', { timeout: (ROUNDS + 3) * 240_000 }, () => {
  let folder: string
  let file: string
  let database: TestDatabase
  const started: ServerProcess[] = []
  const data = () => join(folder, 'data')
  beforeEach(async () => {
    database = await testDatabase()
    folder = dataParent('gezhi-handover-')
    file = join(folder, 'kites.jsonl')
    writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(index)).join('\n'))
  })
  afterEach(async () => {
    for (const server of started.splice(0)) await server.kill()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = (settings: Record<string, string> = {}) => {
    const server = serverProcess(data(), { ...SETTINGS, DATABASE_URL: database.url, ...settings })
    started.push(server)
    return server
  }
  const startImport = () => output(programProcess('import-command', [file], { GEZHI_DATA: data(), LC_ALL: 'en_US.UTF-8' }))
  const expectAll = async () => {
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(data(), 'index') })
    const { documents } = await engine.status()
    await engine.close()
    expect(documents).toBe(RECORDS)
  }

  it('hands it over to a server that starts, which goes on with the import; the command shows that to its end', async () => {
    const importing = startImport()
    await importing.printed('Importing 1 file')
    const server = start()
    await server.ready()
    expect(await importing.ended).toBe(0)
    expect(importing.text()).toMatch(
      /A server needs this data folder[\s\S]*performs the import\.[\s\S]*\nread 10000 new \d+ changed 0 unchanged \d+ rejected 0 damaged 0 unknown 0\n$/,
    )
    expect(await server.stop()).toBe(0)
    await expectAll()
  })

  it('hands it over to a worker', async () => {
    const importing = startImport()
    await importing.printed('Importing 1 file')
    const worker = start({ GEZHI_ROLE: 'worker' })
    expect(await importing.ended, importing.text()).toBe(0)
    expect(importing.text()).toContain('A server needs this data folder')
    expect(await worker.stop()).toBe(0)
    await expectAll()
  })

  it(`never keeps a server from starting, whichever of the two is killed when, in ${ROUNDS} rounds`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const importing = startImport()
      await sleep(Math.random() * 1500)
      const killsImport = round % 2 === 0
      const server = start()
      if (killsImport) {
        await sleep(Math.random() * 1500)
        importing.child.kill('SIGKILL')
      }
      const startedAt = performance.now()
      await server.ready()
      console.log(`round ${round}: ready after ${Math.round(performance.now() - startedAt)} ms${killsImport ? ', the import killed' : ''}`)
      if (killsImport) await server.stop()
      else await server.kill()
      await importing.ended
    }
    const last = startImport()
    expect(await last.ended, last.text()).toBe(0)
    await expectAll()
  })
})

/** Output and exit code of a process (null after a kill). */
function output(child: ChildProcess) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  return {
    child,
    text: () => text,
    async printed(words: string) {
      await expect.poll(() => text, { timeout: 240_000, interval: 10 }).toContain(words)
    },
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
}
