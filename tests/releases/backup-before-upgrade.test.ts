import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../apps/server/src/database/connect-database.ts'
import { migrateDatabase } from '../../apps/server/src/database/migrate-database.ts'
import { makeDataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { fileFolder } from '../../apps/server/src/files/file-folder.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { RECORD_KINDS } from '../../apps/server/src/kinds/record-kinds.ts'
import { runBackupCommand } from '../../apps/server/src/operations/backup/backup-commands.ts'
import { folderTarget } from '../../apps/server/src/operations/backup/scheduled/backup-target.ts'
import { readSettings } from '../../apps/server/src/settings/read-settings.ts'
import { type Confirm, upgradeBackup } from '../../apps/server/src/startup/backup-before-upgrade.ts'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { RELEASES } from './release-checkout.ts'

async function appliedTo({ $client }: Database): Promise<number> {
  const { rows } = await $client.query<{ applied: number }>('SELECT count(*)::int AS applied FROM drizzle.__drizzle_migrations')
  return rows[0]!.applied
}

/** A database as the release left it, and what its upgrade would use. */
async function releasedDatabase(settings: Record<string, string> = {}, confirm: Confirm | null = null) {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-upgrade-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = await makeDataFolder(join(root, 'data'))
  mkdirSync(join(folder.files, 'uploads'), { recursive: true })
  const files = fileFolder(folder.files)
  /** Another database, with the tables and rows of a backup. */
  const restored = async (path: string) => {
    const { database, url, drop } = await testDatabase()
    onTestFinished(drop)
    await runBackupCommand(
      {
        where: url,
        files,
        folder,
        target: folderTarget(folder.backups),
        retention: readSettings({}).GEZHI_BACKUP_KEEP,
        serverRuns: false,
        migrate: async () => {},
      },
      ['restore', path, '--replace'],
    )
    return { database, url }
  }
  const released = join(root, 'released.zip')
  copyFileSync(join(import.meta.dirname, RELEASES[0].commit, 'backup.zip'), released)
  const { database, url } = await restored(released)
  const lines: string[] = []
  const parts = {
    settings: readSettings(settings),
    folder,
    files,
    log: newLog('error'),
    print: (line: string) => void lines.push(line),
    adapters: { kinds: RECORD_KINDS },
  }
  const backup = upgradeBackup(parts, confirm)
  const upgrade = () => migrateDatabase(database, () => backup.beforeMigration(url))
  return { folder, restored, lines, applied: () => appliedTo(database), upgrade }
}

it('a database with accounts is backed up before its migration, as the earlier version can restore it', async () => {
  const { folder, restored, lines, applied, upgrade } = await releasedDatabase()
  const before = await applied()
  await upgrade()
  const migrated = await applied()
  expect(migrated).toBeGreaterThan(before)
  const [name = ''] = readdirSync(folder.backups)
  const path = join(folder.backups, name)
  expect(lines.at(-1)).toBe(`Backed up before the upgrade: ${path} / 升级前已备份：${path}`)
  const { database } = await restored(path)
  expect(await appliedTo(database)).toBe(before)
  await migrateDatabase(database)
  expect(await appliedTo(database)).toBe(migrated)
  const { rows } = await database.$client.query("SELECT 1 FROM users WHERE telephone = '13700000042'")
  expect(rows).toHaveLength(1)
})

it('without a backup nothing is migrated, unless it is declined or somebody at the terminal goes on', async () => {
  const nowhere = join(mkdtempSync(join(tmpdir(), 'gezhi-nowhere-')), 'file')
  writeFileSync(nowhere, '')
  onTestFinished(() => rmSync(join(nowhere, '..'), { recursive: true, force: true }))
  const failing = await releasedDatabase({ GEZHI_BACKUP_TO: nowhere })
  const before = await failing.applied()
  await expect(failing.upgrade()).rejects.toThrow('GEZHI_BACKUP_BEFORE_UPGRADE=off')
  expect(await failing.applied()).toBe(before)

  const answers = [false, true]
  const asked = await releasedDatabase({ GEZHI_BACKUP_TO: nowhere }, async () => answers.shift()!)
  await expect(asked.upgrade()).rejects.toThrow('Nothing was changed')
  expect(await asked.applied()).toBe(before)
  await asked.upgrade()
  expect(await asked.applied()).toBeGreaterThan(before)

  const declined = await releasedDatabase({ GEZHI_BACKUP_BEFORE_UPGRADE: 'off' })
  await declined.upgrade()
  expect(await declined.applied()).toBeGreaterThan(before)
  expect(declined.lines).toEqual([])
})
