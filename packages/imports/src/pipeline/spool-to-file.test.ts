import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { spoolToFile } from './spool-to-file.ts'

it('removes what a killed process left, and nothing of one that runs', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const [abandoned, used] = [pid, process.ppid].map((owner) => join(tmpdir(), `gezhi-import-${owner}-aaaaaa`))
  for (const folder of [abandoned!, used!]) mkdirSync(folder, { recursive: true })
  const spooled = await spoolToFile(Readable.from([Buffer.from('x')]))
  expect([existsSync(abandoned!), existsSync(used!)]).toEqual([false, true])
  rmSync(used!, { recursive: true })
  expect(existsSync(spooled.path)).toBe(true)
  await spooled.remove()
  expect(existsSync(dirname(spooled.path))).toBe(false)
})
