import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DataFolder, makeDataFolder } from '../data-folder/data-folder.ts'
import { dataFolderRequest, isDataFolderRequested } from '../data-folder/data-folder-request.ts'
import { DataFolderInUse, type HolderPurpose, lockDataFolder } from '../data-folder/lock-data-folder.ts'
import { waitForDataFolder } from './wait-for-data-folder.ts'

describe('a server that wants the data folder', () => {
  let folder: DataFolder
  let stopping: AbortController
  let lines: string[]
  beforeEach(async () => {
    folder = await makeDataFolder(join(mkdtempSync(join(tmpdir(), 'gezhi-wait-')), 'data'))
    stopping = new AbortController()
    lines = []
  })
  afterEach(() => rmSync(join(folder.root, '..'), { recursive: true }))
  const wait = () => waitForDataFolder({ folder, print: (line) => lines.push(line), signal: stopping.signal })

  it('requests it from an import, waits until it is free, and then no longer requests it', async () => {
    const held = lockDataFolder(folder, 'import')
    const waiting = wait()
    await expect.poll(() => isDataFolderRequested(folder)).toBe(true)
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^Waiting for the import command \\(process ${process.pid}, .*数据目录正被导入命令（进程 ${process.pid}`),
      ),
    ])
    held.release()
    const lock = await waiting
    expect(isDataFolderRequested(folder)).toBe(false)
    lock.release()
  })

  it.each<HolderPurpose>(['ops', 'move'])('waits for %s, naming it', async (purpose) => {
    const held = lockDataFolder(folder, purpose)
    const waiting = wait()
    await expect.poll(() => lines.join()).toContain(`process ${process.pid}`)
    held.release()
    ;(await waiting).release()
  })

  it.each<HolderPurpose>(['server', 'worker'])('does not wait for a %s', async (purpose) => {
    const held = lockDataFolder(folder, purpose)
    await expect(wait()).rejects.toThrow(DataFolderInUse)
    held.release()
  })

  it('ignores what a killed server recorded about itself', async () => {
    const held = lockDataFolder(folder, 'import')
    writeFileSync(folder.holder, JSON.stringify({ pid: 2 ** 22 + 1, purpose: 'server', since: '2030-01-01T00:00:00.000Z' }))
    const waiting = wait()
    await sleep(300)
    held.release()
    ;(await waiting).release()
  })

  it('stops waiting when it is stopped, and leaves no request', async () => {
    const held = lockDataFolder(folder, 'import')
    const waiting = wait()
    await expect.poll(() => isDataFolderRequested(folder)).toBe(true)
    stopping.abort()
    await expect(waiting).rejects.toThrow('aborted')
    expect(isDataFolderRequested(folder)).toBe(false)
    held.release()
  })

  it('makes one request with others, and withdraws only its own', () => {
    const [first, second] = [dataFolderRequest(folder), dataFolderRequest(folder)]
    first.make()
    second.make()
    second.withdraw()
    expect(isDataFolderRequested(folder)).toBe(true)
    first.withdraw()
    expect(isDataFolderRequested(folder)).toBe(false)
  })
})
