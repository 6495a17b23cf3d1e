import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { storageHealth } from './storage-health.ts'

let time = 0
/** Moves on by a second with each look. */
const clock = () => (time += 1000)

const parent = mkdtempSync(join(tmpdir(), 'gezhi-storage-'))
afterAll(() => rmSync(parent, { recursive: true }))

it.each(['.', 'files', 'index'])('notices that %s was removed, also when it is made anew', async (part) => {
  const folder = await makeDataFolder(mkdtempSync(join(parent, 'a-')))
  const storage = storageHealth(folder, clock)
  expect([storage.isGone(), await storage.problem()]).toEqual([false, null])
  rmSync(join(folder.root, part), { recursive: true })
  expect([storage.isGone(), await storage.problem()]).toEqual([true, 'gone'])
  mkdirSync(join(folder.root, part), { recursive: true })
  expect(storage.isGone()).toBe(true)
})

it('does not miss what was never there', async () => {
  const { root } = await makeDataFolder(mkdtempSync(join(parent, 'b-')))
  const storage = storageHealth(dataFolder(root), clock)
  mkdirSync(join(root, 'postgres'))
  expect(storage.isGone()).toBe(false)
  renameSync(root, `${root}-elsewhere`)
  expect(storage.isGone()).toBe(true)
})

it('looks at the disk again after 20 ms, not for every request', async () => {
  const { root } = await makeDataFolder(mkdtempSync(join(parent, 'c-')))
  let now = 0
  const storage = storageHealth(dataFolder(root), () => now)
  expect(storage.isGone()).toBe(false)
  rmSync(root, { recursive: true })
  now = 19
  expect(storage.isGone()).toBe(false)
  now = 20
  expect(storage.isGone()).toBe(true)
})
