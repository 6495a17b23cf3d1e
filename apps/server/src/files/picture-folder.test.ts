import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFolder } from './picture-folder.ts'

test('pictures are kept whole, told apart by key, and never outside of the folder', async () => {
  const files = mkdtempSync(join(tmpdir(), 'gezhi-files-'))
  onTestFinished(() => rmSync(files, { recursive: true, force: true }))
  const pictures = pictureFolder(files)
  expect(pictures.find('named/A.TIF')).toBeNull()
  expect(await pictures.put('named/A.TIF', Buffer.from('one'))).toBe(true)
  expect(await pictures.put('named/A.TIF', Buffer.from('one'))).toBe(false)
  expect(await pictures.put('named/A.TIF', Buffer.from('two'))).toBe(true)
  expect(readFileSync(pictures.find('named/A.TIF') ?? '', 'utf8')).toBe('two')
  expect(pictures.find('within/0123456789abcdef01234567/A.TIF')).toBeNull()
  await expect(pictures.put('named/../../../A', Buffer.from('x'))).rejects.toThrow('No key')
  expect(pictures.find('named/..')).toBeNull()
  expect(readdirSync(files)).toEqual(['pictures'])
})
