import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Program } from '../../apps/server/build.ts'
import { dataParent, programProcess, serverProcess, type ServerProcess } from './server-process.ts'

const LONG = 600_000
/** Mounting a file system requires root, and containers may forbid it even then. */
const withoutMounts = whyNoMounts()
if (withoutMounts !== null) console.warn(`SKIPPED full and read-only disks: ${withoutMounts}`)

describe('the disk of the data folder', () => {
  let folder: string
  let server: ServerProcess | null
  /** Where a disk may be mounted. */
  const disk = () => join(folder, 'disk')
  const data = () => join(disk(), 'data')
  beforeEach(() => {
    folder = dataParent('gezhi-disk-')
    mkdirSync(disk(), { mode: 0o711 })
    server = null
  })
  afterEach(async () => {
    await server?.stop()
    if (withoutMounts === null) spawnSync('umount', [disk()])
    rmSync(folder, { recursive: true, force: true })
  })

  // Printed above.
  it.skipIf(withoutMounts !== null)(
    'is too small for a first start: reported with folder and required space, in both languages',
    async () => {
      mount(disk(), 'size=20m')
      const { code, output } = await outcome({ GEZHI_DATA: data(), PORT: '0' })
      expect(code).toBe(1)
      expect(output).toMatch(
        new RegExp(`The disk of the data folder ${data()} .* has too little space: \\d+ MB are free.* needs about \\d+ MB`),
      )
      expect(output).toMatch(new RegExp(`数据目录 ${data()}.*所在磁盘空间不足，剩余 \\d+ MB`))
    },
    LONG,
  )

  // Printed above.
  it.skipIf(withoutMounts !== null)(
    'is read-only: every program reports it, with the folder, in both languages',
    async () => {
      mount(disk(), 'size=20m')
      mkdirSync(data(), { mode: 0o711 })
      execFileSync('mount', ['-o', 'remount,ro', disk()])
      const programs: readonly (readonly [Program, ...string[]])[] = [['main'], ['ops-command', 'user', 'list'], ['import-command', folder]]
      for (const [program, ...args] of programs) {
        const { code, output } = await outcome({ GEZHI_DATA: data(), PORT: '0' }, program, args)
        expect(code, program).toBe(1)
        expect(output, program).toContain(`The data folder ${data()} (GEZHI_DATA) cannot be written`)
        expect(output, program).toContain(`数据目录 ${data()}（GEZHI_DATA）不可写`)
      }
    },
    LONG,
  )

  it(
    'is full while the server runs, where disks can be mounted: writes are answered STORAGE_FULL, searches go on, and so do writes once there is room; no longer holds the folder: nothing more is acknowledged',
    async () => {
      if (withoutMounts === null) mount(disk(), 'size=400m')
      server = serverProcess(data(), { GEZHI_ACCESS: 'open', GEZHI_DEMO: '0', GEZHI_MEANING: 'off', GEZHI_RATE_LIMIT: '100000' })
      const url = await server.ready()
      expect(await readiness(url)).toMatchObject({ status: 200, writes: 'accepted', storage: 'ok' })
      if (withoutMounts === null) {
        fill(join(disk(), 'filler'))
        expect(await readiness(url)).toMatchObject({ status: 200, ready: true, writes: 'rejected', storage: 'full' })
        await expect.poll(() => write(url), { timeout: 240_000, interval: 0 }).toBe('STORAGE_FULL')
        expect(await patents(url)).toBe(0)
        rmSync(join(disk(), 'filler'))
        await expect.poll(() => write(url), { timeout: 240_000 }).toBe(200)
        expect(await readiness(url)).toMatchObject({ status: 200, storage: 'ok' })
      }
      expect(await write(url)).toBe(200)
      // The server still runs and may write while its folder is removed.
      rmSync(data(), { recursive: true, force: true, maxRetries: 50, retryDelay: 20 })
      for (let calls = 0; calls < 5; calls += 1) expect(await write(url)).toBe('STORAGE_GONE')
      expect(await readiness(url)).toMatchObject({ status: 503, storage: 'gone' })
      mkdirSync(data(), { recursive: true })
      expect(await write(url), 'a folder made anew is another one').toBe('STORAGE_GONE')
    },
    LONG,
  )
})

function whyNoMounts(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting needs root on Linux'
  const { status, stderr } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { encoding: 'utf8' })
  return status === 0 ? null : `mounting is forbidden here (${stderr?.trim()})`
}

function mount(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${options},mode=711`, 'tmpfs', folder])
}

/** Fills the disk. */
function fill(path: string): void {
  const { bavail, bsize } = statfsSync(join(path, '..'))
  for (let bytes = bavail * bsize; bytes >= 4096; bytes = Math.floor(bytes / 2)) {
    try {
      writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // Writes until the disk is full.
    }
  }
}

/** A write to the database; returns the name of its error, else its code. */
async function write(url: string): Promise<string | number> {
  const answer = await fetch(`${url}/api/user/user/getYoukeToken?userId=${crypto.randomUUID()}`)
  const { code, data } = (await answer.json()) as { code: number; data: { error?: string } | null }
  return data?.error ?? code
}

async function readiness(url: string): Promise<object> {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

async function patents(url: string): Promise<number> {
  const body = JSON.stringify({ filter: { queryStr: 'ad=[* TO *]' }, size: 1 })
  const answer = await fetch(`${url}/api/search/ts/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { data } = (await answer.json()) as { data: { total: number } }
  return data.total
}

/** Runs a program until it exits. */
async function outcome(
  settings: Record<string, string>,
  program: Program = 'main',
  args: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const child = programProcess(program, args, settings)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}
