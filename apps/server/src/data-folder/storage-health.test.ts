import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { storageHealth } from './storage-health.ts'

const parent = mkdtempSync(join(tmpdir(), 'gezhi-storage-'))
afterAll(() => rmSync(parent, { recursive: true }))

it.each(['.', 'files', 'index'])('notices that %s was removed, also when it is made anew', async (part) => {
  const folder = await makeDataFolder(mkdtempSync(join(parent, 'a-')))
  const storage = storageHealth(folder)
  expect([storage.isGone(), await storage.problem()]).toEqual([false, null])
  rmSync(join(folder.root, part), { recursive: true })
  expect([storage.isGone(), await storage.problem()]).toEqual([true, 'gone'])
  mkdirSync(join(folder.root, part), { recursive: true })
  expect(storage.isGone()).toBe(true)
})

it('does not miss what was never there', async () => {
  const { root } = await makeDataFolder(mkdtempSync(join(parent, 'b-')))
  const storage = storageHealth(dataFolder(root))
  mkdirSync(join(root, 'postgres'))
  expect(storage.isGone()).toBe(false)
  renameSync(root, `${root}-elsewhere`)
  expect(storage.isGone()).toBe(true)
})
