import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDataFolder, type DataFolder } from './data-folder.ts'
import { DataFolderInUse, lockDataFolder } from './lock-data-folder.ts'

const MODULE = join(import.meta.dirname, 'lock-data-folder.ts')
const FOLDER_MODULE = join(import.meta.dirname, 'data-folder.ts')

describe('lock of the data folder', () => {
  let folder: DataFolder
  beforeEach(async () => {
    folder = await makeDataFolder(join(mkdtempSync(join(tmpdir(), 'gezhi-lock-')), 'data'))
  })
  afterEach(() => rmSync(join(folder.root, '..'), { recursive: true }))

  it('tells a second process the holder of the folder and its address', async () => {
    const child = await holdElsewhere(folder)
    try {
      expect(() => lockDataFolder(folder, 'server')).toThrow(
        new RegExp(`in use by a server \\(process ${child.pid}, http://127\\.0\\.0\\.1:1`),
      )
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('is free again when its holder was killed', async () => {
    const child = await holdElsewhere(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockDataFolder(folder, 'server').release()
  })

  it('is free again when released', () => {
    lockDataFolder(folder, 'import').release()
    const lock = lockDataFolder(folder, 'server')
    expect(() => lockDataFolder(folder, 'import')).toThrow(DataFolderInUse)
    lock.release()
  })
})

async function holdElsewhere(folder: DataFolder) {
  const script = `
    import { dataFolder } from ${JSON.stringify(FOLDER_MODULE)}
    import { lockDataFolder } from ${JSON.stringify(MODULE)}
    lockDataFolder(dataFolder(${JSON.stringify(folder.root)}), 'server').announce('http://127.0.0.1:1')
    console.log('held')
    globalThis.gc()
    setInterval(() => globalThis.gc(), 20)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  // Long enough for the garbage collector to have collected unreferenced objects.
  await sleep(200)
  return child
}
