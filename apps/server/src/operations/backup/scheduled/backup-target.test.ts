import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { s3FileStore } from '../../../files/s3/s3-file-store.ts'
import { readS3Address } from '../../../settings/read-s3-address.ts'
import { startS3Server } from '../../../testing/s3/s3-server.ts'
import { requireFolder } from '../require-folder.ts'
import { folderTarget, storeTarget, type BackupTarget } from './backup-target.ts'

const NAME = 'gezhi-20261130-033000.zip'
const OTHER = 'gezhi-20261129-033000.zip'

async function places() {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-target-'))
  const server = await startS3Server()
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const path = join(folder, 'written.zip')
  // Two parts in a bucket.
  const content = randomBytes(17 * 2 ** 20)
  writeFileSync(path, content)
  const once = { quick: { pauses: [], limit: 5000 }, patient: { pauses: [], limit: 5000 } }
  const bucket = storeTarget(s3FileStore(readS3Address(server.url('backups')), once))
  return { folder, server, path, content, bucket, inFolder: folderTarget(join(folder, 'elsewhere')) }
}

describe.each(['bucket', 'inFolder'] as const)('a target: %s', (which) => {
  it('stores, lists, copies and removes backups by their names', async () => {
    const { folder, path, content, [which]: target } = await places()
    await target.store(OTHER, path)
    await target.store(NAME, path)
    await target.tidy()
    expect((await target.list()).toSorted()).toEqual([OTHER, NAME])
    const copy = join(folder, 'copy.zip')
    await target.download(NAME, copy)
    expect(readFileSync(copy).equals(content)).toBe(true)
    await target.remove(OTHER)
    expect(await target.list()).toEqual([NAME])
    for (const name of [OTHER, '../written.zip']) await expect(target.download(name, join(folder, 'no.zip'))).rejects.toThrow('no backup')
  })
})

it('a backup that is interrupted while it is stored in a bucket is none, and its parts are removed by the next one', async () => {
  const { server, path, bucket }: { server: Awaited<ReturnType<typeof startS3Server>>; path: string; bucket: BackupTarget } = await places()
  await bucket.store(OTHER, path)
  server.failure = ({ method, url }) => (method === 'PUT' && url?.includes('000001') ? 'cut' : null)
  await expect(bucket.store(NAME, path)).rejects.toThrow()
  server.failure = null
  expect(await bucket.list()).toEqual([OTHER])
  const stored = () => [...server.objects.keys()].filter((key) => key.includes(NAME))
  expect(stored()).toHaveLength(1)
  await bucket.tidy()
  expect(stored()).toEqual([])
  expect(await bucket.list()).toEqual([OTHER])
})

it('folders and links of such names are no backups, and no link is followed', async () => {
  const { folder, path, inFolder } = await places()
  const inside = (name: string) => join(folder, 'elsewhere', name)
  const outside = join(folder, 'outside')
  await inFolder.store(NAME, path)
  mkdirSync(inside(OTHER))
  mkdirSync(inside('gezhi-20261127-033000.zip.unfinished'))
  symlinkSync(path, inside('gezhi-20261128-033000.zip'))
  symlinkSync(outside, inside('gezhi-20261126-033000.zip.unfinished'))
  await inFolder.tidy()
  expect(await inFolder.list()).toEqual([NAME])
  symlinkSync(outside, inside('gezhi-20261125-033000.zip.unfinished'))
  await expect(inFolder.store('gezhi-20261125-033000.zip', path)).rejects.toThrow('EEXIST')
  expect(existsSync(outside)).toBe(false)
})

it('a backup in a folder is readable by its owner only', async () => {
  const { folder, path, inFolder } = await places()
  await inFolder.store(NAME, path)
  expect(statSync(join(folder, 'elsewhere')).mode & 0o777).toBe(0o700)
})

it('a folder that cannot be made is named, before anything is written', async () => {
  const { path } = await places()
  const folder = join(path, 'backups')
  for (const action of [() => folderTarget(folder).tidy(), () => folderTarget(folder).list(), () => requireFolder(path)])
    await expect(action()).rejects.toMatchObject({ reason: 'noFolder', message: expect.stringContaining(path) as string })
  await expect(folderTarget(folder).tidy()).rejects.toThrow(`文件夹 ${folder} 不存在，或不可写入`)
})
