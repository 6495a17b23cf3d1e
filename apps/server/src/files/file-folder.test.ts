import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFileStore, keysOf } from '../testing/describe-file-store.ts'
import { fileFolder } from './file-folder.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describeFileStore('a folder', () => Promise.resolve(fileFolder(join(aFolder(), 'files'))))

test('the last file of a folder takes it along, and those above that have become empty, but none that a write needs', async () => {
  const folder = aFolder()
  const store = fileFolder(join(folder, 'files'))
  for (const key of ['copies/a/0', 'copies/a/1', 'copies/b/0', 'c']) await store.put(key, Buffer.from(key))
  for (const key of ['copies/a/0', 'copies/b/0']) await store.remove(key)
  expect(readdirSync(join(folder, 'files/copies'))).toEqual(['a'])
  await store.remove('copies/a/1')
  expect(readdirSync(join(folder, 'files'))).toEqual(['c'])
  await store.remove('c')
  expect(readdirSync(folder)).toEqual(['files'])
  const others = Array.from({ length: 50 }, async (_, number) => {
    await store.put(`copies/d/${number}`, Buffer.from('x'))
    if (number % 2 === 0) await store.remove(`copies/d/${number}`)
  })
  await Promise.all(others)
  expect(await keysOf(store.list(''))).toHaveLength(25)
})

test('a write that fails leaves nothing behind, and what was being written when the process was killed is no file', async () => {
  const folder = aFolder()
  const store = fileFolder(folder)
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  await expect(store.put('a/b', Buffer.from('in the way of a folder'))).rejects.toThrow('EISDIR')
  expect(readdirSync(join(folder, 'a'))).toEqual(['b'])
  for (const name of ['c', 'd']) writeFileSync(join(folder, `a/${name}.png.0a1b2c3d.unfinished`), 'half')
  const before = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(join(folder, 'a/d.png.0a1b2c3d.unfinished'), before, before)
  expect(await keysOf(store.list(''))).toEqual([])
  // Another process may still be writing the newer one.
  expect(readdirSync(join(folder, 'a'))).toEqual(['b', 'c.png.0a1b2c3d.unfinished'])
})
