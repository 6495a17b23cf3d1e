import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKite } from './a-kite.ts'
import { countHits } from './count-hits.ts'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, outcomeOf, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

const ROUNDS = rounds({ short: 2, full: 10 })
const DEMO = 400
const IMPORTED = 6000
const LONGEST_LIFE = 5000
/** Tokens only count if they are required. */
const SETTINGS = { GEZHI_DEMO: String(DEMO), GEZHI_ACCESS: 'membership', GEZHI_LOG: 'error', GEZHI_SEARCHES_PER_MINUTE: '100000' }
const GUEST = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'

describe('a server killed at random moments', () => {
  const folder = dataParent('gezhi-kill-')
  const data = join(folder, 'data')
  const file = join(folder, 'kites.jsonl')
  const random = seededMoments('server-kill')
  const tokens: string[] = []
  let seen = 0
  let last: ServerProcess | undefined

  beforeAll(() => writeFileSync(file, Array.from({ length: IMPORTED }, (_, index) => aKite(index)).join('\n')))
  afterAll(async () => {
    await last?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    `starts again after each of ${ROUNDS} kills, during start, demonstration, import and writes, and loses nothing acknowledged`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) await liveAndDie(round)
      last = serverProcess(data, SETTINGS)
      const url = await last.ready()
      const token = await guestToken(url)
      for (const issued of tokens)
        expect(await countHits(url, '风筝', issued), 'a token given out is still good').toBeGreaterThanOrEqual(seen)
      expect(await importAll()).toMatch(new RegExp(`^read ${IMPORTED} new \\d+ changed 0 unchanged \\d+ rejected 0 damaged 0 unknown 0$`))
      expect(await countHits(url, '风筝', token)).toBe(IMPORTED)
      expect(await countHits(url, '会飞的风筝第5999号', token)).toBe(1)
      expect(await countHits(url, 'NOT 风筝', token)).toBe(DEMO)
      expect(await importAll(), 'a second import changes nothing').toMatch(/new 0 changed 0/)
      expect(await last.stop()).toBe(0)
    },
    (ROUNDS + 4) * 240_000,
  )

  /** One server run: it starts, is searched, imports and issues tokens until it is killed; in every second run once it was ready. */
  async function liveAndDie(round: number): Promise<void> {
    const server = serverProcess(data, SETTINGS)
    const working = work(server).catch(() => {})
    const whenReady = round % 2 === 0
    if (whenReady) await server.ready()
    const life = random.int(LONGEST_LIFE)
    await sleep(life)
    await server.kill()
    await working
    console.log(
      `round ${round}: killed ${Math.round(life)} ms after it ${whenReady ? 'was ready' : 'began'}; seen ${seen} imported, ${tokens.length} tokens`,
    )
  }

  async function work(server: ServerProcess): Promise<void> {
    const url = await server.ready()
    const token = await guestToken(url)
    tokens.push(token)
    const importing = programProcess('import-command', [file], { GEZHI_DATA: data })
    try {
      for (;;) {
        seen = Math.max(seen, await countHits(url, '风筝', token))
        tokens.push(await guestToken(url))
        await sleep(50)
      }
    } finally {
      importing.kill('SIGKILL')
    }
  }

  async function importAll(): Promise<string> {
    const importing = programProcess('import-command', [file], { GEZHI_DATA: data, LC_ALL: 'en_US.UTF-8' })
    const { code, output } = await outcomeOf(importing)
    expect(code, output).toBe(0)
    return output.trim().split('\n').at(-1)!
  }
})

async function guestToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/user/getYoukeToken?userId=${GUEST}`)
  const { code, data } = (await answer.json()) as { code: number; data: string }
  expect(code).toBe(200)
  return data
}
