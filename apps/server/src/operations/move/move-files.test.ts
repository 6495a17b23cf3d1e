import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { fileFolder } from '../../files/file-folder.ts'
import type { FileStore } from '../../files/file-store.ts'
import { compareFiles, moveFiles } from './move-files.ts'
import { isEqual } from './move-printer.ts'

let folder: string
let source: FileStore
let target: FileStore
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gezhi-move-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  ;[source, target] = [fileFolder(join(folder, 'source')), fileFolder(join(folder, 'target'))]
  for (let i = 0; i < 30; i++) await source.put(`pictures/${i % 3}/${i}.png`, Buffer.from(`picture ${i}`))
})

const move = (replace = false, from = source) => {
  let told = 0
  return moveFiles({ source: from, target, replace, signal: new AbortController().signal, tell: () => told++ }).then(() => told)
}
const differing = async () => (await compareFiles(source, target)).filter((comparison) => !isEqual(comparison))

it('all files come over; one that breaks off is gone through again', async () => {
  const breaking: FileStore = { ...source, get: (key) => (key.endsWith('/20.png') ? Promise.reject(new Error('broken')) : source.get(key)) }
  await expect(move(false, breaking)).rejects.toThrow('broken')
  expect(await differing()).not.toEqual([])
  expect(await move()).toBe(31)
  expect(await differing()).toEqual([])
  expect(await target.get('pictures/2/20.png')).toEqual(Buffer.from('picture 20'))
})

it('files of something else at the target are removed only when that is said', async () => {
  await target.put('uploads/foreign.png', Buffer.from('x'))
  await expect(move()).rejects.toMatchObject({ reason: 'filesNotEmpty' })
  expect(readdirSync(join(folder, 'target'))).toEqual(['uploads'])
  await move(true)
  expect(await differing()).toEqual([])
  writeFileSync(join(folder, 'target/pictures/2/20.png'), 'other')
  expect(await differing()).toMatchObject([{ of: 'files', differences: ['pictures/2/20.png'] }, { of: 'bytes' }])
})
