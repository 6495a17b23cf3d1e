import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresProcesses } from '../../apps/server/src/database/postgres-processes.ts'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

const LONG = 600_000

describe('the start of the server', () => {
  let folder: string
  let started: ServerProcess[] = []
  const data = () => join(folder, 'data')
  const start = (settings: Record<string, string>) => {
    const server = serverProcess(data(), { GEZHI_ACCESS: 'open', ...settings })
    started.push(server)
    return server
  }
  beforeEach(() => {
    folder = dataParent('gezhi-start-')
    started = []
  })
  afterEach(async () => {
    for (const server of started) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'prints its address in one line, tells a second server its holder, and keeps the folder private; it leaves nothing running, and a folder that began without a demonstration corpus stays without one',
    async () => {
      const first = start({ GEZHI_DEMO: '0' })
      let output = ''
      first.child.stdout?.on('data', (text: string) => (output += text))
      const url = await first.ready()
      await expect.poll(() => output).toContain(url)
      expect(output.split('\n').filter((line) => line.includes(url))).toHaveLength(1)
      expect(postgresProcesses(join(data(), 'postgres'))).not.toEqual([])

      const second = await outcome({ GEZHI_DATA: data(), PORT: '0' })
      expect(second.code).toBe(1)
      expect(second.output).toContain(`process ${first.child.pid}, ${url}`)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect(await patents(url)).toBe(0)

      expect(readableByOthers(data())).toEqual([])
      expect(await first.stop()).toBe(0)
      expect(existsSync(join(data(), 'server.json'))).toBe(false)
      expect(postgresProcesses(join(data(), 'postgres'))).toEqual([])
      // As a server left them that let others in.
      for (const name of ['.', 'index', 'files', 'logs']) chmodSync(join(data(), name), 0o755)
      chmodSync(join(data(), 'classification.sqlite'), 0o644)
      expect(await patents(await start({ GEZHI_DEMO: '500' }).ready())).toBe(0)
      expect(readableByOthers(data())).toEqual([])
    },
    LONG,
  )

  it(
    'is stopped by SIGTERM, and killed, while a child process makes the demonstration corpus: no child is left, and the next start makes it whole, once',
    async () => {
      const building = join(data(), 'index-demonstration')
      const begin = async () => {
        const server = start({ GEZHI_DEMO: '3000' })
        const url = await server.address()
        await expect.poll(() => demonstrationDone(url), { timeout: 240_000, interval: 20 }).toBeGreaterThan(0)
        expect(readdirSync(building)).toHaveLength(1)
        return server
      }
      // Its code is 1 if it had to be ended.
      expect(await (await begin()).stop()).toBe(0)
      expect(existsSync(join(data(), 'demonstration.json'))).toBe(false)
      await (await begin()).kill()
      expect(await patents(await start({ GEZHI_DEMO: '60' }).ready())).toBe(60)
      expect(existsSync(building) ? readdirSync(building) : []).toEqual([])
      expect(postgresProcesses(join(data(), 'postgres'))).not.toEqual([])
      await started.at(-1)!.stop()
      expect(await patents(await start({ GEZHI_DEMO: '90' }).ready())).toBe(60)
    },
    LONG,
  )

  it(
    'uses the PostgreSQL of DATABASE_URL and starts none of its own',
    async () => {
      const { url: database, database: connection, drop } = await testDatabase()
      const server = start({ GEZHI_DEMO: '0', DATABASE_URL: database })
      const url = await server.ready()
      const answer = await fetch(`${url}/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11`)
      expect(await answer.json()).toMatchObject({ code: 200 })
      expect((await connection.execute('SELECT 1 FROM guest_tokens')).rowCount).toBe(1)
      expect(existsSync(join(data(), 'postgres'))).toBe(false)
      expect(await server.stop()).toBe(0)
      await drop()
    },
    LONG,
  )

  it('lists every setting that cannot be used', async () => {
    const { code, output } = await outcome({ GEZHI_DATA: data(), PORT: 'x', GEZHI_ACCES: 'open', HOST: '0.0.0.0' })
    // The unit of the Debian package does not restart it then.
    expect(code).toBe(78)
    const unit = readFileSync(join(import.meta.dirname, '../../tools/package/debian/gezhi.service'), 'utf8')
    expect(unit).toContain('RestartPreventExitStatus=78\n')
    for (const name of ['PORT:', 'GEZHI_ACCES:', 'HOST:']) expect(output).toContain(name)
    expect(existsSync(data())).toBe(false)
  })

  it.each(['127.0.0.1', 'localhost'])(
    'reports that the PostgreSQL of DATABASE_URL on %s is missing, without its password',
    async (host) => {
      const settings = { GEZHI_DATA: data(), PORT: '0', GEZHI_DEMO: '0', DATABASE_URL: `postgres://gezhi:hunter2@${host}:1/gezhi` }
      const { code, output } = await outcome(settings)
      expect(code).toBe(1)
      expect(output).toMatch(/DATABASE_URL.*: connect ECONNREFUSED/)
      expect(output).not.toContain('hunter2')
    },
  )

  it('reports that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { url, drop } = await testDatabase()
    const { code, output } = await outcome({ GEZHI_DATA: data(), PORT: String(port), GEZHI_DEMO: '0', DATABASE_URL: url })
    other.close()
    await drop()
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`Port ${port} .* is in use`))
  })
})

/** Entries of a data folder accessible to group or others, except that root's PostgreSQL must be able to traverse the folder itself. */
function readableByOthers(data: string): string[] {
  const allowed = (path: string) => (path === data && process.getuid?.() === 0 ? 0o011 : 0)
  const entries = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name))
  return [data, ...entries].filter((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found !== undefined && (found.mode & 0o077) !== allowed(path)
  })
}

/** Runs the server until it exits. */
async function outcome(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = programProcess('main', [], settings)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

async function demonstrationDone(url: string): Promise<number> {
  const { done = 0 } = (await (await fetch(`${url}/readyz`)).json()) as { done?: number }
  return done
}

/** The number of patents. */
async function patents(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { queryStr: 'ad=[* TO *]' }, size: 0 }),
  })
  const { message, data } = (await answer.json()) as { message: string; data: { total: number } }
  expect(data, message).toHaveProperty('total')
  return data.total
}
