import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFileStore } from '../testing/describe-file-store.ts'
import { fileFolder } from './file-folder.ts'
import { FileStoreError, type FileStore } from './file-store.ts'
import { rememberFinds } from './remember-finds.ts'

function aFolder(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return fileFolder(join(folder, 'files'))
}

describeFileStore('a store whose finds are remembered', () => Promise.resolve(rememberFinds(aFolder(), 30_000)))

test('a lookup is cached for a time, repeated after an own write, and a failure is not cached', async () => {
  const folder = aFolder()
  let time = 0
  let lookups = 0
  let away = false
  const counted: FileStore = {
    ...folder,
    find: (key) => {
      lookups += 1
      return away ? Promise.reject(new FileStoreError('away', 'away')) : folder.find(key)
    },
  }
  const store = rememberFinds(counted, 1000, () => time)
  expect([await store.find('a'), await store.find('a'), lookups]).toEqual([null, null, 1])
  await folder.put('a', Buffer.from('brought by another process'))
  expect(await store.find('a')).toBeNull()
  time = 1000
  expect(await store.find('a')).toMatchObject({ size: 26 })
  await store.patient().put('a', Buffer.from('own'))
  expect([(await store.find('a'))?.size, lookups]).toEqual([3, 3])
  await store.remove('a')
  away = true
  await expect(store.find('a')).rejects.toThrow('away')
  away = false
  expect(await store.find('a')).toBeNull()
})
