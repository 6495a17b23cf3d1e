import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { describeSpace, describeStorageError, storageIssue } from './storage-errors.ts'

const root = join(tmpdir(), 'gezhi-not-there')
const thrownBy = (action: () => unknown): unknown => {
  try {
    return action()
  } catch (error) {
    return error
  }
}

it('recognises a full disk in any component, also as the cause of another error', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA max_page_count = 2')
  const bySqlite = thrownBy(() => database.exec('CREATE TABLE a (b); CREATE TABLE c (d); INSERT INTO a VALUES (zeroblob(100000))'))
  database.close()
  const byPostgres = Object.assign(new Error('could not extend file'), { code: '53100' })
  const byNode = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  for (const error of [bySqlite, byPostgres, byNode]) {
    expect(storageIssue(error)).toBe('full')
    expect(storageIssue(new Error('outside', { cause: error }))).toBe('full')
  }
  expect(describeStorageError(byNode, tmpdir())).toMatch(
    /data folder \/.* has too little space: \d+ MB are free[\s\S]*空间不足，剩余 \d+ MB/,
  )
})

it('knows a folder that cannot be written, and does not take a forbidden port for one', () => {
  const opened = thrownBy(() => new DatabaseSync(join(root, 'server.lock')))
  expect(storageIssue(opened, root)).toBe('read-only')
  const made = Object.assign(new Error('EROFS: read-only file system, mkdir'), { code: 'EROFS', path: join(root, 'index') })
  expect(describeStorageError(made, root)).toMatch(
    new RegExp(`data folder ${root} .* cannot be written[\\s\\S]*${root}（GEZHI_DATA）不可写`),
  )
  const port = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES', port: 80 })
  expect(storageIssue(port, root)).toBeNull()
})

it('mentions the number of files where it is what the disk lacks', () => {
  expect(describeSpace({ megabytes: 629, files: 0 })).toEqual({
    en: '629 MB are free, and room for 0 more files (inodes)',
    zh: '剩余 629 MB，还可新建 0 个文件（inode）',
  })
  for (const files of [null, 1e6]) expect(describeSpace({ megabytes: 3, files }).en).toBe('3 MB are free')
})
