import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { countHits } from './count-hits.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, outcomeOf, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

const ROUNDS = rounds({ short: 2, full: 15 })
/** Records per file: about as many as the longest-lived server can import. */
const RECORDS = 6000
const LONGEST_LIFE = 1200
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_ACCESS: 'open', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }

const random = seededMoments('server-kill-import')
const folder = dataParent('gezhi-kill-import-')
const data = join(folder, 'data')
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it(
  `killed ${ROUNDS} times while an import feeds it, the server keeps what a search had shown and goes on where it stood`,
  async () => {
    server = serverProcess(data, SETTINGS)
    let url = await server.ready()
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = await killDuringImport(server, url, round)
      server = serverProcess(data, SETTINGS)
      url = await server.ready()
      expect(await countHits(url, mark(round)), 'what a search had shown is there').toBeGreaterThanOrEqual(seen)
      await finish(url, round)
    }
    for (let round = 0; round < ROUNDS; round += 1) expect(await countHits(url, mark(round)), `round ${round}`).toBe(RECORDS)
    expect(await countHits(url, '风筝')).toBe(ROUNDS * RECORDS)
    expect(await countHits(url, `第${RECORDS - 1}号`)).toBe(ROUNDS)
    expect(await server.stop()).toBe(0)
  },
  (ROUNDS + 2) * 240_000,
)

/** Imports a file and kills the server at a random moment after the import began; returns how many documents were seen. */
async function killDuringImport(running: ServerProcess, url: string, round: number): Promise<number> {
  writeFileSync(fileOf(round), Array.from({ length: RECORDS }, (_, index) => kite(round, index)).join('\n'))
  const importing = startImport(round)
  const ended = outcomeOf(importing)
  let seen = 0
  if (importing.stdout) await Promise.race([once(importing.stdout, 'data'), ended])
  const look = async () => (seen = await countHits(url, mark(round))) > 0
  // In every second round something has been committed, however busy the machine is.
  if (round % 2 === 1) await vi.waitUntil(look, { timeout: 240_000, interval: 20 })
  const death = performance.now() + random.int(LONGEST_LIFE)
  while (performance.now() < death) {
    await look()
    await sleep(20)
  }
  await running.kill()
  const { code, output } = await ended
  console.log(`round ${round + 1}: killed with ${seen} of ${RECORDS} seen; the import command ended with ${code}`)
  // Success may only be reported if it is true.
  if (code === 0) expect(output).toContain(`read ${RECORDS} new ${RECORDS}`)
  return code === 0 ? RECORDS : seen
}

/** Imports the file of a round again: it adds the missing records; another import changes nothing. */
async function finish(url: string, round: number): Promise<void> {
  const first = await outcomeOf(startImport(round))
  expect(first, first.output).toMatchObject({ code: 0 })
  expect(first.output).toMatch(new RegExp(`read ${RECORDS} new \\d+ changed 0 unchanged \\d+ rejected 0 damaged 0 unknown 0\\s*$`))
  expect(await countHits(url, mark(round))).toBe(RECORDS)
  expect((await outcomeOf(startImport(round))).output).toMatch(
    new RegExp(`read ${RECORDS} new 0 changed 0 unchanged ${RECORDS} rejected 0 damaged 0 unknown 0\\s*$`),
  )
}

function startImport(round: number): ChildProcess {
  return programProcess('import-command', [fileOf(round)], { GEZHI_DATA: data, LC_ALL: 'en_US.UTF-8' })
}

function fileOf(round: number): string {
  return join(folder, `kites-${round}.jsonl`)
}

/** A word that only the records of one round contain. */
function mark(round: number): string {
  return `round${round}mark`
}

/** A line of a CNKI export. */
function kite(round: number, index: number): string {
  return JSON.stringify({
    publication_number: `CN${900_000_000 + round * RECORDS + index}A`,
    publication_date: '2030-03-25',
    title: `会飞的风筝第${index}号`,
    applicants: ['湖畔大学'],
    inventors: ['苇一'],
    abstract: `本发明公开了一种会飞的风筝，${mark(round)}，编号${index}。`,
    main_claim: '1.一种会飞的风筝,其特征在于包括骨架。',
    ipc: ['A63H27/08'],
  })
}
