import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileFolder } from '../../files/file-folder.ts'
import type { FileStore } from '../../files/file-store.ts'
import { readS3Address } from '../../settings/read-s3-address.ts'
import { s3FileStore } from '../../files/s3/s3-file-store.ts'
import { startS3Server } from '../../testing/s3/s3-server.ts'
import { TEST_FILES_URL, testFileStore } from '../../testing/test-file-store.ts'
import { compareFiles, filesToMove, moveFiles } from './move-files.ts'
import { isEqual } from './move-printer.ts'

const server = await startS3Server()
const folder = mkdtempSync(join(tmpdir(), 'gezhi-move-files-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const inFolder = () => fileFolder(join(folder, randomUUID()))
const inBucket = () => (TEST_FILES_URL === null ? s3FileStore(readS3Address(server.url(randomUUID()))) : testFileStore(''))
const DIRECTIONS = [
  { name: 'from a folder to another', newSource: inFolder, newTarget: inFolder },
  { name: 'from a folder to a bucket', newSource: inFolder, newTarget: inBucket },
  { name: 'from a bucket to a folder', newSource: inBucket, newTarget: inFolder },
]

describe.each(DIRECTIONS)('$name', ({ newSource, newTarget }) => {
  let source: FileStore
  let target: FileStore
  beforeEach(async () => {
    ;[source, target] = [newSource(), newTarget()]
    for (let i = 0; i < 30; i++) await source.put(`pictures/${i % 3}/${i}.png`, Buffer.from(`picture ${i}`))
  })

  const move = async (replace = false, from = source) => {
    let events = 0
    const moving = { source: from, target, replace, signal: new AbortController().signal, report: () => events++ }
    await moveFiles(moving, await filesToMove(moving))
    return events
  }
  const differing = async () => (await compareFiles(source, target)).filter((comparison) => !isEqual(comparison))

  it('all files are copied; an interrupted move is repeated', async () => {
    const breaking: FileStore = {
      ...source,
      get: (key) => (key.endsWith('/20.png') ? Promise.reject(new Error('broken')) : source.get(key)),
    }
    await expect(move(false, breaking)).rejects.toThrow('broken')
    expect(await differing()).not.toEqual([])
    expect(await move()).toBe(31)
    expect(await differing()).toEqual([])
    expect(await target.get('pictures/2/20.png')).toEqual(Buffer.from('picture 20'))
  })

  it('foreign files at the target are removed with --replace only', async () => {
    await target.put('uploads/foreign.png', Buffer.from('x'))
    await expect(move()).rejects.toMatchObject({ reason: 'filesNotEmpty' })
    expect(await target.find('pictures/2/20.png')).toBeNull()
    await move(true)
    expect(await differing()).toEqual([])
    await target.put('pictures/2/20.png', Buffer.from('other'))
    expect(await differing()).toMatchObject([{ of: 'files', differences: ['pictures/2/20.png'] }, { of: 'bytes' }])
  })
})
