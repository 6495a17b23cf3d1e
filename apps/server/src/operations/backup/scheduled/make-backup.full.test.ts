import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '../../../data-folder/data-folder.ts'
import { readLastBackup } from '../../../data-folder/last-backup.ts'
import { fileFolder } from '../../../files/file-folder.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { testFileStore } from '../../../testing/test-file-store.ts'
import { BackupRejected } from '../backup-rejected.ts'
import { folderTarget, storeTarget, type BackupTarget } from './backup-target.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'

const DAY = 24 * 60 * 60 * 1000

async function installation(targetOf: (root: string) => BackupTarget) {
  const { database, url, drop } = await testDatabase()
  const root = mkdtempSync(join(tmpdir(), 'gezhi-scheduled-'))
  onTestFinished(async () => {
    await drop()
    rmSync(root, { recursive: true, force: true })
  })
  const folder = dataFolder(root)
  await mkdir(join(folder.files, 'uploads'), { recursive: true })
  writeFileSync(join(folder.files, 'uploads', 'aaaaaaaaaaaaaaaaaaaaaa.png'), 'a picture')
  await database.execute(sql`INSERT INTO users (telephone, nick, created_at) VALUES ('13900000101', '甲', now())`)
  const target = targetOf(root)
  const clock = { now: Date.parse('2026-11-01T03:00:00Z') }
  const parts = {
    where: url,
    files: fileFolder(folder.files),
    folder,
    target,
    retention: { daily: 1, weekly: 0, monthly: 0 },
    now: () => clock.now,
  }
  return { folder, target, clock, parts, database }
}

const TARGETS: readonly (readonly [string, (root: string) => BackupTarget])[] = [
  ['a folder', (root) => folderTarget(join(root, 'elsewhere'))],
  ['a file store', (root) => storeTarget(testFileStore(join(root, 'bucket')))],
]

// Each backup is restored into a PostgreSQL of its own, which takes seconds: a test looks at several things.
describe.each(TARGETS)('backups in %s', (_name, targetOf) => {
  it('are checked, stored for as many days as wanted, and fetched again; one that cannot be stored is none, and the last good one stays', async () => {
    const { folder, target, clock, parts } = await installation(targetOf)
    for (let day = 0; day < 2; day += 1) {
      expect((await makeBackup(parts)).rows).toBeGreaterThan(0)
      clock.now += DAY
    }
    expect(await target.list()).toEqual(['gezhi-20261102-030000.zip'])
    expect(await readLastBackup(folder)).toEqual(new Date('2026-11-02T03:00:00Z'))
    expect(existsSync(folder.backupCheck)).toBe(false)

    clock.now += 9 * DAY
    const failing = {
      ...target,
      store: async (name: string, path: string) => {
        await target.store(name, path)
        await target.remove(name)
        throw new Error('no space left')
      },
    }
    await expect(makeBackup({ ...parts, target: failing, retention: { daily: 0, weekly: 0, monthly: 0 } })).rejects.toThrow('no space left')
    expect(await target.list()).toEqual(['gezhi-20261102-030000.zip'])
    expect(await readLastBackup(folder)).toEqual(new Date('2026-11-02T03:00:00Z'))

    const fetched = join(folder.root, 'fetched.zip')
    await target.download('gezhi-20261102-030000.zip', fetched)
    const manifest = await checkBackup(fetched, join(folder.root, 'check'))
    expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1)
    await expect(target.download('gezhi-20200101-030000.zip', join(folder.root, 'none.zip'))).rejects.toThrow('no backup')
  }, 600_000)
})

it('a second one is rejected while one runs, which removes leftovers of an interrupted one; damaged it does not pass the check', async () => {
  const { folder, parts, target } = await installation((root) => folderTarget(join(root, 'elsewhere')))
  const elsewhere = join(folder.root, 'elsewhere')
  await mkdir(elsewhere)
  for (const name of ['gezhi-20261031-030000.zip.unfinished', 'notes.unfinished']) writeFileSync(join(elsewhere, name), 'half')
  expect(await target.list()).toEqual([])
  const held = Promise.withResolvers<void>()
  const tidied = Promise.withResolvers<void>()
  const slow = {
    ...target,
    tidy: async () => {
      tidied.resolve()
      await held.promise
      await target.tidy()
    },
  }
  const first = makeBackup({ ...parts, target: slow })
  await tidied.promise
  await expect(makeBackup(parts)).rejects.toMatchObject({ reason: 'running' })
  held.resolve()
  const { name } = await first
  expect(name).toBe('gezhi-20261101-030000.zip')
  expect(readdirSync(elsewhere).toSorted()).toEqual(['gezhi-20261101-030000.zip', 'notes.unfinished'])

  const path = join(folder.root, 'damaged.zip')
  await target.download(name, path)
  truncateSync(path, 2000)
  await expect(checkBackup(path, join(folder.root, 'check'))).rejects.toBeInstanceOf(BackupRejected)
  expect(existsSync(join(folder.root, 'check', 'postgres'))).toBe(false)
}, 300_000)
