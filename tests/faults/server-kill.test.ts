import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKite } from './a-kite.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

/** How often the server is killed; `ROUNDS=20 vitest run tests/faults` for the long run. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 4)
const DEMO = 400
const IMPORTED = 6000
const LONGEST_LIFE = 5000
/** Tokens only count where they are asked for. */
const SETTINGS = { GEZHI_DEMO: String(DEMO), GEZHI_ACCESS: 'membership', GEZHI_LOG: 'error', GEZHI_SEARCHES_PER_MINUTE: '100000' }
const GUEST = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'

describe('a server killed at random moments', () => {
  const folder = dataParent('gezhi-kill-')
  const data = join(folder, 'data')
  const file = join(folder, 'kites.jsonl')
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
      for (const kept of tokens) expect(await total(url, kept, '风筝'), 'a token given out is still good').toBeGreaterThanOrEqual(seen)
      expect(await importAll()).toMatch(new RegExp(`^read ${IMPORTED} new \\d+ changed 0 unchanged \\d+ rejected 0 damaged 0 unknown 0$`))
      expect(await total(url, token, '风筝')).toBe(IMPORTED)
      expect(await total(url, token, '会飞的风筝第5999号')).toBe(1)
      expect(await total(url, token, 'NOT 风筝')).toBe(DEMO)
      expect(await importAll(), 'a second import changes nothing').toMatch(/new 0 changed 0/)
      expect(await last.stop()).toBe(0)
    },
    (ROUNDS + 4) * 120_000,
  )

  /** One life: it starts, is searched, imports and gives out tokens, until it is killed: in every second life once it was ready. */
  async function liveAndDie(round: number): Promise<void> {
    const server = serverProcess(data, SETTINGS)
    const working = work(server).catch(() => {})
    const whenReady = round % 2 === 0
    if (whenReady) await server.ready()
    const life = Math.random() * LONGEST_LIFE
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
    const importing = programProcess('apps/server/src/import-command.ts', [file], { GEZHI_DATA: data })
    try {
      for (;;) {
        seen = Math.max(seen, await total(url, token, '风筝'))
        tokens.push(await guestToken(url))
        await sleep(50)
      }
    } finally {
      importing.kill('SIGKILL')
    }
  }

  async function importAll(): Promise<string> {
    const importing = programProcess('apps/server/src/import-command.ts', [file], { GEZHI_DATA: data, LC_ALL: 'en_US.UTF-8' })
    let output = ''
    importing.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
    importing.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const [code] = (await once(importing, 'close')) as [number]
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

interface Found {
  readonly total: number
  readonly hidden?: { readonly total: number }
}

/** Exact number of hits, those the country rule hides from a guest among them. */
async function total(url: string, token: string, queryStr: string): Promise<number> {
  const answer = await fetch(`${url}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ filter: { queryStr }, size: 1 }),
  })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Found }
  expect(code, message).toBe(200)
  return data.total + (data.hidden?.total ?? 0)
}
