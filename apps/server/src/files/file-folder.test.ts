import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

test('a write that fails leaves nothing behind, and what was being written when the process was killed is no file', async () => {
  const folder = aFolder()
  const store = fileFolder(folder)
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  await expect(store.put('a/b', Buffer.from('in the way of a folder'))).rejects.toThrow('EISDIR')
  expect(readdirSync(join(folder, 'a'))).toEqual(['b'])
  writeFileSync(join(folder, 'a/c.png.0a1b2c3d.unfinished'), 'half')
  expect(await keysOf(store.list(''))).toEqual([])
})
