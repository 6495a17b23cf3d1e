import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChildProcessEnded, runLimited } from './run-limited.ts'

let folder: string
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'gezhi-limited-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

let scripts = 0
async function run(code: string, signal?: AbortSignal): Promise<void> {
  const path = join(folder, `script-${++scripts}.mjs`)
  await writeFile(path, code)
  return runLimited({ script: pathToFileURL(path), args: [], megabytes: 100, ...(signal !== undefined && { signal }) })
}

const FAILURE = JSON.stringify({ message: 'no space left', code: 'ENOSPC' })

describe('a child process', () => {
  it('runs to its end', async () => {
    await expect(run('')).resolves.toBeUndefined()
  })

  // Other systems do not count the memory of data.
  it.skipIf(process.platform !== 'linux')('ends when it takes more memory than it may (skipped but on Linux)', async () => {
    await expect(run('globalThis.held = Array.from({ length: 60 }, () => Buffer.alloc(10e6, 1))')).rejects.toThrow(ChildProcessEnded)
    await expect(run('globalThis.held = Array.from({ length: 4 }, () => Buffer.alloc(10e6, 1))')).resolves.toBeUndefined()
  })

  it('reports its error with the code', async () => {
    await expect(run(`console.error('noise'); console.error(${JSON.stringify(FAILURE)}); process.exit(1)`)).rejects.toMatchObject({
      message: 'no space left',
      code: 'ENOSPC',
    })
    await expect(run('console.error("noise"); process.exit(3)')).rejects.toThrow('ended with 3: noise')
  })

  it('is killed by its signal', async () => {
    const controller = new AbortController()
    const running = run('setInterval(() => {}, 1000)', controller.signal)
    setTimeout(() => controller.abort(new Error('cancelled')), 300)
    await expect(running).rejects.toThrow('cancelled')
  })

  it('sees nothing of our environment', async () => {
    await expect(
      run('process.exit(Object.keys(process.env).filter((name) => !/^(MALLOC|PWD|OLDPWD|SHLVL|_)/.test(name)).length)'),
    ).resolves.toBeUndefined()
  })

  it('runs by itself', async () => {
    const both = `import { existsSync, writeFileSync, rmSync } from 'node:fs'
      const path = ${JSON.stringify('PATH')}
      if (existsSync(path)) process.exit(9)
      writeFileSync(path, '')
      setTimeout(() => rmSync(path), 200)`.replace('"PATH"', JSON.stringify(join(folder, 'running')))
    await expect(Promise.all([run(both), run(both), run(both)])).resolves.toHaveLength(3)
  })
})
