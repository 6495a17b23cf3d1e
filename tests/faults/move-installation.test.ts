import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../apps/server/src/files/file-folder.ts'
import { ownPostgres, type OwnPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { startS3Server, type S3Server } from '../../apps/server/src/testing/s3/s3-server.ts'
import { dataParent, programProcess, serverProcess } from './server-process.ts'

const NODES = process.env['OPENSEARCH_URL']
const PATENTS = 1500
const FILES = 40
/** Two comparisons of files, two of the database, and four of the index of each of the three kinds. */
const EQUAL_LINES = 16
const SETTINGS = { GEZHI_DEMO: String(PATENTS), GEZHI_ACCESS: 'open', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }
/** Queries run against each installation, as a user would. */
const QUERIES = [
  '石墨烯 电池',
  'TI=(graphene OR 石墨烯)',
  'AP=(大学) AND ad=[2015 TO 2020]',
  'TIAB=(电池 ADJ/10 正极) NOT ipc=G06',
  'CLAIM=(method SEN device)',
]

// A missing cluster is reported by the suite of its engine: `npm run test:opensearch` starts one.
describe.skipIf(NODES === undefined)('an installation is moved by one command', () => {
  const folder = NODES === undefined ? '' : dataParent('gezhi-move-')
  const [data, back] = [join(folder, 'data'), join(folder, 'back')]
  let postgres: OwnPostgres
  let bucket: S3Server
  let there: Record<string, string>
  /** Hit counts before the move. */
  let found: readonly number[]

  beforeAll(async () => {
    ;[postgres, bucket] = await Promise.all([ownPostgres(), startS3Server()])
    there = {
      GEZHI_SEARCH_URL: NODES!,
      GEZHI_SEARCH_INDEX: `move-${Date.now()}`,
      DATABASE_URL: postgres.url,
      GEZHI_FILES_URL: bucket.url('drawings'),
    }
    const files = fileFolder(join(data, 'files'))
    for (let i = 0; i < FILES; i++) await files.put(`pictures/${i % 7}/${i}.png`, Buffer.from(`picture ${i}`))
  })
  afterAll(async () => {
    await Promise.all([postgres?.remove(), bucket?.close()])
    await fetch(new URL(`/${there['GEZHI_SEARCH_INDEX']}-*`, NODES!.split(',')[0]), { method: 'DELETE' })
    rmSync(folder, { recursive: true, force: true })
  })

  it('is rejected while a server uses it', async () => {
    const server = serverProcess(data, SETTINGS)
    try {
      const url = await server.ready()
      found = await totals(url)
      const { code, output } = await outcome(move({}, there))
      expect([code, output]).toEqual([1, expect.stringContaining(`${data} is in use by a server`)])
    } finally {
      expect(await server.stop()).toBe(0)
    }
    expect(Math.min(...found)).toBeGreaterThan(0)
  }, 300_000)

  it('to a cluster, a PostgreSQL server and a bucket, killed on the way: the next goes on, both sides are equal, a server answers the same there', async () => {
    const first = move({}, there)
    await expect.poll(copied, { timeout: 200_000, interval: 20 }).toBeGreaterThan(0)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(copied()).toBeLessThan(PATENTS)

    const { code, output } = await outcome(move({}, there))
    expect(code, output).toBe(0)
    expect(output).toMatch(/index: continues after (?:500|1,000) of 1,500/)
    expect(output).toContain(`records: source ${PATENTS.toLocaleString('en-US')}, target 1,500`)
    expect(output).toContain(`files: source ${FILES}, target ${FILES}`)
    expect(output.match(/^ {2}equal /gm)).toHaveLength(EQUAL_LINES)
    expect(output).not.toContain('DIFFERS')
    await answersAlike(data, there)
  }, 600_000)

  it('and back into a data folder', async () => {
    const home = { GEZHI_DATA: back, GEZHI_SEARCH_URL: '', DATABASE_URL: '', GEZHI_FILES_URL: '' }
    const { code, output } = await outcome(move(there, home))
    expect(code, output).toBe(0)
    expect(output.match(/^ {2}equal /gm)).toHaveLength(EQUAL_LINES)
    expect(readFileSync(join(back, 'files/pictures/4/18.png'), 'utf8')).toBe('picture 18')
    await answersAlike(back, {})
    // A second run only compares.
    const again = await outcome(move(there, home))
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Both sides are identical')])
  }, 600_000)

  function move(source: Record<string, string>, target: Record<string, string>) {
    const file = join(folder, 'target.env')
    writeFileSync(
      file,
      Object.entries(target)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    return programProcess('ops-command', ['move', '--to', file], { GEZHI_DATA: data, LC_ALL: 'en_US.UTF-8', ...source })
  }

  function copied(): number {
    try {
      return (JSON.parse(readFileSync(join(data, 'move.json'), 'utf8')) as { copied: number }).copied
    } catch {
      // Not written yet.
      return 0
    }
  }

  async function answersAlike(at: string, settings: Record<string, string>): Promise<void> {
    const server = serverProcess(at, { ...SETTINGS, ...settings })
    try {
      expect(await totals(await server.ready())).toEqual(found)
    } finally {
      expect(await server.stop()).toBe(0)
    }
  }
})

async function outcome(child: ReturnType<typeof programProcess>): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

async function totals(url: string): Promise<number[]> {
  const counts: number[] = []
  for (const queryStr of QUERIES) {
    const body = JSON.stringify({ filter: { queryStr }, from: 0, size: 10 })
    const answer = await fetch(`${url}/api/search/ts/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { data: { total } = {} } = (await answer.json()) as { data?: { total?: number } }
    counts.push(total ?? Number.NaN)
  }
  return counts
}
