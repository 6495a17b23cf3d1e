import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keysOf } from '../testing/describe-file-store.ts'
import { fileFolder } from './file-folder.ts'
import { pictureFiles } from './picture-files.ts'

test('pictures are stored completely, distinguished by key, and only under keys of pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = fileFolder(folder)
  const pictures = pictureFiles(files)
  expect(await pictures.find('named/A.TIF')).toBeNull()
  expect(await pictures.put('named/A.TIF', Buffer.from('one'))).toBe(true)
  expect(await pictures.put('named/A.TIF', Buffer.from('one'))).toBe(false)
  expect(await pictures.put('named/A.TIF', Buffer.from('two'))).toBe(true)
  const stored = (await pictures.find('named/A.TIF'))!
  expect(String(await pictures.get(stored))).toBe('two')
  expect(await pictures.find('within/0123456789abcdef01234567/A.TIF')).toBeNull()
  await expect(pictures.put('named/../../../A', Buffer.from('x'))).rejects.toThrow('No key')
  expect(await pictures.find('named/..')).toBeNull()
  expect(await keysOf(files.list(''))).toEqual([stored.key])
  // The location used since the first version.
  expect(readFileSync(join(folder, 'pictures/8a/08/named-A.TIF'), 'utf8')).toBe('two')
})
